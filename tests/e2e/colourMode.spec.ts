import {expect, hydrated, open, test} from './site';

const HTML = 'html';
const TOGGLE = /Switch between dark and light mode/;

test('the site starts light, whatever the system prefers', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({colorScheme: 'dark'});
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  await hydrated(page);
  await expect(page.locator(HTML)).toHaveAttribute('data-theme', 'light');
  await context.close();
});

test('the choice is stored, shared by both languages and by open tabs', async ({
  page,
  context,
}) => {
  await open(page, '/docs/intro');
  const second = await context.newPage();
  await open(second, '/zh-Hans/blog');
  await page.getByRole('button', {name: TOGGLE}).click();
  await expect(page.locator(HTML)).toHaveAttribute('data-theme', 'dark');
  await expect(second.locator(HTML)).toHaveAttribute('data-theme', 'dark');
  await second.reload();
  await expect(second.locator(HTML)).toHaveAttribute('data-theme', 'dark');
  const keys = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('theme')),
  );
  expect(keys).toEqual(['theme-lumped']);
});

test('a stored choice is applied before the first paint', async ({page}) => {
  await open(page, '/');
  await page.evaluate(() => {
    localStorage.setItem('theme-lumped', 'dark');
  });
  // Without the site's scripts only the inline one can have set it.
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.reload();
  await expect(page.locator(HTML)).toHaveAttribute('data-theme', 'dark');
});
