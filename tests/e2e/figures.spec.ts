import {readFileSync} from 'node:fs';

import {libraryIds} from '../../src/site/libraries';
import {pagesOf} from '../../src/site/pages';
import {pages} from '../routes';
import {chunkWith} from './host';
import {desktop, expect, onlyInAll, open, test, unfold} from './site';

function hasFigure(route: string): boolean {
  const file = `${route}.mdx`.replace('/.mdx', '/index.mdx').slice(1);
  return /<Figure\b/u.test(readFileSync(file, 'utf8'));
}

/** The pages of the libraries that have a figure. */
const drawn = libraryIds
  .flatMap(pagesOf)
  .map((id) => pages[id])
  .filter(hasFigure);

/** A text in the drawing of `step-response` and nowhere else. */
const UNIQUE_TEXT = 'ln of the part that is left';

test('a drawing has a description and is named by its caption', async ({
  page,
}) => {
  await open(page, pages.lag);
  const figure = page.getByRole('figure', {name: /^Figure 1\. /});
  const image = figure.getByRole('img');
  await expect(image).toHaveAccessibleName(/^a\) .*; b\) /);
  await expect(image).toHaveAccessibleDescription(/63\.2%/);
  await figure.getByText('The figure in words').click();
  await expect(
    figure.getByText(/^Panel a: the output starts at/),
  ).toBeVisible();
});

test('a link to a figure leads there', async ({page}) => {
  await page.setViewportSize(desktop);
  await open(page, pages.lag);
  await page.getByRole('link', {name: 'Figure 1', exact: true}).click();
  await expect(page).toHaveURL(/#fig-step-response$/);
  await expect(page.locator('#fig-step-response')).toBeInViewport();
});

test('a page loads drawings only when it is reached by a link', async ({
  page,
  watched,
}) => {
  await page.setViewportSize(desktop);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/assets\/js\/.*\.js$/.test(response.url())) {
      // A script of a page that was left has no text any more.
      scripts.push(response.text().catch(() => ''));
    }
  });
  const holdsDrawing = async () =>
    (await Promise.all(scripts)).some((code) => code.includes(UNIQUE_TEXT));
  await open(page, pages.lag);
  const figure = page.locator('#fig-step-response');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByText(UNIQUE_TEXT)).toBeVisible();
  const kept = await figure.getByRole('img').getAttribute('aria-label');
  expect(await holdsDrawing()).toBe(false);
  await open(page, pages.sine);
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'LAG1: first-order lag'})
    .click();
  await expect(figure.locator('svg')).toHaveCount(2);
  await expect(figure.getByRole('img')).toHaveAttribute(
    'aria-label',
    kept ?? '',
  );
  expect(await holdsDrawing()).toBe(true);
  expect(watched.messages).toEqual([]);
});

test(
  'a drawing that cannot be loaded is requested twice, and the page says so',
  onlyInAll(),
  async ({page}) => {
    await page.setViewportSize(desktop);
    await open(page, pages.sine);
    let requests = 0;
    await page.route(`**${chunkWith(UNIQUE_TEXT)}`, (route) => {
      requests += 1;
      return route.abort();
    });
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'LAG1: first-order lag'})
      .click();
    const figure = page.locator('#fig-step-response');
    await expect(figure.getByRole('alert')).toContainText(
      'could not be loaded',
    );
    // The second one goes past the browser's cache.
    expect(requests).toBe(2);
  },
);
test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('drawings are in the page', async ({page}) => {
    for (const address of drawn) {
      await page.goto(address);
      await unfold(page);
      await expect(
        page.locator('figure[id^="fig-"] svg').first(),
      ).toBeVisible();
    }
  });
});
