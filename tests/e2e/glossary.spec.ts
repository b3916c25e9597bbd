import {groups} from '../../src/site/glossary';
import {desktop, expect, open, test} from './site';

test('the filter leaves what matches and says how many', async ({page}) => {
  await open(page, '/zh-Hans/markdown-page');
  const rows = page.getByRole('row');
  const all = await rows.count();
  await page.getByRole('searchbox', {name: '筛选术语'}).fill('hysteresis');
  await expect(page.getByRole('status')).toHaveText(/\d+ 个术语/);
  expect(await rows.count()).toBeLessThan(all);
  await expect(page.locator('#term-hysteresis')).toBeVisible();
});

test('the contents list each group of terms, and the filter says what to do when it leaves nothing', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, '/markdown-page');
  for (const group of groups) {
    const id = `group-${group}`;
    await expect(page.locator(`h2#${id}`)).toBeVisible();
    await expect(
      page.locator(`.table-of-contents a[href="#${id}"]`),
    ).toBeVisible();
  }
  const field = page.getByRole('searchbox', {name: 'Filter the terms'});
  await field.fill('no such term');
  await expect(page.getByText('Try fewer letters')).toBeVisible();
  await page.getByRole('button', {name: 'Show all terms'}).press('Enter');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(page.locator('#term-hysteresis')).toBeAttached();
});

test('all terms can be read without JavaScript, and link to a page', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${baseURL}/markdown-page#term-hysteresis`);
  const row = page.locator('#term-hysteresis');
  await expect(row).toBeInViewport();
  await expect(row.locator('[lang="zh-CN"]')).toContainText('迟滞');
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/TRIG0-trigger/);
  await context.close();
});
