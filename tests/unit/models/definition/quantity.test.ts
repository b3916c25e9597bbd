import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {
  OutputDefinitions,
  ParameterDefinitions,
} from '../../../../src/models/definition';
import {quantity} from '../../../../src/models/definition';
import {text} from '../fixtures';

describe('quantity(symbol, unit, definition)', () => {
  it('defines a parameter and an output', () => {
    const parameters = {
      tau: quantity('τ', 's', {
        label: text('time constant'),
        default: 2,
        range: [1, 3],
        help: text('Help.'),
      }),
    } satisfies ParameterDefinitions;
    const outputs = {
      y: quantity('y', 'K', {label: text('output'), hidden: true}),
    } satisfies OutputDefinitions;
    assert.deepEqual(parameters.tau, {
      label: text('time constant'),
      symbol: 'τ',
      unit: 's',
      default: 2,
      range: [1, 3],
      help: text('Help.'),
    });
    assert.deepEqual(outputs.y, {
      label: text('output'),
      symbol: 'y',
      unit: 'K',
      hidden: true,
    });
  });

  it('refuses a property that no quantity has', () => {
    const label = text('output');
    // @ts-expect-error: it would be ignored
    assert.ok(quantity('y', 'K', {label, colour: 'red'}));
  });
});
