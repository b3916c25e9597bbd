import {expect, open, test} from './site';

const ID_KEY = 'docusaurus.announcement.id-lumped';

test('the announcement is dismissed for good, and a new one shows again', async ({
  page,
}) => {
  await open(page, '/zh-Hans/');
  const bar = page.getByText('本站与西门子公司无关');
  await expect(bar).toBeVisible();
  await page.getByRole('button', {name: '关闭'}).first().click();
  await expect(bar).toBeHidden();
  await open(page, '/docs/intro');
  await expect(
    page.getByText('Independent of Siemens. Every curve'),
  ).toBeHidden();
  await page.evaluate((key) => {
    localStorage.setItem(key, 'an-older-announcement');
  }, ID_KEY);
  await page.reload();
  await expect(
    page.getByText('Independent of Siemens. Every curve'),
  ).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), ID_KEY)).toBe(
    'independent-2025',
  );
});
