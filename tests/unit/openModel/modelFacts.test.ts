import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {compareModels} from '../../../src/amesimFile/difference';
import {runName} from '../../../src/openModel/parts/choiceWords';
import {
  changesByTitle,
  overviewFacts,
  pointsText,
} from '../../../src/openModel/parts/modelFacts';
import {packModel, writeModel, writeParts} from '../../fixtures/amesim/model';
import {readModel} from '../../fixtures/amesim/readModel';

describe('what a model is', () => {
  it('has a size of at least 1 kB', async () => {
    const model = await readModel(await writeModel('old'));
    const sizeOf = (size: number) =>
      new Map(overviewFacts({...model, size}, 'en')).get('Size of the file');
    assert.deepEqual([400, 1001, 2_340_000].map(sizeOf), [
      '1\u00a0kB',
      '2\u00a0kB',
      '2.3\u00a0MB',
    ]);
  });
});

describe('a model of the Student edition', () => {
  it('is not said to have no components and nothing changed', async () => {
    const cir = '<CIR><CIRCUIT><ENCRYPTED>x</ENCRYPTED></CIRCUIT></CIR>';
    const parts = {...writeParts('old'), '.cir': cir};
    const facts = new Map(
      overviewFacts(await readModel(await packModel(parts)), 'en'),
    );
    assert.equal(facts.get('Components'), undefined);
    assert.equal(facts.get('Parameters'), '6');
  });
});

describe('how many points a run has', () => {
  it('is said of one and of none', async () => {
    const {runs} = await readModel(await writeModel('old'));
    const results = {...runs[0]!.results, start: 0, end: 0};
    const said = [1, 0].map((points) =>
      pointsText({...runs[0]!, results: {...results, points}}, 'en'),
    );
    assert.deepEqual(said, ['1 point, 0 to 0 s', 'no points']);
  });
});

describe('the name of a batch run', () => {
  it('has the global parameters that the run had', async () => {
    const parts = writeParts('new');
    const model = await readModel(
      await packModel({
        ...parts,
        '.sad': String(parts['.sad']).replace('tau@box.lag', 'Tstart'),
        '.gpx.1':
          '<GLOBAL_PARAMS_LIST><PARAMETER><VARNAME>Tstart</VARNAME><VALUE>2.00000000000000e+00</VALUE></PARAMETER></GLOBAL_PARAMS_LIST>',
      }),
    );
    assert.deepEqual(
      model.runs.map((run) => runName(run, model, 'en')),
      [
        'run of the model',
        'batch run 1 · Tstart = 2',
        'batch run 2 · Tstart = 3',
      ],
    );
  });
});

describe('the difference of two models', () => {
  it('has the options of a run in words', async () => {
    const parts = writeParts('old');
    const [model, other] = await Promise.all(
      ['24 1', '8 1'].map(async (options) => {
        const run = String(parts['.sim']).replace('24 1', options);
        return readModel(await packModel({...parts, '.sim': run}));
      }),
    );
    const [[, changes] = assert.fail()] = changesByTitle(
      compareModels(model!, other!),
      'zh-Hans',
    );
    const [{path, before, after} = assert.fail()] = changes;
    assert.equal(path, '选项');
    assert.match(before ?? '', /^动态运行、输入保持不变、/u);
    assert.match(after ?? '', /^动态运行、输出不连续点、/u);
  });
});
