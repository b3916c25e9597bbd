import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {createBracket, locateSignChange} from '../../../src/solver/rootFinding';

/** Locates the root of `g` in [0, 1] and counts the evaluations. */
function locate(
  g: (x: number) => number,
  tolerance: number,
): {readonly x: number; readonly evaluations: number} {
  let evaluations = 0;
  const counted = (x: number): number => {
    evaluations++;
    return g(x);
  };
  const bracket = createBracket({x: 0, value: g(0)}, {x: 1, value: g(1)});
  return {x: locateSignChange(counted, bracket, tolerance), evaluations};
}

describe('locateSignChange(evaluate, bracket, tolerance)', () => {
  it('ends within the tolerance on the far side of random roots', () => {
    const powers = fc.constantFrom(1, 3, 5, 1 / 3);
    const roots = fc.double({min: 0.001, max: 0.999, noNaN: true});
    fc.assert(
      fc.property(roots, powers, fc.boolean(), (root, power, isFalling) => {
        const g = (x: number): number =>
          (isFalling ? -1 : 1) *
          Math.sign(x - root) *
          Math.abs(x - root) ** power;
        const {x, evaluations} = locate(g, 1e-12);
        assert.ok(x > root && x - root <= 1e-12);
        assert.ok(evaluations < 150);
      }),
    );
  });

  it('needs few evaluations for a smooth root', () => {
    const {x, evaluations} = locate((t) => Math.exp(t) - 2, 1e-14);
    assert.ok(Math.abs(x - Math.LN2) < 2e-14);
    assert.ok(evaluations < 15);
  });

  it('halves its way to a jump', () => {
    const {x, evaluations} = locate((t) => (t < 0.3 ? -1 : 1e9), 1e-12);
    assert.ok(x >= 0.3 && x - 0.3 <= 1e-12);
    assert.ok(evaluations < 150);
  });
});
