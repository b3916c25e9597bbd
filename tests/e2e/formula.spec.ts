import {locales, pages} from '../routes';
import {expect, onlyInAll, open, phone, test, unfold} from './site';

test.describe('without a mouse', () => {
  // The button of a formula is always seen there.
  test.use({hasTouch: true, isMobile: true, viewport: phone});

  for (const address of [pages.cylinders, pages.piping]) {
    for (const {prefix} of locales) {
      test(
        `no button lies on a formula of ${prefix}${address}`,
        onlyInAll(prefix === '' || address !== pages.piping),
        async ({page}) => {
          await open(page, prefix + address);
          await unfold(page);
          const buttons = page.locator('button', {hasText: 'TeX'});
          expect(await buttons.count()).toBeGreaterThan(5);
          const covered = await buttons.evaluateAll((all) =>
            all.flatMap((button) => {
              const formula = button.parentElement;
              formula?.scrollIntoView();
              const math = formula?.querySelector('math');
              const top = math?.getBoundingClientRect().top ?? 0;
              const {bottom} = button.getBoundingClientRect();
              return bottom <= top + 1 ? [] : [math?.textContent];
            }),
          );
          expect(covered).toEqual([]);
        },
      );
    }
  }
});

test('the formulas of a page fit into a small phone', async ({page}) => {
  await page.setViewportSize({width: 375, height: 667});
  await open(page, pages.hydraulicCircuit);
  await unfold(page);
  const cut = await page
    .locator('[class*="region"]:has(> math)')
    .evaluateAll((boxes) =>
      boxes
        .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
        .map(({textContent}) => textContent),
    );
  expect(cut).toEqual([]);
});

test('no line of a Chinese page begins with a mark that closes a formula', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, `/zh-Hans${pages.cylinders}`);
  await unfold(page);
  const torn = await page.locator('main p math').evaluateAll((all) =>
    all.flatMap((math) => {
      const next = math.nextSibling;
      if (!next || !/^[，。；：）]/u.test(next.textContent ?? '')) {
        return [];
      }
      math.scrollIntoView();
      const range = document.createRange();
      range.setStart(next, 0);
      range.setEnd(next, 1);
      const mark = range.getBoundingClientRect();
      return mark.top < math.getBoundingClientRect().bottom
        ? []
        : [math.textContent];
    }),
  );
  expect(torn).toEqual([]);
});
