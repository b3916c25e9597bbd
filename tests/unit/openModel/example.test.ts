import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

import {describe, it} from 'vitest';

import {readAmesimFile} from '../../../src/amesimFile/readAmesimFile';
import {work} from '../../../src/openModel/reading/job';
import {writeModel, writeParts} from '../../fixtures/amesim/model';
import {writePlate} from '../../fixtures/amesim/plate';

async function answersTo(files: readonly File[]) {
  const answers = [];
  for await (const each of work({kind: 'model', files, hasFindings: true})) {
    answers.push(each);
  }
  return answers;
}

describe('the example', () => {
  it('is what `npm run example-model` writes', async () => {
    const stored = readFileSync('static/examples/heated-plate.ame');
    assert.ok(stored.equals(await writePlate()));
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
