import {expect, open, phone, test} from './site';

const cylinders = 'docs/Amesim/thermal/Thermal-Help-Demo-Concentric-Cylinder/';
const piping = 'docs/Amesim/Thermal-Hydraulic/Demo-Modular-Piping/';

test.describe('without a mouse', () => {
  // The button of a formula is always seen there.
  test.use({hasTouch: true, isMobile: true, viewport: phone});

  for (const address of [cylinders, piping]) {
    for (const locale of ['/', '/zh-Hans/']) {
      test(`no button lies on a formula of ${locale}${address}`, async ({
        page,
      }) => {
        await open(page, locale + address);
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
      });
    }
  }
});

test('no line of a Chinese page begins with a mark that closes a formula', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, `/zh-Hans/${cylinders}`);
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
