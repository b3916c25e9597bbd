import type {Locator, Page} from '@playwright/test';

import {model as bar} from '../../src/models/library/aluminium-bar';
import {writeLagSheet} from '../fixtures/amesim/lagSheet';
import {packModel, writeParts} from '../fixtures/amesim/model';
import {thermalSheet} from '../fixtures/amesim/thermalSheets';
import {pages} from '../routes';
import {expect, onlyInAll, open, phone, test} from './site';

/** Opens the sheet of a page and the choice of a file in it. */
async function openCheck(page: Page, address: string): Promise<Locator> {
  await open(page, address);
  const check = page.locator('[data-check-sheet]');
  await page
    .locator('details', {has: check})
    .first()
    .evaluate((element) => {
      element.setAttribute('open', '');
    });
  await check.getByRole('button').click();
  return check;
}

function choose(
  check: Locator,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  const mimeType = 'application/octet-stream';
  return check
    .locator('input[type="file"]')
    .setInputFiles({name, mimeType, buffer: Buffer.from(bytes)});
}

test('a saved model is held against the sheet of the page', async ({
  page,
  watched,
}) => {
  const check = await openCheck(page, pages.lag);
  await expect(check).toBeFocused();
  await choose(check, 'mine.ame', await writeLagSheet());
  await expect(check.getByText('Not as asked: 0. Not known: 0.')).toBeVisible();
  await choose(check, 'mine.ame', await writeLagSheet({gain: 1}));
  const wrong = check.locator('[data-status="wrong"]');
  await expect(wrong).toHaveCount(3);
  await expect(wrong.first()).toContainText('“gain” is 1, and 2 is asked for');
  await choose(check, 'other.txt', new TextEncoder().encode('no archive'));
  await expect(check.getByText(/no Amesim model/)).toBeVisible();
  expect(watched.messages).toEqual([]);
  expect(watched.externalRequests).toEqual([]);
});

/** Wrong models of the lag's sheet, and what is said of each. */
const WRONG: readonly (readonly [
  string,
  () => Promise<Uint8Array>,
  Readonly<Record<'en' | 'zh', RegExp>>,
])[] = [
  [
    'gain',
    () => writeLagSheet({gain: 1}),
    {en: /“gain” is 1, and 2 is asked/, zh: /“gain”为 1，应为 2/},
  ],
  [
    'automatic',
    () => writeLagSheet({isAutomatic: true}),
    {en: /is the initial value automatic/, zh: /初始值是不是用了自动选项/},
  ],
  [
    'milliseconds',
    () => writeLagSheet({timeConstant: 1500}),
    {en: /number would be right in ms/, zh: /如果单位是 ms，这个数就对/},
  ],
  [
    'plug',
    () =>
      writeLagSheet({}, (model) => ({
        ...model,
        lines: model.lines.slice(0, 1),
        components: model.components.filter(({alias}) => alias !== 'end'),
      })),
    {en: /signal plug: 1 missing/, zh: /信号堵头：缺 1 个/},
  ],
  [
    'short',
    () => writeLagSheet({final: 2, interval: 0.5}),
    {en: /^.*Final time: 2\ss, and 10\ss/, zh: /终止时间：2\ss，应为 10\ss/},
  ],
];

for (const language of ['en', 'zh'] as const) {
  test(
    `five wrong models are told, ${language}, on a phone`,
    onlyInAll(language === 'en'),
    async ({page, watched}) => {
      await page.setViewportSize(phone);
      const prefix = language === 'en' ? '' : '/zh-Hans';
      const check = await openCheck(page, `${prefix}${pages.lag}`);
      for (const [name, write, says] of WRONG) {
        await choose(check, `${name}.ame`, await write());
        const line = check.locator('[data-status="wrong"]', {
          hasText: says[language],
        });
        await expect(line.first(), name).toBeVisible();
      }
      expect(watched.messages).toEqual([]);
    },
  );
}

test(
  'a model of a thermal page has all as asked',
  onlyInAll(),
  async ({page}) => {
    const check = await openCheck(page, pages.bar);
    const bytes = await packModel({
      ...writeParts('new', await thermalSheet('aluminium-bar', {}, bar)),
      '.sim': '0 10 0.05 1e30 1e-5\n0 0 1 1 8 0 0 0 0\n',
    });
    await choose(check, 'bar.ame', bytes);
    await expect(
      check.getByText('Not as asked: 0. Not known: 0.'),
    ).toBeVisible();
  },
);
