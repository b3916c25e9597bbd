import {addressOf, locales, routes} from '../routes';
import {expect, hydrated, test} from './site';

for (const {name, prefix, lang} of locales) {
  test.describe(`every route in ${name}`, () => {
    for (const route of routes) {
      const address = addressOf(prefix, route);
      test(`${address} answers, hydrates and is quiet`, async ({
        page,
        watched,
      }) => {
        const response = await page.goto(address);
        expect(response?.status()).toBe(200);
        await hydrated(page);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('main')).toHaveCount(1);
        const heading = await page.locator('h1').innerText();
        const chinese = /\p{Script=Han}/u.test(heading + (await page.title()));
        expect(chinese).toBe(name === 'zh-Hans');
        expect(watched.complaints).toEqual([]);
        expect(watched.strangers).toEqual([]);
      });
    }

    test('the page names its other language and its own address', async ({
      page,
    }) => {
      for (const route of ['/', '/docs/Author', '/blog/welcome']) {
        await page.goto(addressOf(prefix, route));
        const href = (selector: string) =>
          page.locator(selector).first().getAttribute('href');
        const canonical = new URL((await href('link[rel="canonical"]')) ?? '');
        expect(canonical.pathname).toBe(`${prefix}${route}`);
        for (const other of locales) {
          const alternate = new URL(
            (await href(`link[rel="alternate"][hreflang="${other.lang}"]`)) ??
              '',
          );
          expect(alternate.pathname).toBe(`${other.prefix}${route}`);
        }
      }
    });
  });
}
