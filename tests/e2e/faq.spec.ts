import {pages} from '../routes';
import {expect, hydrated, open, test} from './site';

const faq = pages.faq;

test('the filter shows the questions of one topic and their number, and a link to another one shows all', async ({
  page,
}) => {
  await open(page, faq);
  const questions = page.getByRole('main').getByRole('heading', {level: 3});
  const all = await questions.allInnerTexts();
  const units = page.locator('section', {
    has: page.getByRole('heading', {level: 2, name: 'Units and parameters'}),
  });
  const ofTopic = await units.getByRole('heading', {level: 3}).allInnerTexts();
  expect(ofTopic.length).toBeGreaterThan(0);
  expect(ofTopic.length).toBeLessThan(all.length);
  await page.getByRole('radio', {name: 'Units and parameters'}).check();
  await expect(questions).toHaveText(ofTopic);
  await expect(page.getByText(`${ofTopic.length} questions`)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(
    page.getByRole('radio', {name: 'Batch runs, results, scripts'}),
  ).toBeChecked();
  await page.getByRole('radio', {name: 'All topics'}).check();
  await expect(questions).toHaveText(all);
  await page.getByRole('radio', {name: 'Units and parameters'}).check();
  await expect(page.locator('#slow-run')).toBeHidden();
  await page.goto(`${faq}#slow-run`);
  await expect(page.locator('#slow-run')).toBeInViewport();
  await expect(page.getByRole('radio', {name: 'All topics'})).toBeChecked();
});

test('every question is there without JavaScript, in Chinese too', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${baseURL}/zh-Hans${faq}`);
  const questions = page.getByRole('main').getByRole('heading', {level: 3});
  expect(await questions.count()).toBeGreaterThan(0);
  for (const question of await questions.all()) {
    await expect(question).toBeVisible();
  }
  await expect(page.getByLabel('全部主题')).toBeHidden();
  await context.close();
});

test('nothing moves when the filter becomes live', async ({page}) => {
  await page.goto(faq, {waitUntil: 'commit'});
  const first = page.locator('#licence-and-installation');
  await first.waitFor();
  const before = await first.boundingBox();
  await hydrated(page);
  expect((await first.boundingBox())?.y).toBe(before?.y);
});
