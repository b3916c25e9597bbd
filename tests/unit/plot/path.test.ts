import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {interpolate} from '../../../src/models/run/interpolate';
import {createAxis} from '../../../src/plot/axis';
import {linePath, markerPath, simplifyPath} from '../../../src/plot/path';

const axis = createAxis({values: [[0, 10]], scale: 'linear', unit: '1'});

describe('linePath', () => {
  it('writes one decimal and keeps both limits of a jump', () => {
    const path = linePath([0, 5, 5, 10], [0, 0, 10, 10], axis, axis);
    assert.equal(path, 'M0,1000L500,1000L500,0L1000,0');
  });

  it('breaks where there is no value', () => {
    const path = linePath(
      [0, 1, 2, 3, 4],
      [1, 1, Number.NaN, 1, 2],
      axis,
      axis,
    );
    assert.equal(path, 'M0,900L100,900M300,900L400,800');
  });
});

describe('markerPath', () => {
  it('draws a dot for each point, at most as many as asked for', () => {
    const x = Array.from({length: 11}, (_, index) => index);
    assert.equal(
      markerPath([0, 10], [5, 5], axis, axis).match(/h0/gu)?.length,
      2,
    );
    assert.equal(markerPath(x, x, axis, axis, 4).match(/h0/gu)?.length, 4);
  });
});

describe('simplifyPath', () => {
  it('keeps the ends of a straight line only', () => {
    const points = Array.from({length: 100}, (_, n) => [n, 2 * n] as const);
    assert.deepEqual(simplifyPath(points), [
      [0, 0],
      [99, 198],
    ]);
  });

  it('stays within its tolerance of every point', () => {
    const heights = fc.array(fc.double({min: 0, max: 1000, noNaN: true}), {
      minLength: 2,
      maxLength: 60,
    });
    fc.assert(
      fc.property(
        heights,
        fc.double({min: 0.1, max: 50, noNaN: true}),
        (values, tolerance) => {
          const points = values.map((y, x) => [x, y] as const);
          const simplified = simplifyPath(points, tolerance);
          const [x, y] = [
            simplified.map((p) => p[0]),
            simplified.map((p) => p[1]),
          ];
          for (const [at, value] of points) {
            const drawn = interpolate(x, y, at) ?? Number.NaN;
            assert.ok(Math.abs(drawn - value) <= tolerance * (1 + 1e-9));
          }
        },
      ),
    );
  });
});
