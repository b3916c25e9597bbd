import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {checkReference} from '../../../../src/models/references/checkReference';
import {loadReferences} from '../../../../src/models/references/loadReferences';
import {loadModel, modelIds} from '../../../../src/models/registry';

describe('references of every model', async () => {
  for (const id of modelIds) {
    const model = await loadModel(id);
    const references = await loadReferences(id);

    it(`${id}: has references with distinct ids and positive tolerances`, () => {
      assert.ok(references.length > 0);
      const ids = references.map((reference) => reference.id);
      assert.equal(new Set(ids).size, ids.length);
      for (const {tolerance, points} of references) {
        assert.ok(tolerance > 0 && points.length > 0);
      }
    });

    for (const reference of references) {
      it(`${id}: reproduces '${reference.id}' (${reference.kind})`, () => {
        for (const point of checkReference(model, reference).points) {
          const {actual, expected, tolerance} = point;
          assert.ok(
            point.isWithinTolerance,
            `${point.quantity.label.en} at ${point.time ?? '–'}: ${actual}, ` +
              `expected ${expected} ± ${tolerance}`,
          );
        }
      });
    }
  }
});
