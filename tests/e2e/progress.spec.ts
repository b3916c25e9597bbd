import {readFileSync} from 'node:fs';

import type {Page} from '@playwright/test';

import {locales, pages} from '../routes';
import {inBothModes} from './axe';
import {desktop, expect, onlyInAll, open, phone, test} from './site';

// axe would measure colours during a transition.
test.use({contextOptions: {reducedMotion: 'reduce'}, viewport: desktop});

const STORAGE_KEY = 'lumped-progress';
const LAG = '/docs/Amesim/signal/first-order-lag';

/** What a reader has done on the page of LAG1, as an earlier visit stored it. */
const visit = {
  answered: ['lag-mark'],
  chosen: ['choose-two-lags'],
  drawn: [],
  ticked: [],
  walked: [],
  total: 7,
};

async function storeText(page: Page, stored: string): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('stored') === null) {
        sessionStorage.setItem('stored', 'yes');
        localStorage.setItem(key, text);
      }
    },
    [STORAGE_KEY, stored] as const,
  );
}

function store(page: Page, version: number, lag: object): Promise<void> {
  const file = {
    site: 'lumped',
    content: 'progress',
    version,
    pages: {[LAG]: lag},
  };
  return storeText(page, JSON.stringify(file));
}

function ring(page: Page) {
  return page
    .locator('.theme-doc-sidebar-container')
    .getByRole('link', {name: /LAG1/u});
}

for (const {name, prefix} of locales) {
  const isEnglish = prefix === '';

  test(
    `a ring in the sidebar shows how much is done, ${name}`,
    onlyInAll(prefix !== ''),
    async ({page}) => {
      await store(page, 2, visit);
      await open(page, prefix + pages.lag);
      const words = isEnglish ? '2 of 7 done' : '已完成 2/7';
      await expect(ring(page)).toHaveAttribute('data-ring', words);
      const box = await ring(page).evaluate((link) => {
        const {inlineSize, maskImage} = getComputedStyle(link, '::after');
        return {size: Number.parseFloat(inlineSize), maskImage};
      });
      expect(box.size).toBeGreaterThanOrEqual(14);
      expect(box.maskImage).toContain('gradient');
    },
  );

  test(
    `a prediction that is chosen rightly counts, ${name}`,
    onlyInAll(prefix !== ''),
    async ({page}) => {
      await open(page, prefix + pages.lag);
      const question = page.locator('[data-activity="chosen"]').first();
      const words = isEnglish ? '✓ predicted' : '✓ 预测正确';
      await question.getByRole('radio').first().check();
      await question.getByRole('button').first().click();
      await expect(
        question.locator('[data-verdict="wrong"]').last(),
      ).toBeVisible();
      await expect(question.getByText(words)).toBeHidden();
      await question.getByRole('radio').nth(2).check();
      await question.getByRole('button').first().click();
      await expect(question.getByText(words)).toBeVisible();
      const total = await page.locator('[data-activity]').count();
      const ringWords = isEnglish ? `1 of ${total} done` : `已完成 1/${total}`;
      await expect(ring(page)).toHaveAttribute('data-ring', ringWords);
      await page.reload();
      await expect(question.getByText(words)).toBeVisible();
    },
  );

  test(
    `an aim gets a tick once everything that shows it is done, ${name}`,
    onlyInAll(prefix === ''),
    async ({page}) => {
      await store(page, 2, visit);
      await open(page, prefix + pages.lag);
      const words = isEnglish ? '✓ you can' : '✓ 已做到';
      const aims = page
        .locator('article li')
        .filter({hasText: isEnglish ? /^(?:write|choose) / : /^(?:写出|选)/u});
      await expect(aims).toHaveCount(2);
      await expect(aims.first()).toContainText(words);
      await expect(aims.last()).not.toContainText(words);
    },
  );

  test(
    `the exercises are headed by their count, ${name}`,
    onlyInAll(prefix === ''),
    async ({page}) => {
      await store(page, 2, visit);
      await open(page, prefix + pages.lag);
      const count = await page.locator('[data-activity="answered"]').count();
      const words = isEnglish ? `1 of ${count} done` : `已完成 1/${count}`;
      await expect(page.locator('article').getByText(words)).toBeVisible();
    },
  );

  test(
    `the path through an hour can be walked, ${name}`,
    onlyInAll(prefix !== ''),
    async ({page}) => {
      await open(page, `${prefix}/`);
      const main = page.getByRole('main');
      const words = isEnglish
        ? {
            start: 'Start: Modes and ports, 10 min',
            next: 'Done, continue: LAG1, 15 min',
            home: 'Continue: LAG1, 15 min',
            position: 'Step 2 of 4 of “I have an hour”',
            last: 'Done, that was the last step',
          }
        : {
            start: '开始：模式与端口，10 分钟',
            next: '已完成，继续：LAG1，15 分钟',
            home: '继续：LAG1，15 分钟',
            position: '“只有一小时”第 2 步，共 4 步',
            last: '已完成，这是最后一步',
          };
      const buttons = main.locator('a.button');
      const before = await buttons.allTextContents();
      await page.goto(prefix + pages.path);
      const steps = page.locator('article ol').filter({hasText: /15/u}).last();
      await expect(steps.getByRole('listitem')).toHaveCount(4);
      await page.getByRole('link', {name: words.start}).click();
      await expect(page).toHaveURL(/Introduction#four-modes/u);
      await page.getByRole('link', {name: words.next}).click();
      await expect(page).toHaveURL(/first-order-lag\/#step/u);
      await expect(page.getByText(words.position)).toBeVisible();

      await open(page, `${prefix}/`);
      const button = main.getByRole('link', {name: words.home});
      await expect(button).toBeVisible();
      await expect(main.getByText(words.position)).toBeVisible();
      // It takes the place of another button: nothing else changes.
      await expect(buttons).toHaveText([words.home, ...before.slice(1)]);
      await button.click();
      await page.getByRole('link', {name: /25/u}).last().click();
      await expect(page).toHaveURL(/Introduction#first-model/u);
      await page.getByRole('link', {name: /10/u}).last().click();
      await expect(page).toHaveURL(/FAQ#believe-a-result/u);
      await page.getByRole('link', {name: words.last}).click();
      await expect(page).toHaveURL(/Amesim-tutorial#one-hour/u);
      await expect(steps.getByText('✓')).toHaveCount(4);
      await open(page, `${prefix}/`);
      await expect(buttons).toHaveText(before);
    },
  );

  test(
    `a record that cannot be read is kept, and the reader is told, ${name}`,
    onlyInAll(prefix !== ''),
    async ({page, watched}) => {
      const damaged = '{"site":"lumped","content":"pro';
      await storeText(page, damaged);
      await open(page, prefix + pages.lag);
      const question = page.locator('[data-activity="chosen"]').first();
      await question.getByRole('radio').nth(2).check();
      await question.getByRole('button').first().click();
      await expect(ring(page)).toHaveAttribute('data-ring', /1/u);
      await open(page, prefix + pages.path);
      const words = isEnglish
        ? {told: 'cannot be read', save: 'Save this record as a file'}
        : {told: '读不出来', save: '把这份记录保存为文件'};
      await expect(page.getByText(words.told)).toBeVisible();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', {name: words.save}).click(),
      ]);
      expect(readFileSync(await file.path(), 'utf8')).toBe(damaged);
      page.once('dialog', (dialog) => void dialog.accept());
      const forget = isEnglish ? 'Forget everything' : '全部清除';
      await page.getByRole('button', {name: forget}).click();
      await expect(page.getByText(words.told)).toHaveCount(0);
      const kept = await page.evaluate(() => Object.keys(localStorage));
      expect(kept.filter((key) => key.startsWith(STORAGE_KEY))).toEqual([]);
      expect(watched.messages).toEqual([]);
    },
  );
}

test(
  'progress of version 1 is read, and kept as version 2',
  onlyInAll(),
  async ({page}) => {
    const {answered, drawn, ticked} = visit;
    await store(page, 1, {answered, drawn, ticked, exercises: 4});
    await open(page, pages.lag);
    await expect(ring(page)).toHaveAttribute('data-ring', '1 of 4 done');
    await expect(page.getByText('✓ answered')).toBeVisible();
    const question = page.locator('[data-activity="chosen"]').first();
    await question.getByRole('radio').nth(2).check();
    await question.getByRole('button').first().click();
    await expect(ring(page)).toHaveAttribute('data-ring', /^2 of [5-9] done/u);
    const stored = await page.evaluate(
      (key) => localStorage.getItem(key),
      STORAGE_KEY,
    );
    expect(stored).toContain('"version":2');
  },
);

test(
  'a page on which everything is done has a full ring',
  onlyInAll(),
  async ({page}) => {
    await store(page, 2, {...visit, total: 2});
    await open(page, pages.lag);
    await expect(ring(page)).toHaveAttribute('data-full', 'true');
    await page.emulateMedia({forcedColors: 'active'});
    const colour = await ring(page).evaluate(
      (link) => getComputedStyle(link, '::after').backgroundImage,
    );
    expect(colour).toContain('conic-gradient');
  },
);

test(
  'the step at the foot fits a phone and can be printed without it',
  onlyInAll(),
  async ({page}) => {
    await page.setViewportSize(phone);
    await store(page, 2, {...visit, walked: ['time-constant']});
    await open(page, pages.lag);
    const foot = page.getByText('Step 1 of 4 of');
    await expect(foot).toBeVisible();
    await foot.scrollIntoViewIfNeeded();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await inBothModes(page, 'main')).toEqual([]);
    await page.emulateMedia({media: 'print'});
    await expect(foot).toBeHidden();
  },
);
