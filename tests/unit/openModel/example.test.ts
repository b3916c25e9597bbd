import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

import {describe, it} from 'vitest';

import {compareModels} from '../../../src/amesimFile/difference';
import {readAmesimFile} from '../../../src/amesimFile/readAmesimFile';
import {loadModel} from '../../../src/models/registry';
import {sampleAt} from '../../../src/models/run/sampleAt';
import {simulate} from '../../../src/models/run/simulate';
import {work} from '../../../src/openModel/reading/job';
import {writeModel, writeParts} from '../../fixtures/amesim/model';
import {writeHeavyPlate, writePlate} from '../../fixtures/amesim/plate';

async function answersTo(files: readonly File[]) {
  const answers = [];
  for await (const each of work({kind: 'model', files, hasFindings: true})) {
    // How often the share is told depends on the machine.
    if (each.kind === 'progress') {
      assert.ok(each.share >= 0 && each.share <= 1);
    } else {
      answers.push(each);
    }
  }
  return answers;
}

describe('the example', () => {
  it('is what `npm run example-model` writes', async () => {
    const stored = readFileSync('static/examples/heated-plate.ame');
    assert.ok(stored.equals(await writePlate()));
    const heavy = readFileSync('static/examples/heavy-plate.ame');
    assert.ok(heavy.equals(await writeHeavyPlate()));
  });

  it('lacks nothing and approaches its steady temperature', async () => {
    const {runs, problems, batch} = await readAmesimFile(await writePlate());
    assert.deepEqual(problems, []);
    assert.deepEqual(batch?.sets, [['10'], ['30']]);
    const rows = runs[0]!.variables.flatMap(({path, row = -1}) =>
      path === 'temp@plate' ? [row] : [],
    );
    const {values} = await runs[0]!.results.read(rows);
    // 60 W through 1.5 W/K above 20 degC, after 2.5 time constants.
    assert.ok(Math.abs(values[0]!.at(-1)! - (20 + 40 * 0.918)) < 0.1);
  });
});

describe('the article about the example', () => {
  it('states what the first file holds', async () => {
    const {components, states, parameters} = await readAmesimFile(
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
      const [run] = (await readAmesimFile(await write())).runs;
      const rows = ['temp@plate', 'dh1@heater'].map(
        (path) => run!.variables.find((each) => each.path === path)!.row!,
      );
      const {time, values} = await run!.results.read(rows);
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
      await readAmesimFile(await writePlate()),
      await readAmesimFile(await writeHeavyPlate()),
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
  it('gives the model in a form that can be sent, then findings', async () => {
    const file = new File([await writeModel('new')], 'lag.ame');
    const answers = await answersTo([file]);
    assert.deepEqual(
      answers.map(({kind}) => kind),
      ['model', 'findings'],
    );
    assert.doesNotThrow(() => structuredClone(answers));
  });

  it('reads loose parts', async () => {
    const parts = writeParts('new');
    const files = ['.results', '.ssf'].map(
      (extension) => new File([parts[extension]!], `lag_${extension}`),
    );
    const [answer] = await answersTo(files);
    assert.ok(answer?.kind === 'model');
    assert.equal(answer.model.runs.length, 1);
  });

  it('says what is wrong with a file', async () => {
    const answers = await answersTo([new File(['no model'], 'x.ame')]);
    assert.deepEqual(
      answers.map(({kind}) => kind),
      ['failure'],
    );
  });
});
