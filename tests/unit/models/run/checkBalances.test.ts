import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {ModelError} from '../../../../src/models/definition/errors';
import type {AnyModel} from '../../../../src/models/definition/modelDefinition';
import {checkBalances} from '../../../../src/models/run/checkBalances';
import {simulate} from '../../../../src/models/run/simulate';
import type {Timeline} from '../../../../src/models/run/timeline';
import {growth, text} from '../fixtures';

/** A tank y′ = u − y, filled from 2 s on, that states a part of its outflow. */
function tank(stated: number): typeof growth {
  const inflow = (t: number): number => (t < 2 ? 0 : 1);
  return {
    ...growth,
    duration: {default: () => 5, range: [0.1, 10]},
    derivatives: (t, x) => ({y: inflow(t) - x.y}),
    breaks: () => [2],
    balances: [
      {
        label: text('water in the tank'),
        stored: (x) => x.y,
        flows: (t, x) => [inflow(t), -stated * x.y],
        nominal: 1,
      },
    ],
  };
}

describe('checkBalances(model, values, timeline, tolerance)', () => {
  it('accepts a run in which what is stored changes by what flows', () => {
    assert.equal(simulate(tank(1)).end, 5);
  });

  it('reports the law that a run breaks, and when', () => {
    assert.throws(
      () => simulate(tank(0.99)),
      (error) =>
        error instanceof ModelError &&
        error.reason === 'not-conserved' &&
        error.time === 0 &&
        error.messages.en.includes('does not conserve the water in the tank'),
    );
  });

  it('looks at the end of a step as well as at its beginning', () => {
    // One step of 3 s, in which the tank is filled for 2 s only.
    const timeline = {
      steps: [0],
      end: 3,
      state: (t: number) => ({y: Math.min(t, 2)}),
      modes: () => ({}),
    } as unknown as Timeline;
    const label = text('water in the tank');
    const stored = ({y}: {readonly y: number}) => y;
    const balance = {label, stored, flows: () => [1], nominal: 1};
    const model = {...growth, balances: [balance]} as unknown as AnyModel;
    assert.throws(
      () => checkBalances(model, {rate: 1}, timeline, 1e-8),
      (error) => error instanceof ModelError && error.time === 2,
    );
  });
});
