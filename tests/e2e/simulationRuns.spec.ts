import {readFile} from 'node:fs/promises';

import type {Download} from '@playwright/test';

import {runToCsv} from '../../src/models/export/csv';
import {model as lag} from '../../src/models/library/first-order-lag';
import {simulate} from '../../src/models/run/simulate';
import {pages} from '../routes';
import {
  field,
  firstPanel,
  legendValue,
  openControls,
  openCurves,
  openMenu,
  openModel,
  openTool,
  showOptions,
  slider,
  waitUntilLive,
} from './simulationPanel';
import {expect, onlyInAll, open, phone, test} from './site';

async function readDownload(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

test('a held run stays, named by what differs, until it is let go', async ({
  page,
}) => {
  const panel = await openModel(page, pages.lag);
  await showOptions(panel);
  await panel.getByRole('button', {name: 'Hold this run'}).click();
  const held = panel.getByRole('list', {name: 'Held runs'});
  await expect(held).toContainText('same values');
  await field(panel, 'Gain k').fill('4');
  await expect(held).toContainText('k = 2');
  await expect(panel.locator('[data-curve="y:1"]')).toHaveCount(1);
  await expect(legendValue(panel, /k = 2/)).toHaveText('5.993');
  await panel.getByRole('button', {name: 'Release the held run k = 2'}).click();
  await expect(panel.locator('[data-curve="y:1"]')).toHaveCount(0);
});

for (const worker of ['granted', 'refused'] as const) {
  test(
    `a batch run draws a curve for each value, its worker ${worker}`,
    onlyInAll(worker === 'refused'),
    async ({page, watched}) => {
      if (worker === 'refused') {
        await page.addInitScript(() => {
          window.Worker = function refuse() {
            throw new DOMException('refused', 'SecurityError');
          } as unknown as typeof Worker;
        });
      }
      const panel = await openModel(page, pages.lag);
      await showOptions(panel);
      await openTool(panel, 'Batch');
      await panel
        .getByRole('combobox', {name: 'Parameter'})
        .selectOption('gain');
      await panel.getByRole('textbox', {name: 'From'}).fill('1');
      await panel.getByRole('textbox', {name: 'To'}).fill('5');
      await panel.getByRole('button', {name: 'Start the batch run'}).click();
      const curves = panel.locator('[data-curve^="y:"]');
      await expect(curves).toHaveCount(6);
      const end = (gain: number) =>
        3 * gain + (0.5 - 3 * gain) * Math.exp(-10 / 1.5);
      for (const gain of [1, 3, 4, 5]) {
        const text = await legendValue(
          panel,
          new RegExp(`^Output y.*k = ${gain}`),
        ).textContent();
        expect(Number(text)).toBeCloseTo(end(gain), 3);
      }
      await panel.getByRole('button', {name: 'Remove its curves'}).click();
      await expect(curves).toHaveCount(1);
      expect(watched.messages).toEqual([]);
    },
  );
}

test(
  'a batch run sets its symbols as formulas do, and refuses once',
  onlyInAll(),
  async ({page}) => {
    const panel = await openModel(page, pages.trigger);
    await showOptions(panel);
    await openTool(panel, 'Batch');
    const parameter = panel.getByRole('combobox', {name: 'Parameter'});
    await parameter.selectOption('Low threshold');
    await panel.getByRole('textbox', {name: 'From'}).fill('-20');
    await panel.getByRole('textbox', {name: 'To'}).fill('20');
    await panel.getByRole('button', {name: 'Start the batch run'}).click();
    await openCurves(panel);
    const row = panel.locator('[data-part="row"]', {hasText: 'uL = −20'});
    await expect(row.first()).toBeVisible();
    await expect(row.first().locator('sub', {hasText: 'L'})).not.toHaveCount(0);
    await expect(panel.getByRole('alert').getByRole('listitem')).toHaveCount(1);
  },
);

test('each parameter is moved by 10%, the most telling first', async ({
  page,
}) => {
  const panel = await openModel(page, pages.lag);
  await openTool(panel, 'What matters');
  await panel.getByRole('button', {name: 'Move each by 10%'}).click();
  const bars = panel.locator('dt', {hasText: 'Gain'}).locator('..');
  await expect(bars).toContainText('at 1.8: 5.4; at 2.2: 6.6');
});

test('a batch run can be cancelled', onlyInAll(), async ({page}) => {
  await page.addInitScript(() => {
    window.Worker = class extends EventTarget {
      postMessage() {
        return undefined;
      }
      terminate() {
        document.documentElement.dataset.terminated = 'yes';
      }
    } as unknown as typeof Worker;
  });
  const panel = await openModel(page, pages.lag);
  await openTool(panel, 'Batch');
  await panel.getByRole('button', {name: 'Start the batch run'}).click();
  await expect(panel.getByRole('progressbar')).toBeVisible();
  await panel.getByRole('button', {name: 'Cancel'}).click();
  await expect(panel.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-terminated', 'yes');
  await expect(
    panel.getByRole('button', {name: 'Start the batch run'}),
  ).toBeEnabled();
});

test(
  'a part of the panel whose script is lost says so, and the next attempt works',
  onlyInAll(),
  async ({page}) => {
    const panel = await openModel(page, pages.lag);
    await page.route('**/*.js*', (route) => route.abort());
    await openTool(panel, 'Batch');
    const alert = panel.getByRole('alert');
    await expect(alert).toContainText('could not be loaded');
    await page.unroute('**/*.js*');
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(
      panel.getByRole('button', {name: 'Start the batch run'}),
    ).toBeEnabled();
    await expect(alert).toHaveCount(0);
  },
);

test('the CSV of the page is the run of the model, number by number', async ({
  page,
}) => {
  const panel = await openModel(page, pages.lag);
  await field(panel, 'Gain k').fill('3');
  const menu = await openMenu(panel, 'share');
  const waiting = page.waitForEvent('download');
  await menu.getByRole('button', {name: 'Curves (CSV)'}).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('first-order-lag.csv');
  const lines = (await readDownload(download)).trimEnd().split('\n');
  const run = simulate(lag, {gain: 3}, {duration: 10});
  const expected = runToCsv(lag, run).trimEnd().split('\n');
  const isComment = (line: string) => line.startsWith('#');
  expect(lines.filter(isComment)).toEqual(expected.filter(isComment));
  const rows = lines.filter((line) => !isComment(line));
  const expectedRows = expected.filter((line) => !isComment(line));
  expect(rows[0]).toBe('t [s],y [1],y exact [1],u [1],delayed [1]');
  expect(rows).toHaveLength(expectedRows.length);
  rows.slice(1).forEach((row, index) => {
    const wanted = (expectedRows[index + 1] ?? '').split(',').map(Number);
    row.split(',').forEach((cell, column) => {
      expect(Number(cell)).toBeCloseTo(wanted[column] ?? Number.NaN, 7);
    });
  });
});

test('the figures are saved as a drawing that stands alone', async ({page}) => {
  const panel = await openModel(page, pages.lag);
  await showOptions(panel);
  await panel.getByRole('button', {name: 'Hold this run'}).click();
  await field(panel, 'Gain k').fill('3');
  await openCurves(panel);
  await panel
    .getByRole('checkbox', {name: /^Input/})
    .first()
    .uncheck();
  const menu = await openMenu(panel, 'share');
  const waiting = page.waitForEvent('download');
  await menu.getByRole('button', {name: 'Figures (SVG)'}).click();
  const svg = await readDownload(await waiting);
  await page.goto(`data:image/svg+xml,${encodeURIComponent(svg)}`);
  const drawing = page.locator('svg').first();
  await expect(drawing).toContainText('Response in time');
  await expect(drawing).toContainText('One time constant, 1.5');
  expect(svg).not.toMatch(/var\(|NaN|class="(?!text)/);
  const first = drawing.locator('g.text > g').first();
  await expect(first.getByText(/^Output y: \d/)).toBeVisible();
  await expect(first.getByText(/^Output y \(.*\): \d/)).toBeVisible();
  await expect(first.getByText(/^Input/)).toHaveCount(0);
});

test('units are switched everywhere at once', async ({page}) => {
  const panel = await openModel(page, pages.bar);
  await showOptions(panel);
  const value = panel.locator('[data-part="row"] output').first();
  await expect(value).toHaveText(/°C$/);
  const celsius = Number.parseFloat((await value.textContent()) ?? '');
  await panel
    .getByRole('combobox', {name: 'Temperature', exact: true})
    .selectOption('K');
  await expect(value).toHaveText(/\sK$/);
  const kelvin = Number.parseFloat((await value.textContent()) ?? '');
  expect(kelvin - celsius).toBeCloseTo(273.15, 1);
});

test(
  'printed, the panel shows curves, values and its address, no controls',
  onlyInAll(),
  async ({page}) => {
    await open(page, pages.lag);
    const panel = await waitUntilLive(page);
    await openControls(panel);
    await field(panel, 'Gain k').fill('3');
    await expect(page).toHaveURL(/gain=3/);
    await page.emulateMedia({media: 'print'});
    // The browser makes the sheets as soon as the listeners have returned.
    const rows = await panel.evaluate((element) => {
      window.dispatchEvent(new Event('beforeprint'));
      return element.querySelectorAll('tr').length;
    });
    expect(rows).toBeGreaterThan(0);
    await expect(slider(panel, 'Gain')).toBeHidden();
    await expect(panel.getByRole('button', {name: 'Reset'})).toBeHidden();
    await expect(panel.getByRole('row', {name: /^Gain k 3 /})).toBeVisible();
    await expect(
      panel.getByText(/#sim=first-order-lag&gain=3&duration=10$/),
    ).toBeVisible();
  },
);

test(
  'at 320 px nothing sticks out and every target is large enough',
  onlyInAll(),
  async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    const panel = await openModel(page, pages.lag);
    await showOptions(panel);
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth,
    );
    expect(width).toBeLessThanOrEqual(320);
    const small = await panel
      .locator('button, select, input:not([type=checkbox]), label:has(input)')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .filter((element) => element.getBoundingClientRect().height < 23.9)
          .map((element) => element.outerHTML),
      );
    expect(small).toEqual([]);
  },
);

test(
  'where copying is refused, the address of a run fits a phone',
  onlyInAll(),
  async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
    });
    await page.setViewportSize(phone);
    const panel = await openModel(page, pages.lag);
    const menu = await openMenu(panel, 'share');
    await menu.getByRole('button', {name: 'Copy link'}).click();
    await expect(
      panel.getByLabel('Address with the present values'),
    ).toBeVisible();
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth,
    );
    expect(width).toBeLessThanOrEqual(phone.width);
  },
);

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const [prefix, link, value] of [
    ['', 'All figures, values and results of this run', '| Gain'],
    ['/zh-Hans', '以表格查看本次运行的全部图', '| 增益'],
  ] as const) {
    test(
      `the curve and the way to all values are there below '${prefix}/'`,
      onlyInAll(prefix === ''),
      async ({page}) => {
        await page.goto(prefix + pages.lag);
        const panel = firstPanel(page);
        await expect(panel.locator('[data-curve="y:0"]')).toHaveAttribute(
          'd',
          /^M0,/,
        );
        await expect(panel.locator('[data-part="summary"]')).toBeVisible();
        await expect(panel.getByRole('slider')).toHaveCount(0);
        const copy = panel.locator('noscript a', {hasText: link});
        await expect(copy).toBeVisible();
        const address = (await copy.getAttribute('href')) ?? '';
        const answer = await page.request.get(address);
        expect(answer.ok()).toBe(true);
        const text = await answer.text();
        expect(text).toContain(value);
        expect(text).toContain('5.993');
      },
    );
  }
});
