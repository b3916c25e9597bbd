import type {Locator, Page} from '@playwright/test';

import {pages} from '../routes';
import {inBothModes} from './axe';
import {desktop, expect, onlyInAll, open, phone, test} from './site';

// axe would measure colours during a transition.
test.use({contextOptions: {reducedMotion: 'reduce'}});

const STORAGE_KEY = 'lumped-progress';

function exercise(page: Page, number: number): Locator {
  return page.getByRole('region', {name: `Exercise ${number}`, exact: false});
}

function field(page: Page, label: string): Locator {
  return page.getByRole('textbox', {name: label});
}

async function answer(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).fill(text);
  await field(page, label).press('Enter');
}

test('counts two answers that are given before the checker is loaded', async ({
  page,
}) => {
  await open(page, pages.lag);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await answer(page, 'Final value', '6');
  await answer(page, 'Output after one time constant', '3.98');
  go();
  await expect(page.locator('#lag-mark')).toContainText('✓ answered');
});

test('says why a right answer is right, and leaves the answer closed', async ({
  page,
  watched,
}) => {
  await page.setViewportSize(desktop);
  await open(page, pages.lag);
  const mark = exercise(page, 1);
  await answer(page, 'Final value', '6');
  const status = mark.getByRole('status').first();
  await expect(status).toContainText('Right: the model gives 6.');
  await expect(status).toContainText('It is gain times input');
  await answer(page, 'Output after one time constant', '3,98');
  await expect(mark.getByRole('status').last()).toContainText('Yours: 3.98');
  await expect(mark.locator('details')).not.toHaveAttribute('open');
  await expect(mark.getByText('✓ answered')).toBeVisible();
  expect(watched.messages).toEqual([]);
  expect(watched.externalRequests).toEqual([]);
});

test('names a mistake, a common error and a wrong unit, and keeps the text', async ({
  page,
}) => {
  await open(page, pages.lag);
  const label = 'Output after one time constant';
  const status = exercise(page, 1).getByRole('status').nth(1);
  await answer(page, label, '3.79');
  await expect(status).toContainText('63.2% of the final value');
  await answer(page, label, '-3.98');
  await expect(status).toContainText('the sign is wrong');
  await answer(page, label, '4 kW');
  await expect(status).toContainText(
    '“kW” is a unit of power, but the answer is a pure number.',
  );
  await expect(field(page, label)).toHaveValue('4 kW');
  await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  await answer(page, label, '9'.repeat(1000));
  await expect(status).toContainText('too long for a number');
  await expect(field(page, label)).toHaveValue('9'.repeat(1000));
});

for (const [language, prefix, label, words] of [
  [
    'English',
    '',
    'Output after one time constant',
    {
      low: 'too low',
      near: 'Nearly: your number is close to the answer.',
      right: 'Right',
      yours: 'Yours: 4',
    },
  ],
  [
    'Chinese',
    '/zh-Hans',
    '经过一个时间常数的输出',
    {low: '偏小', near: '差一点', right: '正确', yours: '你的答案：4'},
  ],
] as const) {
  test(
    `a verdict has a colour, an icon and words in ${language}`,
    onlyInAll(language === 'English'),
    async ({page}) => {
      await open(page, prefix + pages.lag);
      const status = page.locator('#lag-mark').getByRole('status').nth(1);
      const verdict = status.locator('[data-verdict]');
      const colourOf = () =>
        verdict.evaluate(
          (element) => getComputedStyle(element).backgroundColor,
        );
      const colours = new Set<string>();
      for (const [text, kind, icon, said] of [
        ['2.9', 'wrong', '✗', words.low],
        ['4.1', 'near', '≈', words.near],
        ['3.98', 'right', '✓', words.right],
      ] as const) {
        await answer(page, label, text);
        await expect(verdict).toHaveAttribute('data-verdict', kind);
        await expect(verdict).toContainText(icon);
        await expect(verdict).toContainText(said);
        colours.add(await colourOf());
        // A wrong answer must not give the right one away.
        await expect(verdict.getByRole('list')).toHaveCount(
          kind === 'wrong' ? 0 : 1,
        );
      }
      expect(colours.size).toBe(3);
      await answer(page, label, '4');
      await expect(verdict).toContainText(words.yours);
    },
  );
}

test('offers a hint after two misses, then the answer, and opens nothing unasked', async ({
  page,
}) => {
  await open(page, pages.lag);
  const lag = exercise(page, 1);
  const status = lag.getByRole('status').first();
  const hint = lag.getByRole('button', {name: 'Hint 1 of 1'});
  const show = lag.getByRole('button', {name: 'Show the answer'});
  await answer(page, 'Final value', '17');
  await expect(status).toContainText('too high');
  await expect(hint).toBeHidden();
  await answer(page, 'Final value', '18');
  await expect(status).not.toContainText('no longer changes');
  await hint.click();
  await expect(status).toContainText('no longer changes');
  await expect(show).toBeFocused();
  await expect(lag.locator('details')).not.toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(lag.locator('details')).toHaveAttribute('open');
  await expect(lag.locator('summary')).toBeFocused();
  await expect(show).toBeHidden();
  await expect(status).toContainText('Model: 6');
});

test('checks a choice by keyboard', async ({page}) => {
  await open(page, pages.loop);
  const mean = exercise(page, 2);
  await mean.getByRole('button', {name: 'Check'}).click();
  await expect(mean.getByRole('status')).toContainText('Choose an answer');
  await mean.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(mean.getByRole('status')).toContainText('Choose an answer');
  await page.keyboard.press('Enter');
  await expect(mean.getByRole('status')).toContainText('two straight branches');
  await page.keyboard.press('Enter');
  await expect(mean.getByRole('button', {name: /Hint|Show/u})).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(mean.getByRole('status')).toContainText('Right.');
});

test('reads Chinese characters', onlyInAll(), async ({page}) => {
  await open(page, `/zh-Hans${pages.loop}`);
  await answer(page, '回差 4 K 时的周期', '１２．０５　分钟');
  const status = page.locator('#thermostat-band').getByRole('status').first();
  await expect(status).toContainText('正确：模型给出');
  await answer(page, '回差 4 K 时的周期', '5 千瓦');
  await expect(status).toContainText('“千瓦”是功率的单位');
});

test.describe('with touch', () => {
  test.use({hasTouch: true, viewport: phone});

  test('checks an answer on a phone', async ({page}) => {
    await open(page, pages.lag);
    const label = field(page, 'Final value');
    // The keyboard for numbers has no minus on iOS, and no letters of units.
    await expect(label).toHaveAttribute('inputmode', 'text');
    await label.tap();
    await label.fill('6');
    await exercise(page, 1).getByRole('button', {name: 'Check'}).first().tap();
    await expect(exercise(page, 1).getByRole('status').first()).toContainText(
      'Right',
    );
  });
});

test('Enter before the page is hydrated leaves it as it is', async ({page}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(pages.lag);
  await page.evaluate(() => {
    document.documentElement.dataset.document = 'first';
  });
  await answer(page, 'Final value', '6');
  await page.getByRole('link', {name: 'Lumped'}).first().focus();
  await expect(page.locator('html')).toHaveAttribute('data-document', 'first');
  await expect(field(page, 'Final value')).toHaveValue('6');
  await expect(page).toHaveURL(pages.lag);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('hides the fields; the answer opens', async ({page}) => {
    await page.goto(pages.lag);
    const lag = page.locator('#lag-mark');
    await expect(lag.locator('form').first()).toBeHidden();
    await lag.locator('summary').click();
    await expect(lag.getByText('63.2% is done after')).toBeVisible();
  });
});

test(
  'storage denied: answers are checked, nothing is kept',
  onlyInAll(),
  async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.getItem = () => {
        throw new Error('storage is denied');
      };
      Storage.prototype.setItem = () => {
        throw new Error('storage is denied');
      };
    });
    await open(page, pages.lag);
    await answer(page, 'Final value', '6');
    await expect(exercise(page, 1).getByRole('status').first()).toContainText(
      'Right',
    );
    await answer(page, 'Output after one time constant', '3.98');
    await expect(page.getByText('✓ answered')).toBeVisible();
    await page.reload();
    await expect(page.getByText('✓ answered')).toBeHidden();
  },
);

test('what was answered stays, and can be saved, read and forgotten', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, pages.lag);
  await answer(page, 'Final value', '6');
  await answer(page, 'Output after one time constant', '3.98');
  await expect(page.getByText('✓ answered')).toBeVisible();
  await page.reload();
  await expect(page.getByText('✓ answered')).toBeVisible();

  await open(page, pages.path);
  const entry = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .locator('li', {hasText: 'LAG1'})
    .last();
  await expect(entry.getByRole('link')).toHaveAttribute('data-ring', /^1 of/u);
  const region = page.locator('article');
  await expect(region.getByText('Exercises answered: 1.')).toBeVisible();
  const link = region.getByRole('cell').getByRole('link', {name: 'LAG1'});
  await expect(link.last()).toHaveAttribute('data-ring', /^1 of/u);

  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Save as a file'}).click();
  const path = await (await download).path();

  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', {name: 'Forget everything'}).click();
  await expect(region.getByText('Exercises answered: 0.')).toBeVisible();
  await expect(entry.getByRole('link')).not.toHaveAttribute('data-ring');
  const stored = () =>
    page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY);
  expect(await stored()).toBeNull();

  const input = page.locator('input[type="file"]');
  await input.setInputFiles(path);
  await expect(region.getByText('Exercises answered: 1.')).toBeVisible();
  const before = await stored();
  await input.setInputFiles({
    name: 'hostile.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"site":"another","version":9}'),
  });
  await expect(region.getByRole('status').last()).toContainText(
    'does not come from this site',
  );
  expect(await stored()).toBe(before);
  expect(await inBothModes(page)).toEqual([]);
});

test(
  'prints questions, lines and, on the last page, the answers',
  onlyInAll(),
  async ({page}) => {
    await open(page, pages.lag);
    await answer(page, 'Final value', '6');
    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset.printed = 'yes';
      };
    });
    await page.getByRole('button', {name: 'Print as a worksheet'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({media: 'print'});
    const sheet = page.locator('body > div').last();
    await expect(sheet.getByText('A lag with gain 2')).toBeVisible();
    await expect(sheet.getByRole('heading', {name: 'Answers'})).toBeVisible();
    await expect(sheet.getByText('63.2% is done after')).toBeVisible();
    await expect(sheet.getByRole('button')).toHaveCount(0);
    await expect(sheet.getByRole('textbox').first()).toHaveValue('');
    await expect(page.locator('#__docusaurus')).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('#__docusaurus')).toBeVisible();
  },
);

test('has no violations of axe in its states', onlyInAll(), async ({page}) => {
  await open(page, pages.lag);
  await answer(page, 'Final value', '6');
  await answer(page, 'Output after one time constant', '3.79');
  await answer(page, 'Amplitude of the settled output', '5 kW');
  await page.locator('details:has(#checkpoints) > summary').click();
  await page.getByText('within tolerance').first().click();
  // Where the bar covers no control.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await inBothModes(page)).toEqual([]);
});

for (const width of [390, 320]) {
  test(
    `checkpoints fold to a line and fit a window of ${width} px`,
    onlyInAll(width === 320),
    async ({page}) => {
      await page.setViewportSize({width, height: 844});
      await open(page, pages.piping);
      await page.locator('details:has(#checkpoints) > summary').click();
      const summary = page.getByText(/\d+ of \d+ within tolerance/).first();
      const table = page
        .locator('details[class]', {has: summary})
        .locator('table');
      await expect(table).toBeHidden();
      await summary.click();
      await expect(table).toBeVisible();
      const cut = await table.evaluate(
        (element) =>
          [...element.querySelectorAll('td')].filter((cell) => {
            const {left, right} = cell.getBoundingClientRect();
            return (
              left < 0 ||
              right > innerWidth ||
              cell.scrollWidth > cell.clientWidth + 1
            );
          }).length,
      );
      expect(cut).toBe(0);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );
}
