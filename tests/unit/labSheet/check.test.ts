import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {readColumns} from '../../../src/amesimFile/parts/results';
import type {LocalizedText} from '../../../src/i18n';
import {checkSheet, type SheetLine} from '../../../src/labSheet/check';
import {
  type AskedChoice,
  type AskedValue,
  isChoiceValue,
  isPartMarked,
} from '../../../src/labSheet/sheet';
import {loadSheet, sheetIds} from '../../../src/labSheet/sheets';
import {loadModel} from '../../../src/models/registry';
import {type LagSheet, writeLagSheet} from '../../fixtures/amesim/lagSheet';
import {lagSheet} from '../../fixtures/amesim/lagSheet';
import {
  type ModelSpec,
  packModel,
  writeParts,
} from '../../fixtures/amesim/model';
import {readModel} from '../../fixtures/amesim/readModel';
import {checkBytes, checkOpened, said} from './checked';

async function check(
  values: Partial<LagSheet> = {},
  change?: (model: ModelSpec) => ModelSpec,
): Promise<readonly SheetLine[]> {
  return checkBytes(await writeLagSheet(values, change));
}

/** Gives a component of the model another submodel, titles or none at all. */
function replace(
  alias: string,
  change: (
    component: ModelSpec['components'][number],
  ) => ModelSpec['components'],
): (model: ModelSpec) => ModelSpec {
  return (model) => ({
    ...model,
    lines: [],
    components: model.components.flatMap((each) =>
      each.alias === alias ? change(each) : each,
    ),
  });
}

describe('A lab sheet held against a model', () => {
  it('finds all as asked in the right model, in both languages', async () => {
    const lines = await check();
    assert.deepEqual(said(lines, 'wrong'), []);
    assert.deepEqual(said(lines, 'unknown'), []);
    assert.ok(lines.length > 10);
    assert.ok(lines.every(({sentence}) => /。$/u.test(sentence['zh-Hans'])));
  });

  it('says that a gain is still at its default, and what the curve shows', async () => {
    const wrong = said(await check({gain: 1}), 'wrong');
    assert.match(wrong[0] ?? '', /“gain” is 1, and 2 .* still at its default/u);
    assert.match(wrong[1] ?? '', /output at 3 s: .* A gain of 1 gives/u);
  });

  it('reads no value off a line between points that are far apart', async () => {
    for (const interval of [2, 5, 10]) {
      const lines = await check({interval});
      assert.match(said(lines, 'wrong').join('\n'), /^Print interval: .*$/u);
      const [open = ''] = said(lines, 'unknown');
      assert.match(open, /^output at 3 s: .* no value at 3/u);
    }
    const wrong = said(await check({interval: 1, timeConstant: 3}), 'wrong');
    assert.ok(wrong.some((each) => each.startsWith('output at 3 s')));
  });

  it('recognises an automatic initial value by the curve', async () => {
    const lines = await check({isAutomatic: true});
    const [first = '', ...more] = said(lines, 'wrong');
    assert.match(first, /^output at 3 s: .* is the initial value automatic/u);
    assert.deepEqual(more, []);
  });

  it('names the unit in which a number would be right', async () => {
    const lines = await check(
      {},
      replace('delay', (lag) => [
        {
          ...lag,
          parameters: lag.parameters.map((each) =>
            each.unit === 's' ? {...each, value: '1500'} : each,
          ),
        },
      ]),
    );
    assert.match(
      said(lines, 'wrong')[0] ?? '',
      /“time constant” is 1500 s, .* right in ms, but the unit .* is s/u,
    );
  });

  it('tells a missing part, and another one in its place', async () => {
    const missing = await check(
      {},
      replace('end', () => []),
    );
    assert.deepEqual(said(missing, 'wrong'), [
      'signal plug: 1 missing, no component with SSINK.',
    ]);
    const other = await check(
      {},
      replace('source_7', (step) => [{...step, submodel: 'UD00'}]),
    );
    assert.deepEqual(said(other, 'wrong'), []);
    assert.ok(
      said(other, 'right').some((each) => /UD00 .* same step/u.test(each)),
    );
  });

  it('asks whether a model with few of the parts is of another page', async () => {
    const [line] = await checkBytes(await writeLagSheet({}), 'aluminium-bar');
    assert.match(line?.sentence.en ?? '', /were found\. Is this the model of/u);
    assert.equal(line?.status, 'unknown');
  });

  it('reads many curves of long results a few at a time', async () => {
    const bytes = await writeLagSheet(
      {},
      replace('delay', (lag) => [
        {
          ...lag,
          variables: Array.from({length: 9}, (_, index) => ({
            ...lag.variables[0]!,
            name: `out${index}`,
            at: () => index,
          })),
        },
      ]),
    );
    const opened = await readModel(bytes);
    const [run] = opened.runs;
    const points = 2 ** 22;
    const runs = [{...run!, results: {...run!.results, points}}];
    const counts: number[] = [];
    const lines = await checkOpened({...opened, runs}, (_, rows) => {
      counts.push(rows.length);
      return readColumns(run!.results, rows);
    });
    assert.ok(counts.length > 0);
    assert.ok(Math.max(...counts) * points * 8 <= 64 * 2 ** 20);
    assert.match(said(lines, 'right').at(-1) ?? '', /^output at the end: 6, /u);
  });

  it('takes a reading from each of two variables with one data path', async () => {
    const lines = await check(
      {},
      replace('delay', (lag) => [
        {
          ...lag,
          variables: [{...lag.variables[0]!, at: () => 0}, lag.variables[0]!],
        },
      ]),
    );
    assert.deepEqual(said(lines, 'wrong'), []);
  });

  it('refuses runs that do not start at zero from the initial values', async () => {
    const opened = await readModel(await writeLagSheet({}));
    const lines = await checkOpened({
      ...opened,
      runSettings: {
        ...opened.runSettings!,
        start: 1,
        options: ['continuation', 'oldFinalValues', 'holdInputs'],
      },
    });
    const wrong = said(lines, 'wrong').join('\n');
    assert.match(
      wrong,
      /^Start time: .*\n“Hold.*\n“Use old.*\nA continuation/u,
    );
  });

  it('needs no English label, which the Chinese build leaves out', async () => {
    const bytes = await writeLagSheet({gain: 1, timeConstant: 3});
    const opened = await readModel(bytes);
    const sheet = await loadSheet('first-order-lag');
    const model = await loadModel(sheet.model);
    const inChinese = (value: AskedValue | AskedChoice) => ({
      ...value,
      label: {'zh-Hans': value.label['zh-Hans']} as LocalizedText,
    });
    const parts = sheet.parts.map((part) => ({
      ...part,
      values: part.values.map(inChinese),
    }));
    const input = {sheet: {...sheet, parts}, model, read: readColumns};
    const lines = await checkSheet(opened, input);
    assert.deepEqual(
      lines.map(({status}) => status),
      (await checkBytes(bytes)).map(({status}) => status),
    );
  });

  it('accepts a finer print interval and refuses a shorter run', async () => {
    const fine = await check({interval: 0.05, final: 20});
    assert.deepEqual(said(fine, 'wrong'), []);
    const short = await check({interval: 0.5, final: 2});
    const wrong = said(short, 'wrong');
    assert.match(wrong[0] ?? '', /^Final time: 2.s, and 10.s/u);
    assert.match(wrong[1] ?? '', /^Print interval: 0\.5.s/u);
    assert.match(said(short, 'unknown')[0] ?? '', /no value at 3.s/u);
  });

  it('takes a value for a field whose title it does not know', async () => {
    const unknownTitles = replace('delay', (lag) => [
      {
        ...lag,
        parameters: lag.parameters.map((each) => ({...each, title: 'x y z'})),
      },
    ]);
    const lines = await check({}, unknownTitles);
    assert.ok(
      said(lines, 'right').some((each) =>
        /the one value of 1\.5 s: it was taken for the time constant/u.test(
          each,
        ),
      ),
    );
    const other = await check({timeConstant: 4}, unknownTitles);
    assert.ok(
      said(other, 'unknown').some((each) => /^time constant:/u.test(each)),
    );
  });

  it('reads a model without sketch, run parameters and results', async () => {
    const {'.param': param = '', '.data': data = ''} = writeParts(
      'old',
      lagSheet(),
    );
    const lines = await checkBytes(
      await packModel({'.param': param, '.data': data}),
    );
    assert.ok(said(lines, 'right').includes('step source: STEP0, “source_7”.'));
    assert.ok(said(lines, 'unknown').some((each) => /no results/u.test(each)));
    // A plug has neither parameters nor curves, so that only the sketch names it.
    assert.deepEqual(said(lines, 'wrong'), []);
    assert.ok(
      said(lines, 'unknown').some((each) => /^signal plug: 1 /u.test(each)),
    );
  });
});

describe('Every lab sheet', () => {
  it.each(sheetIds)('%s agrees with its own model', async (id) => {
    const sheet = await loadSheet(id);
    const model = await loadModel(sheet.model);
    for (const {label, parts, at} of sheet.readings) {
      const what = `the reading '${label.en}'`;
      const isOnSheet = parts.every((index) => sheet.parts[index]);
      assert.ok(isOnSheet, `${what} names a part that is not on the sheet`);
      assert.ok(at <= sheet.run.final, `${what} is after the end of the run`);
    }
    for (const part of sheet.parts) {
      const named = part.submodels ?? part.words ?? part.perhaps;
      assert.ok(named !== undefined, `'${part.name.en}' has no name or words`);
      for (const value of part.values) {
        const field = `the field '${value.label.en}'`;
        if (!isChoiceValue(value) && 'parameter' in value) {
          const {parameter} = value;
          assert.ok(
            parameter in model.parameters,
            `${field} has '${parameter}', no parameter of the model`,
          );
        }
        assert.ok(
          value.title !== undefined || isPartMarked(part) || value.words,
          `${field} has neither title nor words`,
        );
      }
    }
    const lines = await checkSheet(
      {
        components: [],
        globalParameters: [],
        parameters: [],
        runSettings: undefined,
        runs: [],
        variables: [],
      },
      {sheet, model, read: () => Promise.reject(new Error('none'))},
    );
    assert.equal(said(lines, 'right').length, 0);
  });
});
