import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {findRoot, upperEnd} from '../../../src/physics/roots';
import {assertClose, assertOutOfDomain} from './shown';

describe('findRoot(f, low, high)', () => {
  const cases: readonly [
    string,
    (x: number) => number,
    number,
    number,
    number,
  ][] = [
    ['a line', (x) => 3 * x - 1, 0, 5, 1 / 3],
    ['a cube with a flat root', (x) => (x - 1) ** 3, -3, 4, 1],
    ['an exponential', (x) => Math.exp(x) - 1e6, 0, 100, Math.log(1e6)],
    ['a root law', (x) => Math.sqrt(x) - 1e-6, 0, 1, 1e-12],
    ['a step', (x) => (x < 0.7 ? -1 : 1), 0, 1, 0.7],
    ['a steep power', (x) => x ** 25 - 1e-10, 0, 10, 10 ** -0.4],
  ];
  for (const [name, f, low, high, root] of cases) {
    it(`solves ${name}`, () => {
      const tolerance = name.includes('flat') ? 1e-5 : 4e-15;
      assertClose(findRoot(f, low, high), root, tolerance, 1e-18);
      assertClose(findRoot(f, high, low), root, tolerance, 1e-18);
    });
  }

  it('needs few evaluations where the function is smooth', () => {
    let calls = 0;
    const smooth = (x: number) => {
      calls += 1;
      return Math.cos(x) - x;
    };
    findRoot(smooth, 0, 1);
    assert.ok(calls < 15, `${calls} evaluations`);
  });

  it('accepts a root at an end', () => {
    assert.equal(
      findRoot((x) => x, 0, 1),
      0,
    );
    assert.equal(
      findRoot((x) => x - 1, 0, 1),
      1,
    );
  });

  it('finds the root of any rising cubic in any bracket', () => {
    const number = fc.double({min: -1e3, max: 1e3, noNaN: true});
    const width = fc.double({min: 1e-6, max: 1e6, noNaN: true});
    fc.assert(
      fc.property(number, width, width, (root, below, above) => {
        const f = (x: number) => x - root + 1e-3 * (x - root) ** 3;
        assertClose(
          findRoot(f, root - below, root + above),
          root,
          1e-13,
          1e-13,
        );
      }),
    );
  });

  it('throws without a change of sign', () => {
    assertOutOfDomain(() => findRoot((x) => x * x + 1, -1, 1), 'sign change');
    assertOutOfDomain(() => findRoot(() => Number.NaN, -1, 1), 'sign change');
    assertOutOfDomain(() => findRoot((x) => x, -1, Infinity), 'upper end');
  });
});

describe('upperEnd(f, start)', () => {
  it('grows until the function is no longer negative', () => {
    assert.equal(
      upperEnd((x) => x - 5, 1),
      8,
    );
    assertOutOfDomain(() => upperEnd(() => -1, 1), 'sign change');
  });
});
