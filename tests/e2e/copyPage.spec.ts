import {readFileSync} from 'node:fs';

import {pages} from '../routes';
import {expect, open, test} from './site';

test.beforeEach(async ({context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('the page is copied as Markdown, from a file that is loaded for it', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, pages.lag);
  expect(requests.filter((url) => url.endsWith('.md'))).toEqual([]);
  await page.getByText('Copy page', {exact: true}).click();
  await page.getByRole('button', {name: 'Copy whole page'}).click();
  await expect(page.getByText('Copied as Markdown:')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const file = `build${pages.lag}index.md`;
  expect(copied.replaceAll('\r\n', '\n')).toBe(readFileSync(file, 'utf8'));
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('button', {name: 'Copy whole page'}),
  ).toBeHidden();
});

test('a section is copied with its address, in Chinese as well', async ({
  page,
}) => {
  await open(page, `/zh-Hans${pages.faq}`);
  await page.getByText('复制本页', {exact: true}).click();
  const heading = page.locator('article h3').nth(2);
  const id = await heading.getAttribute('id');
  const section = page.locator('details li[data-level="3"]').nth(2);
  await section.getByRole('button').click();
  await expect(page.getByText('已复制为 Markdown')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^### \S/);
  expect(copied.match(/^#/gm)).toHaveLength(1);
  expect(copied).toContain(`/zh-Hans${pages.faq}#${id}>`);
});

test('reports a lost file, and shows the text without a clipboard', async ({
  page,
}) => {
  await open(page, pages.rename);
  await page.route('**/*.md', (route) => route.abort());
  await page.getByText('Copy page', {exact: true}).click();
  const whole = page.getByRole('button', {name: 'Copy whole page'});
  await whole.click();
  await expect(page.getByText('could not be loaded')).toBeVisible();
  await page.unroute('**/*.md');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await whole.click();
  await expect(page.getByRole('textbox', {name: 'Markdown'})).toHaveValue(
    /^# Rename/,
  );
});
