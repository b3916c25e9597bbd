import fc from 'fast-check';

import {anyText} from '../anyText';
import {pages} from '../routes';
import {waitUntilLive} from './simulationPanel';
import {expect, hydrated, onlyInAll, open, test} from './site';

/** Parts of a hostile link: random text, markup, broken escapes, huge numbers. */
const piece = fc.oneof(
  anyText({maxLength: 40}),
  fc.constantFrom(
    '<img src=x onerror=hacked()>',
    '"><script>hacked()</script>',
    "');hacked();//",
    'javascript:hacked()',
    '{{constructor.constructor("hacked()")()}}',
    '__proto__[hacked]=1',
    '%',
    '%E0%A4%A',
    '\u0000',
    '\ud800',
    '../../../../etc/passwd',
    '9'.repeat(400),
  ),
);
const key = fc.oneof(
  piece,
  fc.constantFrom(
    'sim',
    'gain',
    'timeConstant',
    'input',
    'duration',
    'q',
    'docusaurus-theme',
    'docusaurus-data-x',
    '_highlight',
  ),
);
/** Random links of up to `pairs` names with values, the same in each run. */
function samples(count: number, pairs: number): readonly string[] {
  const link = fc
    .array(fc.tuple(key, piece), {maxLength: pairs, size: 'max'})
    .map((all) =>
      all
        .map(([name, value]) => `${name}=${value}`)
        .join('&')
        .replaceAll(/[\s#]/g, '+'),
    );
  return fc.sample(link, {numRuns: count, seed: 20_250_501});
}

test(
  'a hundred random permalinks typed into an open page do no harm',
  onlyInAll(),
  async ({page, watched}) => {
    test.slow();
    await page.addInitScript(() => {
      Object.assign(window, {hacked: () => document.body.remove()});
    });
    await open(page, pages.lag);
    const panel = await waitUntilLive(page);
    await page.evaluate(
      async (hashes) => {
        for (const hash of hashes) {
          const start = hash.length % 2 === 0 ? '#sim=first-order-lag&' : '#';
          window.location.hash = start + hash;
          await new Promise((next) => requestAnimationFrame(next));
        }
      },
      samples(100, 6),
    );
    await expect(panel.locator('[data-curve]').first()).toBeAttached();
    await expect(panel).not.toContainText('NaN');
    await expect(page.getByRole('heading', {level: 1})).toContainText('LAG1');
    expect(watched.messages).toEqual([]);
    expect(watched.externalRequests).toEqual([]);
  },
);

test(
  'random query strings, the search page’s among them, do no harm',
  onlyInAll(),
  async ({page, watched}) => {
    test.slow();
    await page.addInitScript(() => {
      Object.assign(window, {hacked: () => document.body.remove()});
    });
    for (const [index, text] of samples(25, 15).entries()) {
      const path = ['/search', pages.lag, '/zh-Hans/docs/intro', '/offline'][
        index % 4
      ];
      const query = index % 8 === 0 ? `q=${text}&${text}` : text;
      await open(page, `${path}?${query}`);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    }
    expect(watched.messages).toEqual([]);
    expect(watched.externalRequests).toEqual([]);
  },
);

test(
  'a query of sixty kilobytes and a heading that is not there',
  onlyInAll(),
  async ({page, watched}) => {
    await page.goto('/docs/intro#no-such-heading');
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
    await page.goto('/docs/intro#%E0%A4%A');
    await hydrated(page);
    await page.evaluate(() => {
      const long = `?q=${'x'.repeat(60_000)}`;
      window.history.pushState(null, '', `/search${long}`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(
      page.getByRole('heading', {level: 1, name: 'Search'}),
    ).toBeVisible();
    expect(watched.messages).toEqual([]);
  },
);

test(
  'a history that others have written to does no harm',
  onlyInAll(),
  async ({page, watched}) => {
    await open(page, pages.lag);
    await waitUntilLive(page);
    const states = [
      'text',
      {key: 7, state: 'text'},
      {key: 'a', state: {words: {}}},
      {key: 'b', state: {words: [3, null, {}]}},
      {key: 'c', state: {words: ['lag']}},
    ];
    for (const state of states) {
      await page.evaluate((poisoned) => {
        window.history.replaceState(poisoned, '');
        window.dispatchEvent(new PopStateEvent('popstate', {state: poisoned}));
      }, state);
    }
    await page.waitForFunction(() => CSS.highlights.has('site-search'));
    expect(watched.messages).toEqual([]);
  },
);

test('storage that is full: what is chosen works until the page is left', async ({
  page,
  watched,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, pages.lag);
  const panel = await waitUntilLive(page);
  await panel.getByRole('button', {name: 'Hold this run'}).click();
  await panel.getByRole('slider').first().press('ArrowRight');
  await expect(panel.getByRole('list', {name: 'Held runs'})).toBeVisible();
  await page
    .getByRole('button', {name: /Switch between dark and light mode/})
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The theme says that it could not store the choice, and nothing else does.
  expect(watched.messages.every((text) => text.includes('storage'))).toBe(true);
});
