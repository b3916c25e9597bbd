import type {Page} from '@playwright/test';

import {locales, pages} from '../routes';
import {inBothModes} from './axe';
import {expect, onlyInAll, open, phone, test} from './site';

// axe would measure colours during a transition.
test.use({contextOptions: {reducedMotion: 'reduce'}});

const STORAGE_KEY = 'lumped-progress';

/** Stores what an earlier round has left, before the page is loaded. */
async function store(page: Page, practice: unknown): Promise<void> {
  const file = {
    site: 'lumped',
    content: 'progress',
    version: 2,
    pages: {},
    practice,
  };
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('stored') === null) {
        sessionStorage.setItem('stored', 'yes');
        localStorage.setItem(key, text);
      }
    },
    [STORAGE_KEY, JSON.stringify(file)] as const,
  );
}

/** After a round in which the exercise on a lag was missed. */
const missed = {round: 1, cards: {'lag-mark': {box: 0, due: 2}}};

const words = {
  en: {
    signal: 'Signal library',
    estimate: '1: estimate',
    due: 'Due in the next round: 1.',
    start: 'Start a round',
    next: 'Next exercise',
    end: 'End the round',
    again: 'On to the next round',
    result: '1 of 2 right at the first attempt',
    other: 'Other numbers',
    fields: ['Final value', 'Output after one time constant'],
    mistake: 'You have left out the gain.',
    answered: '✓ answered',
  },
  'zh-Hans': {
    signal: '信号库',
    estimate: '1：估算',
    due: '下一轮到期：1 道。',
    start: '开始一轮',
    next: '下一道',
    end: '结束这一轮',
    again: '准备下一轮',
    result: '2 道中有 1 道第一次就答对',
    other: '换一组数值',
    fields: ['终值', '经过一个时间常数的输出'],
    mistake: '漏乘了增益',
    answered: '✓ 已答对',
  },
} as const;

/** Leaves one topic and one level: two exercises. */
async function chooseFew(
  page: Page,
  {signal, estimate}: (typeof words)['en' | 'zh-Hans'],
): Promise<void> {
  for (const [index, kept] of [signal, estimate].entries()) {
    const boxes = page.locator('fieldset').nth(index).getByRole('checkbox');
    for (const box of await boxes.all()) {
      await box.uncheck();
    }
    await page.getByRole('checkbox', {name: kept}).check();
  }
}

/** The values in the question on the lag: gain, time constant, start, step. */
async function lagNumbers(page: Page): Promise<readonly number[]> {
  const text = await page.locator('#lag-mark > p').nth(1).textContent();
  const [question = ''] = (text ?? '').split(/[?？]/u);
  return (question.match(/\d+(?:\.\d+)?/gu) ?? []).map(Number);
}

for (const {name: locale, prefix} of locales) {
  const said = words[locale];

  test(
    `a missed exercise comes back with other numbers, ${locale}`,
    onlyInAll(locale !== 'en'),
    async ({page, watched}) => {
      await store(page, missed);
      await open(page, prefix + pages.practice);
      await chooseFew(page, said);
      await expect(page.getByText(said.due)).toBeVisible();
      await page.getByRole('button', {name: said.start}).click();

      const [final, after] = said.fields;
      await page.getByRole('textbox', {name: final}).waitFor();
      const [gain = 0, , initial = 0, step = 0] = await lagNumbers(page);
      expect([gain, initial, step]).not.toEqual([2, 0.5, 3]);
      const end = gain * step;
      const lag = page.locator('#lag-mark');
      const answer = async (label: string, value: number) => {
        const field = page.getByRole('textbox', {name: label});
        await field.fill(String(value));
        await field.press('Enter');
      };
      await answer(final, end);
      await answer(after, end + (initial - end) / Math.E);
      await expect(lag.locator('form[data-verdict="right"]')).toHaveCount(2);

      await page.setViewportSize(phone);
      await page.getByRole('button', {name: said.next}).click();
      const second = page.locator('#blocks-integral');
      await expect(second).toBeVisible();
      await expect(page.locator('p:focus')).toBeInViewport();
      const top = () => page.locator('p:focus').boundingBox();
      await expect.poll(async () => (await top())?.y).toBeLessThan(100);
      await second.getByRole('textbox').fill('17');
      await second.getByRole('textbox').press('Enter');
      await expect(
        second.locator('[data-verdict="wrong"]').first(),
      ).toBeVisible();
      await page.getByRole('button', {name: said.end}).click();
      await expect(page.locator('p', {hasText: said.result})).toBeFocused();
      await expect(
        page.getByRole('main').locator('li[data-verdict]'),
      ).toHaveCount(2);
      await page.getByRole('button', {name: said.again}).press('Enter');
      await expect(page.locator('article :focus')).toHaveCount(1);

      await open(page, prefix + pages.practice);
      await expect(page.getByText(said.due)).toBeVisible();
      await open(page, prefix + pages.lag);
      await expect(page.locator('#lag-mark')).toContainText(said.answered);
      expect(watched.messages).toEqual([]);
    },
  );

  test(
    `the usual mistakes belong to the numbers that are drawn, ${locale}`,
    onlyInAll(),
    async ({page}) => {
      await page.setViewportSize(phone);
      await store(page, missed);
      await open(page, prefix + pages.practice);
      await chooseFew(page, said);
      await page.getByRole('button', {name: said.start}).click();
      const field = page.getByRole('textbox', {name: said.fields[0]});
      await field.waitFor();
      for (let draw = 0; draw < 3; draw += 1) {
        const [, , , step = 0] = await lagNumbers(page);
        await field.fill(String(step));
        await field.press('Enter');
        await expect(page.locator('#lag-mark')).toContainText(said.mistake);
        const count = String(draw + 2);
        const status = page.getByRole('status').filter({hasText: count});
        await page.getByRole('button', {name: said.other}).click();
        await expect(status.last()).toBeVisible();
        await expect(field).toHaveValue('');
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await inBothModes(page, 'main')).toEqual([]);
    },
  );

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test(
      `the page lists all exercises, ${locale}`,
      onlyInAll(locale !== 'en'),
      async ({page}) => {
        await page.goto(prefix + pages.practice);
        await expect(page.getByRole('button', {name: said.start})).toHaveCount(
          0,
        );
        const topic = page.locator('article details', {hasText: said.signal});
        await topic.locator('summary').first().click();
        const link = topic.locator('a[href$="#lag-mark"]');
        await expect(link).toBeVisible();
        await link.click();
        await expect(page.locator('#lag-mark')).toBeInViewport();
      },
    );
  });
}

test('the answer to the first of two questions is a miss before it is answered only', async ({
  page,
}) => {
  const cards = {
    'clinic-tubes': {box: 0, due: 2},
    'clinic-line': {box: 0, due: 2},
  };
  await store(page, {round: 1, cards});
  const boxOf = (id: string) =>
    page.evaluate(
      ([key, exercise]) => {
        const text = localStorage.getItem(key) ?? '{}';
        const {practice} = JSON.parse(text) as {
          practice: {cards: Record<string, {box: number; due: number}>};
        };
        return practice.cards[exercise];
      },
      [STORAGE_KEY, id] as const,
    );
  await open(page, pages.practice);
  await page.getByRole('button', {name: 'Start a round'}).click();
  const clinic = page.locator('section[id^="clinic-"]');
  const radios = clinic.getByRole('radio');
  for (let count = 0; count < 2; count += 1) {
    await expect(radios).not.toHaveCount(0);
    const first = clinic.locator('summary').first();
    if ((await clinic.getAttribute('id')) === 'clinic-line') {
      await first.press('Enter');
      await expect.poll(() => boxOf('clinic-line')).toEqual({box: 0, due: 3});
    } else {
      await radios.nth(1).check();
      await page.keyboard.press('Enter');
      await expect(clinic.locator('[data-verdict="right"]')).not.toHaveCount(0);
      await first.press('Enter');
      await expect(clinic.locator('details').first()).toHaveAttribute('open');
      await radios.last().check();
      await page.keyboard.press('Enter');
      await expect.poll(() => boxOf('clinic-tubes')).toEqual({box: 1, due: 4});
    }
    await page.getByRole('button', {name: 'Next exercise'}).click();
  }
});

test(
  'malformed storage counts as none; the rounds can be forgotten',
  onlyInAll(),
  async ({page}) => {
    await store(page, {round: 'x', cards: [1]});
    await open(page, pages.practice);
    await expect(page.getByText('Due in the next round: 0.')).toBeVisible();
    await page.getByRole('button', {name: 'Start a round'}).click();
    await expect(page.locator('p', {hasText: '1 of 5'})).toBeFocused();
    await page.reload();
    const stored = () =>
      page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY);
    expect(await stored()).toContain('"round":1');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', {name: 'Forget the rounds'}).click();
    await expect.poll(stored).toBeNull();
  },
);

test(
  'all states of the page are accessible and can be left out',
  onlyInAll(),
  async ({page}) => {
    await open(page, pages.practice);
    expect(await inBothModes(page, 'main')).toEqual([]);
    await page.getByRole('button', {name: 'Start a round'}).click();
    for (let number = 1; number < 5; number += 1) {
      await page.getByRole('button', {name: 'Next exercise'}).click();
    }
    await expect(page.locator('[data-activity]')).toBeVisible();
    expect(await inBothModes(page, 'main')).toEqual([]);
    await page.getByRole('button', {name: 'End the round'}).click();
    await expect(page.getByText('Left out.').first()).toBeVisible();
    expect(await inBothModes(page, 'main')).toEqual([]);
  },
);
