import assert from 'node:assert/strict';

import {describe} from 'vitest';

import type {AnyModel} from '../../../src/models/definition';
import {ModelError} from '../../../src/models/definition/errors';
import type {ParameterDefinition} from '../../../src/models/definition/parameters';
import {decodePermalink} from '../../../src/models/export/permalink';
import {loadModel, modelIds} from '../../../src/models/registry';
import {simulate} from '../../../src/models/run/simulate';
import {itHolds} from '../properties';
import {assertFinite, extremes, fc} from './support';

/** What no reader means: no numbers, and numbers too large or too small. */
const HOSTILE = ['NaN', '', 'x', '1e999', '-1e999', '1e-320', '-5e-324', '-0'];

function arbitraryText(
  definition: ParameterDefinition,
): fc.Arbitrary<string | undefined> {
  const ends = extremes(definition).map(String);
  return fc.constantFrom(undefined, undefined, ...ends, ...HOSTILE);
}

/** Any link to a model, most of its values wrong or at the end of a range. */
function arbitraryLink(model: AnyModel): fc.Arbitrary<string> {
  const texts = Object.fromEntries(
    Object.entries(model.parameters).map(([key, definition]) => [
      key,
      arbitraryText(definition),
    ]),
  );
  const [min, max] = model.duration?.range ?? [1, 1];
  const duration = fc.constantFrom(
    undefined,
    ...[min, max, Math.sqrt(min * max)].map(String),
    ...HOSTILE,
  );
  return fc.record({...texts, duration}).map((pairs) =>
    Object.entries(pairs)
      .filter(([, value]) => value !== undefined)
      .reduce((link, [key, value]) => `${link}&${key}=${value}`, model.id),
  );
}

describe('a link with several wrong values at once', async () => {
  for (const id of modelIds) {
    const model = await loadModel(id);
    itHolds(
      `gives a finite run or a readable refusal: ${id}`,
      {few: 8, many: 25},
      fc.property(arbitraryLink(model), (link) => {
        const linked = decodePermalink(model, `#sim=${link}`);
        assert.ok(linked.isForModel);
        try {
          const {values, duration} = linked;
          assertFinite(simulate(model, values, {duration}));
        } catch (error) {
          assert.ok(error instanceof ModelError, String(error));
          assert.doesNotMatch(error.message, /NaN|Infinity|undefined/u);
        }
      }),
    );
  }
});
