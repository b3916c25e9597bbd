import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

import {describe, it} from 'vitest';

import {compareModels} from '../../../src/amesimFile/difference';
import {readColumns} from '../../../src/amesimFile/parts/results';
import {loadModel} from '../../../src/models/registry';
import {sampleAt} from '../../../src/models/run/sampleAt';
import {simulate} from '../../../src/models/run/simulate';
import {
  type Job,
  type Kind,
  type Output,
  work,
} from '../../../src/openModel/reading/job';
import {writeModel, writeParts} from '../../fixtures/amesim/model';
import {writeHeavyPlate, writePlate} from '../../fixtures/amesim/plate';
import {readModel} from '../../fixtures/amesim/readModel';

async function answerTo<Some extends Kind>(
  job: Job<Some>,
): Promise<Output<Some>> {
  for await (const each of work(job)) {
    if (!('share' in each)) {
      return each;
    }
    // How often the share is told depends on the machine.
    assert.ok(each.share >= 0 && each.share <= 1);
  }
  throw new Error('no answer');
}

async function modelOf(...files: readonly File[]) {
  const answer = await answerTo({kind: 'model', input: files});
  assert.ok('model' in answer);
  // Workers send it as a copy.
  return structuredClone(answer.model);
}

describe('the example', () => {
  it('is what `npm run example-model` writes', async () => {
    const stored = readFileSync('static/examples/heated-plate.ame');
    assert.ok(stored.equals(await writePlate()));
    const heavy = readFileSync('static/examples/heavy-plate.ame');
    assert.ok(heavy.equals(await writeHeavyPlate()));
  });

  it('lacks nothing and approaches its steady temperature', async () => {
    const {runs, problems, batch} = await readModel(await writePlate());
    assert.deepEqual(problems, []);
    assert.deepEqual(batch?.sets, [['10'], ['30']]);
    const rows = runs[0]!.variables.flatMap(({path, row}) =>
      path === 'temp@plate' ? [row] : [],
    );
    const {values} = await readColumns(runs[0]!.results, rows);
    // 60 W through 1.5 W/K above 20 degC, after 2.5 time constants.
    assert.ok(Math.abs(values[0]!.at(-1)! - (20 + 40 * 0.918)) < 0.1);
  });
});

describe('the article about the example', () => {
  it('states what the first file holds', async () => {
    const {components, states, parameters} = await readModel(
      await writePlate(),
    );
    const changed = parameters.filter(({isChanged}) => isChanged);
    assert.deepEqual(
      [components.length, states, parameters.length, changed.length],
      [7, 2, 13, 9],
    );
  });

  it.each([
    ['first', writePlate, 0.5, 0.133],
    ['second', writeHeavyPlate, 5, 0.0133],
  ] as const)(
    'computes the end of the %s file by our model',
    async (_, write, mass, slope) => {
      const [run] = (await readModel(await write())).runs;
      const rows = ['temp@plate', 'dh1@heater'].map(
        (path) => run!.variables.find((each) => each.path === path)!.row,
      );
      const {time, values} = await readColumns(run!.results, rows);
      const ours = simulate(
        await loadModel('plate-on-felt'),
        {area: 0.1, conductivity: 0.15, thickness: 0.01, table: 333.15, mass},
        {duration: 750},
      );
      const kelvin = sampleAt(ours, 'temperature', 750);
      const [temperature, heat] = values;
      assert.ok(Math.abs(temperature!.at(-1)! + 273.15 - kelvin) < 1e-3);
      assert.equal(heat!.at(-1), 60);
      // Between the first two points after the heater was switched on.
      const from = time.indexOf(52);
      const rise = (temperature![from + 1]! - temperature![from]!) / 4;
      assert.ok(Math.abs(rise / slope - 1) < 0.03);
    },
  );

  it('has one row in the difference of both files', async () => {
    const difference = compareModels(
      await readModel(await writePlate()),
      await readModel(await writeHeavyPlate()),
    );
    const {components, parameters, globalParameters, runSettings} = difference;
    assert.deepEqual(
      [...components, ...parameters, ...globalParameters, ...runSettings].map(
        ({path, before, after}) => [path, before, after],
      ),
      [['mass@plate', '0.5 kg', '5 kg']],
    );
  });
});

describe('a job of the worker', () => {
  it('gives a model that can be sent, its findings and its curves', async () => {
    const model = await modelOf(new File([await writeModel('new')], 'lag.ame'));
    const {findings} = await answerTo({kind: 'findings', input: model});
    assert.equal(findings.length, 6);
    const ends = await Promise.all(
      model.runs.map(async ({results}) => {
        const input = {results, rows: [1]};
        const {values} = await answerTo({kind: 'columns', input});
        return values[0]?.at(-1);
      }),
    );
    assert.deepEqual(ends, [3, 3, 6]);
  });

  it('reads loose parts', async () => {
    const parts = writeParts('new');
    const files = ['.results', '.ssf'].map(
      (extension) => new File([parts[extension]!], `lag_${extension}`),
    );
    assert.equal((await modelOf(...files)).runs.length, 1);
  });

  it('says what is wrong with a file', async () => {
    const files = [new File(['no model'], 'x.ame')];
    const answer = await answerTo({kind: 'model', input: files});
    assert.ok('reason' in answer);
  });
});
