import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {readColumns} from '../../../src/amesimFile/parts/results';
import {curvesToCsv, firstChoice} from '../../../src/openModel/parts/curves';
import {findByWords} from '../../../src/openModel/parts/findByWords';
import {writeModel} from '../../fixtures/amesim/model';
import {writePlate} from '../../fixtures/amesim/plate';
import {readModel} from '../../fixtures/amesim/readModel';

describe('the curves of a run', () => {
  it('are those that are saved, found by words', async () => {
    const {runs} = await readModel(await writeModel('new'));
    const saved = runs[0]!.variables;
    assert.ok(!saved.some(({path}) => path === 'e@box.lag'));
    assert.deepEqual(
      findByWords(saved, 'LAG1 output').map(({path}) => path),
      ['y@box.lag'],
    );
  });

  it('begin with the states of one unit', async () => {
    const plate = await readModel(await writePlate());
    const saved = plate.runs[0]!.variables;
    assert.deepEqual(firstChoice(plate, saved), ['temp@plate', 'y@delay']);
    assert.deepEqual(firstChoice({variables: []}, saved), ['out@heating']);
    assert.deepEqual(firstChoice(plate, []), []);
  });

  it('are written as CSV with their units', async () => {
    const {runs} = await readModel(await writeModel('new'));
    const [run] = runs;
    const saved = findByWords(run!.variables, '@step');
    const columns = await readColumns(
      run!.results,
      saved.map(({row}) => row),
    );
    const lines = curvesToCsv(saved, columns).split('\n');
    assert.deepEqual(lines.slice(0, 2), ['time [s],out@step [null]', '0,0']);
    assert.equal(lines.length, columns.time.length + 2);
  });
});
