import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {type Goal, isReached} from '../../../src/models/run/goals';
import {simulate} from '../../../src/models/run/simulate';
import {lag} from './fixtures';

function lagReaches(goal: Goal, values = {}): boolean {
  return isReached(simulate(lag, values, {duration: 10}), goal);
}

/** The output of the lag: from 0.5 to 6 with a time constant of 1.5 s. */
describe('isReached(run, goal)', () => {
  it('compares a scalar and a parameter with limits', () => {
    const final = {reading: {scalar: 'finalValue'}} as const;
    assert.ok(lagReaches({...final, above: 5.9, below: 6.1}));
    assert.ok(!lagReaches({...final, below: 6}));
    const gain = {reading: {parameter: 'gain'}} as const;
    assert.ok(lagReaches({...gain, above: 1.9}));
    assert.ok(!lagReaches({...gain, above: 2}));
  });

  it('reads an output at an instant, relative to another number', () => {
    const after = {
      reading: {output: 'y', at: 6},
      dividedBy: {scalar: 'finalValue'},
      above: 0.98,
      below: 1.02,
    } as const;
    assert.ok(lagReaches(after));
    assert.ok(!lagReaches(after, {timeConstant: 3}));
    const change: Goal = {
      reading: {output: 'y', at: 10},
      minus: {parameter: 'initial'},
      above: 5.4,
      below: 5.5,
    };
    assert.ok(lagReaches(change));
  });

  it('reads extremes and their distance between two instants', () => {
    const reading = {output: 'y', from: 8, to: 10} as const;
    const ripple: Goal = {reading: {...reading, of: 'range'}, below: 0.05};
    assert.ok(lagReaches(ripple));
    assert.ok(!lagReaches(ripple, {input: 'sine'}));
    const all: Goal = {reading: {output: 'y', of: 'smallest'}, above: 0.49};
    assert.ok(lagReaches(all));
    const most: Goal = {reading: {output: 'y', of: 'largest'}, above: 6};
    assert.ok(!lagReaches(most));
  });

  it('compares a choice', () => {
    const sine: Goal = {reading: {parameter: 'input'}, is: 'sine'};
    assert.ok(!lagReaches(sine));
    assert.ok(lagReaches(sine, {input: 'sine'}));
  });

  it('does not reach what the run has no number for', () => {
    const missing = [
      {scalar: 'amplitude'},
      {output: 'y', at: 11},
      {output: 'y', of: 'range', from: 8, to: 12},
    ] as const;
    for (const reading of missing) {
      assert.ok(!lagReaches({reading, above: -1e9}));
      assert.ok(!lagReaches({reading, below: 1e9}));
    }
  });
});
