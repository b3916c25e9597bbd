import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {overviewFacts} from '../../../src/openModel/parts/modelFacts';
import {writeModel} from '../../fixtures/amesim/model';
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
