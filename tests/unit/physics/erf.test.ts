import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {erf, erfc, ierfc} from '../../../src/physics/erf';
import reference from '../../references/slab.json';
import {assertClose} from './shown';

describe('erf(x) and erfc(x)', () => {
  it('agree with an independent implementation', () => {
    for (const point of reference.errorFunction) {
      assertClose(erf(point.x), point.erf, 0, 5e-16);
      assertClose(erf(-point.x), -point.erf, 0, 5e-16);
      assertClose(erfc(point.x), point.erfc, 1e-12);
      assertClose(erfc(-point.x), 1 + point.erf, 1e-15);
    }
  });

  it('add up to one, and erf is odd and rises', () => {
    const number = fc.double({min: -10, max: 10, noNaN: true});
    fc.assert(
      fc.property(number, (x) => {
        assertClose(erf(x) + erfc(x), 1, 1e-15);
        assert.equal(erf(-x), -erf(x));
        assert.ok(erf(x + 1e-3) >= erf(x));
      }),
    );
  });

  it('reach their limits', () => {
    assert.equal(erf(0), 0);
    assert.equal(erf(Infinity), 1);
    assert.equal(erfc(Infinity), 0);
    assert.equal(erfc(-Infinity), 2);
    assert.ok(Number.isNaN(erf(Number.NaN)));
  });
});

describe('ierfc(x)', () => {
  it('has −erfc as its derivative', () => {
    fc.assert(
      fc.property(fc.double({min: 1e-3, max: 4, noNaN: true}), (x) => {
        const step = 1e-4;
        const slope = (ierfc(x + step) - ierfc(x - step)) / (2 * step);
        assertClose(slope, -erfc(x), 1e-6, 1e-9);
      }),
    );
    assertClose(ierfc(0), 1 / Math.sqrt(Math.PI), 1e-15);
  });
});
