import {pages, panelOf} from './simulationPanel';
import {expect, open, phone, test} from './site';

for (const address of [pages.lag, `/zh-Hans${pages.bar}`]) {
  test(`a control of ${address} keeps the focus while its panel comes alive`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, address);
    const panel = panelOf(page);
    const control = panel.locator('input:enabled, summary').last();
    await expect(panel.locator('fieldset:disabled').first()).toBeAttached();
    const before = await control.evaluate((element: HTMLElement) => {
      element.focus();
      return element.closest('label, summary')?.textContent;
    });
    await expect(panel.getByRole('slider').first()).toBeEnabled();
    const focused = panel.locator(':focus');
    await expect(focused).toHaveCount(1);
    const after = await focused.evaluate(
      (element) => element.closest('label, summary')?.textContent,
    );
    expect(after).toBe(before);
  });
}
