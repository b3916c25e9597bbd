import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {symbolParts} from '../../../../src/models/definition/symbolParts';
import {loadAllModels} from '../../../../src/models/registry';

/** As HTML would show it. */
function written(symbol: string): string {
  return symbolParts(symbol)
    .map((part, index) => (index % 2 === 0 ? part : `<${part}>`))
    .join('');
}

describe('symbolParts', () => {
  it('ends a subscript where something else begins', () => {
    for (const [symbol, shown] of [
      ['α', 'α'],
      ['T_b', 'T<b>'],
      ['τ_1,N/τ_1 − 1', 'τ<1,N>/τ<1> − 1'],
      ['T_ex(L/2)', 'T<ex>(L/2)'],
      ['Q̇_∞', 'Q̇<∞>'],
      ['C_1\u202FT_1', 'C<1>\u202FT<1>'],
      ['_1', '<1>'],
    ] as const) {
      assert.equal(written(symbol), shown);
    }
  });

  it('leaves no underscore in a symbol of the models', async () => {
    for (const model of await loadAllModels()) {
      const {parameters, outputs, scalars = {}, states = {}} = model;
      for (const group of [parameters, outputs, scalars, states]) {
        for (const [key, {symbol = ''}] of Object.entries<{symbol?: string}>(
          group,
        )) {
          const shown = written(symbol);
          assert.doesNotMatch(shown, /_|<\d+\p{Lu}/u, `${model.id}.${key}`);
        }
      }
    }
  });
});
