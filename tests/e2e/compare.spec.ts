import type {Locator, Page} from '@playwright/test';

import {runToCsv} from '../../src/models/export/csv';
import {model as clock} from '../../src/models/library/clock';
import {model as lag} from '../../src/models/library/first-order-lag';
import {simulate} from '../../src/models/run/simulate';
import {writeLagSheet} from '../fixtures/amesim/lagSheet';
import {pages} from '../routes';
import {inBothModes} from './axe';
import {field, openModel, openTool, waitUntilLive} from './simulationPanel';
import {expect, onlyInAll, open, phone, test} from './site';

/** What a program with another gain would write: y is 1.3 times as large. */
function written(gain: number, header = 'time [s]\toutput [null]'): string {
  const run = simulate(lag, {gain, initial: 0});
  const rows = Array.from({length: 101}, (_, index) => {
    const time = (run.end * index) / 100;
    return `${time}\t${run.view.value('y', time)}`;
  });
  return [header, ...rows].join('\n');
}

const ours = `${pages.lag}#sim=first-order-lag&initial=0`;

async function openCompare(page: Page, address = ours): Promise<Locator> {
  const panel = await openModel(page, address);
  await openTool(panel, 'Compare with my run');
  await expect(panel.getByLabel('or paste a table')).toBeVisible();
  return panel;
}

function choose(panel: Locator, name: string, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  return panel
    .locator('input[type="file"]')
    .setInputFiles({name, mimeType: 'text/plain', buffer});
}

test('a file that is chosen is compared, and the report copied', async ({
  page,
  context,
  watched,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = await openCompare(page);
  await choose(panel, 'mine.txt', written(2.6));
  const verdict = panel.locator('[data-verdict]');
  await expect(verdict).toHaveAttribute('data-verdict', 'factor');
  await expect(verdict).toContainText('yours is 1.3 times ours');
  await expect(panel.locator('[data-curve="compare:y:yours"]')).toHaveCount(1);
  await panel.getByRole('button', {name: 'Copy report'}).click();
  await expect(panel.getByText('Copied.')).toBeVisible();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('#sim=first-order-lag&initial=0');
  expect(report).toContain('Release of the product');
  expect(report).toContain('yours is 1.3 times ours');
  // The comparison follows the panel.
  await openTool(panel, 'Parameters');
  await field(panel, 'Gain k').fill('2.6');
  await expect(verdict).toHaveAttribute('data-verdict', 'agree');
  expect(watched.messages).toEqual([]);
  expect(watched.externalRequests).toEqual([]);
});

test(
  'a table whose columns fit no output asks for a column',
  onlyInAll(),
  async ({page}) => {
    const panel = await openCompare(page);
    await choose(panel, 'mine.txt', written(2, 'time [s]\ty [mm]'));
    await expect(panel.getByText('No column fits an output')).toBeVisible();
    await panel.getByRole('button', {name: 'Compare another column'}).click();
    await expect(panel.getByText('No column fits an output')).toHaveCount(0);
    // A number without a unit can't be in mm, so nothing is said before a choice.
    await expect(panel.getByText('“mm” is not known').first()).toBeVisible();
    const unit = panel.getByLabel('Unit of comparison 1');
    await unit.selectOption({index: 1});
    await expect(panel.locator('[data-verdict]')).toBeVisible();
    await expect(unit).toBeVisible();
  },
);

test('on a phone the verdict comes into view', async ({page}) => {
  await page.setViewportSize(phone);
  const panel = await openCompare(page);
  const file = panel.locator('input[type="file"]');
  await file.scrollIntoViewIfNeeded();
  await choose(panel, 'mine.txt', written(2.6));
  await expect(panel.locator('[data-verdict]')).toBeInViewport();
});

test('curves of a saved model are found, and those of its batch', async ({
  page,
  watched,
}) => {
  const address = `${pages.lag}#sim=first-order-lag&duration=10`;
  const panel = await openCompare(page, address);
  await panel.locator('input[type="file"]').setInputFiles({
    name: 'mine.ame',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(await writeLagSheet()),
  });
  const verdict = panel.locator('[data-verdict]').first();
  await expect(verdict).toHaveAttribute('data-verdict', 'agree');
  await panel.getByLabel('Search').fill('lag');
  const variable = panel.getByRole('checkbox', {name: /output from the lag/});
  await expect(variable).toBeChecked();
  const others = panel.locator('[data-verdict]:not([data-verdict="agree"])');
  await expect(others).toHaveCount(0);
  // The second run of the batch has a longer time constant.
  await panel.getByLabel('Run', {exact: true}).selectOption('2');
  await expect(others).not.toHaveCount(0);
  await choose(panel, 'broken.ame', 'no archive');
  await expect(panel.getByText(/no Amesim model/)).toBeVisible();
  expect(watched.messages).toEqual([]);
  expect(watched.externalRequests).toEqual([]);
});

test(
  'a file can be dropped, and one that misses does no harm',
  onlyInAll(),
  async ({page}) => {
    const panel = await openCompare(page);
    const transfer = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'mine.csv'));
      return data;
    }, written(2));
    await page.dispatchEvent('h1', 'drop', {dataTransfer: transfer});
    await expect(panel.locator('[data-verdict]')).toHaveCount(0);
    await panel.locator('[data-part="drop"]').dispatchEvent('drop', {
      dataTransfer: transfer,
    });
    await expect(panel.locator('[data-verdict]')).toHaveAttribute(
      'data-verdict',
      'agree',
    );
    await expect(panel.getByText('mine.csv')).toBeVisible();
  },
);

test('a table can be pasted, and typed by keyboard alone', async ({page}) => {
  const panel = await openCompare(page);
  const area = panel.getByLabel('or paste a table');
  await area.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const event = {clipboardData, bubbles: true, cancelable: true};
    element.dispatchEvent(new ClipboardEvent('paste', event));
  }, written(2));
  const verdict = panel.locator('[data-verdict]');
  await expect(verdict).toHaveAttribute('data-verdict', 'agree');
  await panel.getByRole('button', {name: 'Remove it'}).press('Enter');
  await expect(verdict).toHaveCount(0);
  await area.fill('t;y\n0;1,5\n1;7,5\n7;8,5');
  await area.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('separated by semicolons')).toBeVisible();
  await panel
    .getByRole('combobox', {name: 'Output of comparison 1'})
    .selectOption('u');
  await expect(panel.locator('[data-curve="compare:u:yours"]')).toHaveCount(1);
});

test(
  'names with HTML are text, and what is no table says so',
  onlyInAll(),
  async ({page, watched}) => {
    const panel = await openCompare(page);
    const name = '<img src=x onerror="document.title=1">';
    await choose(panel, '<b>x</b>.txt', written(2, `time\t${name}`));
    await expect(panel.locator('[data-verdict]')).toHaveCount(1);
    await expect(panel.locator('img')).toHaveCount(0);
    await expect(panel.getByText('<b>x</b>.txt')).toBeVisible();
    const messages = [
      ['empty.csv', '', 'There is nothing in it.'],
      ['one.csv', 'y\n1\n2', 'one column of numbers only'],
      ['prose.txt', 'no numbers here', 'No row of numbers'],
      ['map.data', '# Table format: 2D\n2\n2\n0 1\n0 1\n1 2\n3 4', 'a map'],
      ['picture.bin', '\u0000\u0001\u0002\u0003', 'no text'],
    ] as const;
    for (const [file, text, message] of messages) {
      await choose(panel, file, text);
      await expect(panel.getByText(message)).toBeVisible();
    }
    await expect(page).toHaveURL(/#sim=first-order-lag&initial=0$/);
    expect(watched.messages).toEqual([]);
  },
);

for (const worker of ['granted', 'refused'] as const) {
  test(
    `large files and fits work, workers ${worker}`,
    onlyInAll(worker === 'refused'),
    async ({page, watched}) => {
      await page.addInitScript((isRefused) => {
        if (isRefused) {
          window.Worker = function refuse() {
            throw new DOMException('refused', 'SecurityError');
          } as unknown as typeof Worker;
          Storage.prototype.setItem = () => {
            throw new DOMException('refused', 'SecurityError');
          };
        }
      }, worker === 'refused');
      const panel = await openCompare(page);
      const lines = written(2.6).split('\n');
      const large = [
        ...lines.slice(0, 2),
        ...lines
          .slice(2)
          .flatMap((line) => Array.from({length: 700}, () => line)),
      ].join('\n');
      expect(large.length).toBeGreaterThan(1024 * 1024);
      await choose(panel, 'large.txt', large);
      const verdict = panel.locator('[data-verdict]');
      await expect(verdict).toHaveAttribute('data-verdict', 'factor');
      await choose(panel, 'mine.txt', written(2.6));
      await panel.getByText('Fit parameters to my run').click();
      await panel.getByRole('checkbox', {name: 'Gain', exact: true}).check();
      await panel.getByRole('button', {name: 'Start the fit'}).click();
      await expect(panel.getByText(/^Fitted:/)).toBeVisible({timeout: 15_000});
      await expect(panel.locator('[data-curve="y:1"]')).toHaveCount(1);
      await panel.getByRole('button', {name: 'Use these values'}).click();
      await openTool(panel, 'Parameters');
      await expect(field(panel, 'Gain k')).toHaveValue('2.6');
      await expect(verdict).toHaveAttribute('data-verdict', 'agree');
      const others = watched.messages.filter(
        (message) => !message.startsWith('Docusaurus storage error'),
      );
      expect(others).toEqual([]);
    },
  );
}

test(
  'a fit tells the noise of many points from a pattern',
  onlyInAll(),
  async ({page}) => {
    const panel = await openCompare(page);
    let state = 1;
    const noise = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32 - 0.5;
    };
    const rows = Array.from({length: 20_000}, (_, index) => {
      const t = index / 2000;
      const y = 6 * (1 - Math.exp(-t / 2)) + 0.2 * noise();
      return `${t}\t${y.toFixed(5)}`;
    });
    await choose(panel, 'noise.txt', ['t [s]\ty', ...rows].join('\n'));
    await panel.getByText('Fit parameters to my run').click();
    await panel.getByRole('checkbox', {name: 'Time constant'}).check();
    await panel.getByRole('button', {name: 'Start the fit'}).click();
    await expect(panel.getByText(/^Fitted: /)).toBeVisible();
  },
);

test(
  'doubts about the unit of the time and about a fit are shown',
  onlyInAll(),
  async ({page}) => {
    const panel = await openCompare(page);
    const seconds = written(2.6);
    const minutes = seconds.replaceAll(
      /^[\d.]+/gmu,
      (time) => `${Number(time) / 60}`,
    );
    await choose(panel, 'minutes.txt', minutes);
    const doubt =
      'The header says s, but the size of the numbers speaks for min';
    await expect(panel.getByText(doubt)).toBeVisible();
    await panel.getByLabel('Unit of the time').selectOption('min');
    await expect(panel.getByText(doubt)).toHaveCount(0);
    await expect(panel.locator('[data-verdict="factor"]')).toBeVisible();

    // No time constant makes up for another gain.
    await panel.getByText('Fit parameters to my run').click();
    await panel.getByRole('checkbox', {name: 'Time constant'}).check();
    await panel.getByRole('button', {name: 'Start the fit'}).click();
    await expect(panel.getByText(/^It does not fit: /)).toBeVisible();
  },
);

test(
  'a fit that runs can be cancelled',
  onlyInAll(),
  async ({page, watched}) => {
    // Passes on only how far the fit has come: it runs until it is cancelled.
    await page.addInitScript(() => {
      window.Worker = class extends Worker {
        override addEventListener(
          type: string,
          listener: (event: Event) => void,
        ): void {
          super.addEventListener(type, (event) => {
            const message =
              event instanceof MessageEvent &&
              (event.data as {readonly answer?: object});
            if (!message || 'progress' in (message.answer ?? {})) {
              listener(event);
            }
          });
        }
        override terminate(): void {
          super.terminate();
          document.documentElement.dataset.hasEnded = 'true';
        }
      };
    });
    const panel = await openCompare(page);
    await choose(panel, 'mine.txt', written(2.6));
    await panel.getByText('Fit parameters to my run').click();
    await panel.getByRole('checkbox', {name: 'Gain', exact: true}).check();
    const start = panel.getByRole('button', {name: 'Start the fit'});
    await start.click();
    await expect(panel.getByText(/^Step \d+, /)).toBeVisible();
    await expect(start).toBeFocused();
    await panel.getByRole('button', {name: 'Cancel', exact: true}).click();
    await expect(page.locator('html')).toHaveAttribute(
      'data-has-ended',
      'true',
    );
    await expect(start).toBeFocused();
    await expect(panel.getByText(/^Step \d+, /)).toHaveCount(0);
    await expect(panel.getByText(/^Fitted:/)).toHaveCount(0);
    await expect(panel.locator('[data-curve="y:1"]')).toHaveCount(0);
    await openTool(panel, 'Parameters');
    await expect(field(panel, 'Gain k')).toHaveValue('2');
    expect(watched.messages).toEqual([]);
  },
);

test(
  'two parameters that can’t be told apart are named',
  onlyInAll(),
  async ({page}) => {
    const panel = await openCompare(page);
    await choose(panel, 'mine.txt', written(2.6));
    await panel.getByText('Fit parameters to my run').click();
    for (const name of ['Gain', 'Level of the input']) {
      await panel.getByRole('checkbox', {name, exact: true}).check();
    }
    await panel.getByRole('button', {name: 'Start the fit'}).click();
    await expect(panel.getByText(/can’t tell “Gain” and/)).toBeVisible();
  },
);

for (const [prefix, words] of [
  [
    '',
    {
      preset: 'Ten seconds',
      tool: 'Compare with my run',
      fit: 'Fit parameters to my run',
      parameter: 'Frequency of the sine',
      start: 'Start the fit',
      others:
        /^Other values fit nearly as well: Frequency of the sine [\d.]+\sHz/,
    },
  ],
  [
    '/zh-Hans',
    {
      preset: '十秒',
      tool: '与我的结果对比',
      fit: '拟合参数',
      parameter: '正弦频率',
      start: '开始拟合',
      others: /^还有别的取值几乎同样吻合：正弦频率 [\d.]+\sHz/,
    },
  ],
] as const) {
  test(
    `other values that fit as well are named, ${prefix}`,
    onlyInAll(prefix === ''),
    async ({page}) => {
      const panel = await openModel(page, prefix + pages.clock);
      await panel.getByRole('button', {name: words.preset}).click();
      await openTool(panel, words.tool);
      // Read once a second, a sine of 0.3 Hz is one of 1.3 Hz as well.
      const run = simulate(clock, {frequency: 0.3});
      const rows = Array.from(
        {length: 11},
        (_, time) => `${time}\t${run.view.value('sine', time)}`,
      );
      const header = `time [s]\t${clock.outputs.sine.label.en} [null]`;
      await choose(panel, 'mine.txt', [header, ...rows].join('\n'));
      await panel.getByText(words.fit).click();
      await panel.getByRole('checkbox', {name: words.parameter}).check();
      await panel.getByRole('button', {name: words.start}).click();
      await expect(panel.getByText(words.others)).toBeVisible();
    },
  );
}

test(
  'our own file agrees, and no rule of accessibility is broken',
  onlyInAll(),
  async ({page}) => {
    const panel = await openCompare(page, pages.lag);
    await choose(panel, 'ours.csv', runToCsv(lag, simulate(lag, {})));
    await expect(panel.locator('[data-verdict="agree"]').first()).toBeVisible();
    await panel.getByText('Fit parameters to my run').click();
    expect(await inBothModes(page, '[data-simulation]')).toEqual([]);
  },
);

for (const [prefix, title] of [
  ['', 'Compare with my run'],
  ['/zh-Hans', '与我的结果对比'],
] as const) {
  test(
    `the sentence below the checkpoints opens it, again too, ${prefix}`,
    onlyInAll(prefix === ''),
    async ({page}) => {
      await page.setViewportSize(phone);
      await open(page, prefix + pages.lag);
      await page.locator('details:has(#checkpoints) > summary').click();
      const link = page.locator('a[href="#compare-first-order-lag"]');
      await expect(link).toContainText(title);
      await link.click();
      const panel = await waitUntilLive(page);
      await expect(panel.locator('input[type="file"]')).toBeVisible();
      await panel.getByRole('button', {expanded: true}).first().click();
      await expect(panel.getByRole('tab')).toHaveCount(0);
      await link.click();
      await expect(panel.locator('input[type="file"]')).toBeVisible();
      const width = await page.evaluate(
        () => document.documentElement.scrollWidth,
      );
      expect(width).toBeLessThanOrEqual(phone.width);
    },
  );
}
