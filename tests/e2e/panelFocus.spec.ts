import {pages} from '../routes';
import {firstPanel} from './simulationPanel';
import {expect, onlyInAll, open, phone, test} from './site';

for (const address of [pages.lag, `/zh-Hans${pages.bar}`]) {
  test(
    `a control of ${address} keeps the focus while its panel becomes live`,
    onlyInAll(address !== pages.lag),
    async ({page}) => {
      await page.setViewportSize(phone);
      await open(page, address);
      const panel = firstPanel(page);
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
    },
  );
}

test('the focus stays on a control chosen while the panel is made', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, pages.lag);
  const panel = firstPanel(page);
  await expect(panel.locator('fieldset:disabled').first()).toBeAttached();
  const [before, after] = await panel.evaluate((drawn: HTMLElement) => {
    const controls = [
      ...drawn.querySelectorAll<HTMLElement>('input:enabled, summary'),
    ].slice(-2);
    const nameOf = (control: Element | null | undefined) =>
      control?.closest('label, summary')?.textContent;
    return new Promise<readonly (string | undefined)[]>((resolve) => {
      let turn = 0;
      const goOn = () => {
        const last = controls[turn % 2];
        if (!drawn.isConnected) {
          resolve([nameOf(last), nameOf(document.activeElement)]);
          return;
        }
        turn += 1;
        controls[turn % 2]?.focus({preventScroll: true});
        requestAnimationFrame(goOn);
      };
      controls[0]?.focus();
      requestAnimationFrame(goOn);
    });
  });
  expect(before).toBeTruthy();
  expect(after).toBe(before);
});
