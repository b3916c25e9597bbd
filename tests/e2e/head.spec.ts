import type {Page} from '@playwright/test';

import {addressOf, locales, pages, routes} from '../routes';
import {expect, onlyInAll, open, test} from './site';

interface Head {
  readonly title: string;
  readonly root: readonly (string | null)[];
  readonly tags: readonly string[];
  readonly data: readonly unknown[];
}

/** The metadata of the page now, or of the HTML at an address. */
function headOf(page: Page, address?: string): Promise<Head> {
  return page.evaluate(async (wanted) => {
    let from = document;
    if (wanted !== undefined) {
      const html = await (await fetch(wanted)).text();
      from = new DOMParser().parseFromString(html, 'text/html');
    }
    const describe = ({localName, attributes}: Element) =>
      [
        localName,
        ...[...attributes].map(({name, value}) => `${name}=${value}`).sort(),
      ].join(' ');
    const written = [...from.head.querySelectorAll('[data-rh]:not(title)')];
    const root = from.documentElement;
    return {
      title: from.title,
      root: ['lang', 'dir', 'class'].map((name) => root.getAttribute(name)),
      tags: written.map(describe).sort(),
      // The minifier of the HTML writes the same data in another order.
      data: written
        .filter(({localName}) => localName === 'script')
        .map(({textContent}) => JSON.parse(textContent) as unknown),
    };
  }, address);
}

/** Goes where a link of the site would lead, without loading a document. */
async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const state = {key: to};
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state}));
  }, address);
}

/** One route of each kind. */
const EXAMPLES = [pages.lag, pages.event, pages.search, '/docs/intro', '/blog'];

for (const {name, prefix} of locales) {
  for (const [extent, visited] of [
    ['of each kind', EXAMPLES],
    ['of all', routes],
  ] as const) {
    test(
      `a page ${extent} reached by a link has the metadata of its HTML (${name})`,
      onlyInAll(visited === routes || prefix !== ''),
      async ({page}) => {
        test.slow();
        await open(page, addressOf(prefix, '/'));
        await page.evaluate(() => (window.name = 'same document'));
        for (const route of [...visited, '/']) {
          const address = addressOf(prefix, route);
          const expected = await headOf(page, address);
          expect(expected.tags.length).toBeGreaterThan(10);
          await visit(page, address);
          await expect
            .poll(() => headOf(page), {message: address, intervals: [20]})
            .toEqual(expected);
        }
        expect(await page.evaluate(() => window.name)).toBe('same document');
      },
    );
  }
}
