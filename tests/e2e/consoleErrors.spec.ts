import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {locales} from '../routes';
import {expect, hydrated, onlyInAll, test} from './site';

test.describe.configure({timeout: 120_000});

/** The addresses of the sitemap of a language. */
function sitemapOf(prefix: string): readonly string[] {
  const sitemap = readFileSync(join('build', prefix, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}

/** Adds a trailing slash to an address, or removes it. */
function otherForm(address: string): string {
  return address.endsWith('/')
    ? address.replace(/(?<=.)\/$/, '')
    : `${address}/`;
}

for (const {prefix, lang, name} of locales) {
  const listed = sitemapOf(prefix);
  const unknown = ['/nope', '/docs/nope', '/docs/Amesim/nope', '/blog/nope'];
  const addresses = {
    // The spec of every page opens the form that the sitemap has.
    'in the form that the sitemap does not have': listed.map(otherForm),
    'of no page': unknown.flatMap((route) => [
      prefix + route,
      otherForm(prefix + route),
    ]),
  };
  for (const [form, all] of Object.entries(addresses)) {
    test(
      `addresses ${form} open without an error on the console, ${name}`,
      onlyInAll(form !== 'of no page' || prefix === ''),
      async ({page, watched}) => {
        const isUnknown = all === addresses['of no page'];
        for (const address of all) {
          if (isUnknown) {
            // As a host does that knows both languages.
            await page.route(`**${address}`, (route) =>
              route.fulfill({status: 404, path: `build${prefix}/404.html`}),
            );
          }
          await page.goto(address);
          await hydrated(page);
          const messages = watched.messages
            .splice(0)
            .filter((message) => !(isUnknown && / 404 /.test(message)));
          expect.soft(messages, address).toEqual([]);
          if (isUnknown) {
            const title = lang === 'en' ? /^Page not found/ : /^找不到页面/;
            await expect.soft(page, address).toHaveTitle(title);
          }
        }
      },
    );
  }
}
