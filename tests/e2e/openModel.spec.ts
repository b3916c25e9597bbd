import type {Locator, Page} from '@playwright/test';

import {
  LAG,
  type ModelSpec,
  packModel,
  writeModel,
  writeParts,
  writeResults,
} from '../fixtures/amesim/model';
import {pages} from '../routes';
import {inBothModes} from './axe';
import {smallTargets} from './layoutFaults';
import {desktop, expect, onlyInAll, open, phone, test} from './site';

interface NamedBytes {
  readonly name: string;
  readonly bytes: string | Uint8Array;
}

// axe would measure colours during a transition.
test.use({contextOptions: {reducedMotion: 'reduce'}});

const DROP = '[data-part="drop"]';

/** Gives files to the choice of a model, or to that of a second one. */
function choose(
  page: Page,
  files: readonly NamedBytes[],
  choice = 0,
): Promise<void> {
  return page
    .locator(`${DROP} input`)
    .nth(choice)
    .setInputFiles(
      files.map(({name, bytes}) => ({
        name,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(bytes),
      })),
    );
}

/** The part of the report with a heading. */
function part(page: Page, title: string): Locator {
  return page.getByRole('region', {name: title, exact: true});
}

async function openExample(page: Page): Promise<void> {
  await open(page, pages.open);
  await page.getByRole('button', {name: /^Open an example/}).click();
  await expect(page.getByText('heated-plate was read.')).toBeVisible();
}

/** The model of the fixtures with another step time, end of the run and alias. */
const CHANGED: ModelSpec = {
  ...LAG,
  components: LAG.components.map((each) =>
    each.alias === 'step' ? {...each, alias: 'jump'} : each,
  ),
  final: 8,
  globals: [
    {name: 'Tstart', value: '2'},
    {name: 'Spare', value: '2*Tstart'},
  ],
};

test('the example shows what it holds, part by part', async ({
  page,
  watched,
}) => {
  await openExample(page);
  const facts = part(page, 'What it is');
  await expect(
    facts.getByText('7 (Signal library 2, Thermal library 5)'),
  ).toBeVisible();
  await expect(facts.getByText('November 2, 2026')).toBeVisible();
  const sketch = part(page, 'Sketch');
  await expect(sketch.locator('[data-component]')).toHaveCount(7);
  const link = sketch.getByRole('link', {name: 'delay · LAG1'});
  await expect(link).toHaveAttribute('href', /first-order-lag/);
  await sketch.getByText('Connections: 6').click();
  await expect(sketch.getByRole('row')).toHaveCount(7);
  await expect(
    sketch.getByRole('row', {name: 'plate, port 4 thermometer, port 1'}),
  ).toBeVisible();
  const parameters = part(page, 'Parameters');
  await parameters.getByLabel('Filter').fill('lag1 constant');
  await expect(parameters.getByRole('status').first()).toHaveText('1 of 15');
  const changed = parameters.locator('tr[data-changed="true"]');
  await expect(changed).toHaveText(/time constant\s*40 changed\s*s\s*1/);
  const run = part(page, 'Run parameters');
  await expect(run.getByText('Print interval')).toBeVisible();
  const findings = part(page, 'Findings');
  await expect(findings.getByRole('listitem')).toHaveCount(4);
  await expect(findings.getByText('parameters: limit.')).toBeVisible();
  await expect(page.getByText(/^In the last tenth of the run/)).toHaveCount(1);
  expect(watched.messages).toEqual([]);
  expect(watched.externalRequests).toEqual([]);
});

test(
  'a model without results is not said to have settled',
  onlyInAll(),
  async ({page}) => {
    const parts = writeParts('new', {...LAG, globals: []});
    const purged = Object.fromEntries(
      Object.entries(parts).filter(([name]) => !name.startsWith('.results')),
    );
    await open(page, pages.open);
    await choose(page, [{name: 'lag.ame', bytes: await packModel(purged)}]);
    const findings = part(page, 'Findings');
    await expect(findings).toContainText(
      'holds no curves of the model’s own run',
    );
    await expect(findings).not.toContainText('Nothing was noticed');
  },
);

test('curves are searched, plotted by unit, read and saved', async ({page}) => {
  await openExample(page);
  const results = part(page, 'Results');
  const curve = (path: string) => results.locator(`[data-curve="${path}"]`);
  await expect(curve('temp@plate')).toHaveCount(1);
  await expect(results.locator('figure')).toHaveCount(1);
  await results.getByLabel('Search').fill('to the air');
  await results.getByRole('checkbox', {name: /phi@loss/}).check();
  await expect(results.locator('figure')).toHaveCount(2);
  const cursor = results.getByRole('slider', {name: 'Cursor: time'}).first();
  await cursor.press('Home');
  await expect(cursor).toHaveAttribute(
    'aria-valuetext',
    /^0\ss, temp@plate 20\sdegC/,
  );
  await results
    .getByLabel('Run', {exact: true})
    .selectOption({label: 'batch run 2 · h@loss = 30'});
  await results.getByLabel('the other runs as thin curves').check();
  await expect(curve('phi@loss:2')).toHaveCount(1);
  const saved = page.waitForEvent('download');
  await results.getByRole('button', {name: 'Save curves as CSV'}).click();
  expect((await saved).suggestedFilename()).toBe('heated-plate.csv');
});

test(
  'a variable that another run lacks takes no place in the choice',
  onlyInAll(),
  async ({page}) => {
    const [step, box] = LAG.components;
    const inside = box!.inside!.map((each) => ({
      ...each,
      variables: each.variables.map((variable) => ({
        ...variable,
        isSaved: variable.name !== 'y',
      })),
    }));
    const results = writeResults({
      ...LAG,
      components: [step!, {...box!, inside}],
    });
    const parts = {...writeParts('new'), '.results.2': results};
    await open(page, pages.open);
    await choose(page, [{name: 'lag.ame', bytes: await packModel(parts)}]);
    const region = part(page, 'Results');
    const boxOf = (path: string) =>
      region.getByRole('checkbox', {name: new RegExp(`${path}$`)});
    for (const path of ['out@step', 'rest@box.lag', 'zigzag@box.lag']) {
      await boxOf(path).check();
    }
    await region
      .getByLabel('Run', {exact: true})
      .selectOption({label: 'batch run 2 · tau@box.lag = 3'});
    await boxOf('e@box.lag').check();
    await expect(region.locator('[data-curve="e@box.lag"]')).toHaveCount(1);
  },
);

test('a file is dropped, and its parameters copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, pages.open);
  const transfer = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'lag.ame'));
      return data;
    },
    [...(await writeModel('old'))],
  );
  await page.locator(DROP).dispatchEvent('drop', {dataTransfer: transfer});
  const parameters = part(page, 'Parameters');
  await parameters.getByLabel('changed ones only').check();
  await parameters.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(parameters.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('| tau@box.lag | LAG1 | time constant | 1.5e+00 |');
  const sketch = part(page, 'Sketch');
  await sketch.getByLabel('Level').selectOption({label: 'box'});
  await expect(sketch.locator('[data-component]')).toHaveCount(2);
});

test('what can not be read says why', async ({page, watched}) => {
  await open(page, pages.open);
  const status = page.getByRole('status').first();
  await choose(page, [{name: '<b>x</b>.ame', bytes: 'no model'}]);
  await expect(status).toContainText('<b>x</b>.ame: it is no Amesim model');
  await choose(page, [
    {name: 'x.ame', bytes: Buffer.from('504b030400', 'hex')},
  ]);
  await expect(status).toContainText('it is compressed');
  const whole = await writeModel('new');
  await choose(page, [{name: 'cut.ame', bytes: whole.slice(0, 12_000)}]);
  await expect(status).toContainText('archive is cut off or damaged');
  await expect(part(page, 'Sketch').locator('[data-component]')).toHaveCount(2);
  await choose(page, [{name: 'x.ame', bytes: whole.slice(0, 12_000)}], 1);
  const difference = part(page, 'Difference from a second file');
  await expect(difference).toContainText('archive is cut off or damaged');
  expect(watched.messages).toEqual([]);
});

test(
  'a sketch with very many corners says what is not drawn',
  onlyInAll(),
  async ({page}) => {
    const line = Array.from(
      {length: 20_001},
      (_, index) => [index, 0] as const,
    );
    const bytes = await writeModel('old', {...LAG, corners: [line]});
    await open(page, pages.open);
    await choose(page, [{name: 'lag.ame', bytes}]);
    const sketch = part(page, 'Sketch');
    await expect(sketch.getByText('not drawn: 1.')).toBeVisible();
    await expect(sketch.locator('[data-component]')).toHaveCount(2);
    await expect(sketch.locator('polyline')).toHaveCount(0);
  },
);

test(
  'a submodel may have the name of a property of objects',
  onlyInAll(),
  async ({page, watched}) => {
    const parts = writeParts('new');
    const cir = String(parts['.cir']).replaceAll('LAG1', 'constructor');
    const bytes = await packModel({...parts, '.cir': cir});
    await open(page, pages.open);
    await choose(page, [{name: 'lag.ame', bytes}]);
    const sketch = part(page, 'Sketch');
    await expect(sketch.locator('[data-component]')).toHaveCount(2);
    await sketch.getByLabel('Level').selectOption({label: 'box'});
    await expect(sketch.getByText('constructor', {exact: true})).toBeVisible();
    expect(watched.messages).toEqual([]);
  },
);

test(
  'reading is cancelled, and goes on when it is asked for again',
  onlyInAll(),
  async ({page}) => {
    await open(page, pages.open);
    let isHeld = true;
    await page.route('**/heated-plate.ame', async (route) => {
      await expect.poll(() => isHeld).toBe(false);
      // The first request is gone by then.
      await route.fallback().catch(() => undefined);
    });
    const example = page.getByRole('button', {name: /^Open an example/});
    await example.click();
    await page.getByRole('button', {name: 'Cancel'}).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    isHeld = false;
    await example.click();
    await expect(page.getByText('heated-plate was read.')).toBeVisible();
  },
);

test('two files are compared', async ({page}) => {
  await open(page, pages.open);
  await choose(page, [{name: 'lag.ame', bytes: await writeModel('new')}]);
  const difference = part(page, 'Difference from a second file');
  await expect(difference).toBeVisible();
  const same = [{name: 'same.ame', bytes: await writeModel('old')}];
  await choose(page, same, 1);
  await expect(difference.getByText(/are the same\.$/)).toBeVisible();
  const other = [{name: 'lag.ame', bytes: await writeModel('new', CHANGED)}];
  await choose(page, other, 1);
  const row = (name: string) => difference.getByRole('row', {name});
  await expect(row('Tstart')).toHaveText(/Tstart\s*1 s\s*2 s/);
  await expect(row('Final time')).toHaveText(/Final time\s*5 s\s*8 s/);
  await expect(
    difference.getByRole('columnheader', {name: 'lag (second file)'}),
  ).toHaveCount(3);
  const curves = difference.getByRole('region', {name: 'Curves of both files'});
  await expect(curves.locator('figure')).toHaveCount(1);
  const curve = (name: string) => curves.locator(`[data-curve="${name}"]`);
  await expect(curve('lag: y@box.lag')).toHaveCount(1);
  await expect(curve('lag (second file): y@box.lag')).toHaveCount(1);
  await curves.getByLabel('Search').fill('step output');
  const boxOf = (name: RegExp) => curves.getByRole('checkbox', {name});
  await boxOf(/out@step/).check();
  await expect(curve('lag: out@step')).toHaveCount(1);
  // Units differ, so that each has a plot of its own.
  await expect(curves.locator('figure')).toHaveCount(2);
  await expect(boxOf(/out@jump/)).toBeDisabled();
  await boxOf(/y@box\.lag/).uncheck();
  // It has another name in the second file.
  await boxOf(/out@jump/).check();
  await expect(curve('lag (second file): out@jump')).toHaveCount(1);
  await expect(curve('lag: out@step')).toHaveCount(1);
  await expect(curves.locator('figure')).toHaveCount(1);
});

test(
  'a long difference shows its first rows, and more when asked',
  onlyInAll(),
  async ({page}) => {
    const globals = Array.from({length: 400}, (_, index) => ({
      name: `Long${index}`,
      value: '1',
    }));
    await open(page, pages.open);
    await choose(page, [{name: 'lag.ame', bytes: await writeModel('new')}]);
    const bytes = await writeModel('new', {...LAG, globals});
    await choose(page, [{name: 'long.ame', bytes}], 1);
    const difference = part(page, 'Difference from a second file');
    await expect(difference.getByRole('rowheader')).toHaveCount(300);
    await difference.getByRole('button', {name: 'Show 102 more'}).click();
    await expect(difference.getByRole('rowheader')).toHaveCount(402);
  },
);

test(
  'results without their model are read, and a missing one is named',
  onlyInAll(),
  async ({page}) => {
    await open(page, pages.open);
    const parts = writeParts('new');
    const files = ['.results', '.ssf'].map((extension) => ({
      name: `lag_${extension}`,
      bytes: parts[extension] ?? '',
    }));
    await choose(page, files);
    const results = part(page, 'Results');
    await expect(results.locator('[data-curve]')).toHaveCount(1);
    await expect(
      part(page, 'Sketch').getByText('No components could be read.'),
    ).toBeVisible();
  },
);

test(
  'without workers, files are read all the same',
  onlyInAll(),
  async ({page}) => {
    await page.addInitScript(() => {
      window.Worker = function refuse() {
        throw new DOMException('refused', 'SecurityError');
      } as unknown as typeof Worker;
    });
    await openExample(page);
    const results = part(page, 'Results');
    await expect(results.locator('[data-curve]')).toHaveCount(2);
  },
);

for (const [width, viewport] of [
  ['a wide window', desktop],
  ['a phone', phone],
] as const) {
  test(
    `axe finds nothing in a report in ${width}`,
    onlyInAll(viewport === desktop),
    async ({page}) => {
      await page.setViewportSize(viewport);
      await openExample(page);
      await expect(page.locator('[data-curve]').first()).toBeVisible();
      await expect(part(page, 'Findings').getByRole('listitem')).toHaveCount(4);
      expect(await smallTargets(page)).toEqual([]);
      expect(await inBothModes(page)).toEqual([]);
      expect(
        await page.evaluate(
          () =>
            document.documentElement.scrollWidth <=
            document.documentElement.clientWidth,
        ),
      ).toBe(true);
    },
  );
}

test('fields have room on the narrowest phone', onlyInAll(), async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openExample(page);
  const results = part(page, 'Results');
  const field = await results.getByLabel('Search').boundingBox();
  const frame = await results.getByRole('group').first().boundingBox();
  expect(field!.x + field!.width).toBeLessThan(frame!.x + frame!.width);
});

test('the Chinese page opens the example by keyboard', async ({
  page,
  watched,
}) => {
  await open(page, `/zh-Hans${pages.open}`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('打开模型');
  await page.getByRole('button', {name: '打开示例：受热的平板'}).press('Enter');
  await expect(part(page, '草图').locator('[data-component]')).toHaveCount(7);
  await expect(part(page, '值得注意的地方').getByRole('listitem')).toHaveCount(
    4,
  );
  await expect(part(page, '基本信息').getByText('2026年11月2日')).toBeVisible();
  await expect(part(page, '结果').locator('[data-curve]')).toHaveCount(2);
  expect(watched.messages).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page says what it would do', onlyInAll(), async ({page}) => {
    await page.goto(pages.open);
    await expect(page.getByText('This needs JavaScript')).toBeVisible();
    await expect(page.locator(DROP)).toBeHidden();
  });
});
