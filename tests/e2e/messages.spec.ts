import {pages} from '../routes';
import {inBothModes} from './axe';
import {expect, onlyInAll, open, phone, test} from './site';

// axe would measure colours during a transition.
test.use({contextOptions: {reducedMotion: 'reduce'}});

const LOG = `Start model simulation...
Impossible to open file 'table.txt'.
Fatal error in TABLE01 instance 2.
Something unheard of is impossible
FAILURE MESSAGE: Simcenter Amesim model loop initialization failed (1).`;

const languages = [
  [
    '',
    'Paste the log of a run',
    'TABLE01 instance 2',
    'A data file was not found',
  ],
  ['/zh-Hans', '在这里粘贴运行日志', 'TABLE01 instance 2', '找不到数据文件'],
] as const;

for (const [prefix, label, place, meaning] of languages) {
  test(
    `a pasted log is explained line by line, ${prefix || '/'}`,
    onlyInAll(prefix !== ''),
    async ({page}) => {
      await page.setViewportSize(phone);
      await open(page, prefix + pages.messages);
      await page.getByLabel(label).fill(LOG);
      const reader = page.locator('[data-island="log-reader"]');
      await expect(reader.getByRole('status')).toContainText(place);
      const lines = reader.getByRole('listitem');
      await expect(lines.first()).toContainText(meaning);
      await expect(lines.last()).toContainText('unheard of');
      await expect(lines).toHaveCount(4);
      const findings = await inBothModes(page, '[data-island="log-reader"]');
      expect(findings).toEqual([]);
      await page.getByLabel(label).fill('');
      await expect(lines).toHaveCount(0);
      // A long log says how many of its lines are not listed.
      const rest = reader.locator('ol + p').filter({hasText: '5'});
      const line = (_: unknown, index: number) =>
        `Something is impossible, no. ${index}`;
      const logOf = (length: number) => Array.from({length}, line).join('\n');
      await page.getByLabel(label).fill(logOf(20));
      await expect(lines).toHaveCount(20);
      await expect(rest).toHaveCount(0);
      await page.getByLabel(label).fill(logOf(25));
      await expect(rest).toBeVisible();
    },
  );
}

test('on a phone a message has a line above its meaning', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, pages.messages);
  const [row, message, meaning] = await page
    .locator('main tbody tr')
    .first()
    .evaluate((element: HTMLTableRowElement) =>
      [element, ...element.cells].map((part) => {
        const {top, bottom, width} = part.getBoundingClientRect();
        return {top, bottom, width};
      }),
    );
  expect(message?.width).toBe(row?.width);
  expect(meaning?.top).toBeGreaterThanOrEqual(message?.bottom ?? Infinity);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const [prefix, label] of languages) {
    test(
      `the page says that the field for a log is missing, ${prefix || '/'}`,
      onlyInAll(prefix !== ''),
      async ({page}) => {
        await page.goto(prefix + pages.messages);
        await expect(page.getByLabel(label)).toBeHidden();
        const reader = page.locator('[data-island="log-reader"]');
        await expect(reader.getByText('JavaScript')).toBeVisible();
      },
    );
  }
});

test('the search takes the line of a pasted log that speaks of an error', async ({
  page,
}) => {
  await open(page, pages.lag);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    const init = {clipboardData, bubbles: true, cancelable: true};
    element.dispatchEvent(new ClipboardEvent('paste', init));
  }, LOG);
  await expect(field).toHaveValue("Impossible to open file 'table.txt'.");
  await expect(page.getByRole('option').first()).toHaveAttribute(
    'href',
    /FAQ\/Messages/,
  );
});
