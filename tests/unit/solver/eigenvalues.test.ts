import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import type {Eigenvalue} from '../../../src/solver/eigenvalues';
import {eigenvalueGroups} from '../../../src/solver/eigenvalues';
import reference from '../../references/eigenvalues.json';

type Rows = readonly (readonly number[])[];

function groupsOf(rows: Rows): ReturnType<typeof eigenvalueGroups> {
  return eigenvalueGroups(Float64Array.from(rows.flat()), rows.length);
}

function eigenvaluesOf(rows: Rows): readonly Eigenvalue[] {
  return groupsOf(rows).flatMap(({eigenvalues}) => eigenvalues);
}

function distance(one: Eigenvalue, other: Eigenvalue): number {
  return Math.hypot(one.real - other.real, one.imaginary - other.imaginary);
}

/** Pairs each expected eigenvalue with the nearest one not yet taken. */
function assertSame(
  actual: readonly Eigenvalue[],
  expected: readonly Eigenvalue[],
  relative: number,
): void {
  const left = [...actual];
  for (const value of expected) {
    left.sort((one, other) => distance(one, value) - distance(other, value));
    const [nearest = {real: NaN, imaginary: NaN}] = left.splice(0, 1);
    const allowed = relative * Math.hypot(value.real, value.imaginary);
    assert.ok(
      distance(nearest, value) <= allowed,
      `${nearest.real} + ${nearest.imaginary}i is not ${value.real} + ${value.imaginary}i`,
    );
  }
  assert.equal(left.length, 0);
}

const entry = fc.double({min: -1, max: 1, noNaN: true});
const square = fc.integer({min: 1, max: 10}).chain((size) =>
  fc.array(fc.array(entry, {minLength: size, maxLength: size}), {
    minLength: size,
    maxLength: size,
  }),
);

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

describe('eigenvalueGroups(matrix, size)', () => {
  for (const {name, matrix, real, imaginary} of reference.cases) {
    it(`agrees with LAPACK: ${name}`, () => {
      const expected = real.map((value, i) => ({
        real: value,
        imaginary: imaginary[i]!,
      }));
      assertSame(eigenvaluesOf(matrix), expected, 1e-8);
    });
  }

  it('finds nothing in an empty matrix, the entry in one of 1 × 1', () => {
    assert.deepEqual(groupsOf([]), []);
    assert.deepEqual(eigenvaluesOf([[-4]]), [{real: -4, imaginary: 0}]);
    assert.deepEqual(eigenvaluesOf([[0]]), [{real: 0, imaginary: 0}]);
  });

  it('solves a spring, a mass and a damper in closed form', () => {
    for (const damping of [0, 0.01, 0.7, 1.5]) {
      const [frequency, root] = [3, Math.sqrt(Math.abs(damping ** 2 - 1))];
      const rows = [
        [0, 1],
        [-(frequency ** 2), -2 * damping * frequency],
      ];
      const expected =
        damping < 1
          ? [1, -1].map((sign) => ({
              real: -damping * frequency,
              imaginary: sign * root * frequency,
            }))
          : [1, -1].map((sign) => ({
              real: (sign * root - damping) * frequency,
              imaginary: 0,
            }));
      assertSame(eigenvaluesOf(rows), expected, 1e-14);
    }
  });

  for (const scale of [1e-300, 1e-200, 1e200, 1e300]) {
    it(`solves a matrix with entries of ${scale}`, () => {
      const rows = [
        [0, scale],
        [-scale, scale],
      ];
      const expected = [1, -1].map((sign) => ({
        real: scale / 2,
        imaginary: (sign * Math.sqrt(3) * scale) / 2,
      }));
      assertSame(eigenvaluesOf(rows), expected, 1e-14);
    });
  }

  it('is exact for a row of equal lags, which has one eigenvector', () => {
    const size = 8;
    const rows = Array.from({length: size}, (_, i) =>
      Array.from({length: size}, (__, j) =>
        i === j ? -0.1 : i === j + 1 ? 0.1 : 0,
      ),
    );
    const expected = new Array<Eigenvalue>(size).fill({
      real: -0.1,
      imaginary: 0,
    });
    assert.deepEqual(eigenvaluesOf(rows), expected);
    assert.deepEqual(
      groupsOf(rows).map(({unknowns}) => unknowns),
      rows.map((_, i) => [i]),
    );
  });

  it('finds a double eigenvalue inside a group as well as it is defined', () => {
    // Critically damped: (λ + 2)², perturbed by ε it moves by √ε.
    const rows = [
      [0, 1],
      [-4, -4],
    ];
    assertSame(
      eigenvaluesOf(rows),
      [
        {real: -2, imaginary: 0},
        {real: -2, imaginary: 0},
      ],
      1e-7,
    );
  });

  it('gives exactly 0 for what is stored in a closed loop', () => {
    const exchange = [
      [-1, 1 / 3, 0],
      [1, -2 / 3, 0.7],
      [0, 1 / 3, -0.7],
    ];
    const values = eigenvaluesOf(exchange);
    const zero = values.filter(({real}) => real === 0);
    assert.deepEqual(zero, [{real: 0, imaginary: 0}]);
  });

  it('names the unknowns that depend on each other', () => {
    const rows = [
      [-1, 0, 2, 0],
      [5, -2, 0, 1],
      [-2, 0, -1, 0],
      [0, 0, 0, -7],
    ];
    const [loop, follower, alone] = groupsOf(rows);
    assert.deepEqual(loop?.unknowns, [0, 2]);
    assertSame(
      loop.eigenvalues,
      [
        {real: -1, imaginary: 2},
        {real: -1, imaginary: -2},
      ],
      1e-14,
    );
    assert.deepEqual(follower?.unknowns, [1]);
    assert.deepEqual(alone?.unknowns, [3]);
  });

  it('keeps trace and sum of squares, and pairs conjugates', () => {
    fc.assert(
      fc.property(square, (rows) => {
        // Squares of small entries would underflow: all is relative to the norm.
        const norm = Math.hypot(...rows.flat()) || 1;
        const entries = rows.map((row) => row.map((value) => value / norm));
        const values = eigenvaluesOf(rows).map(({real, imaginary}) => ({
          real: real / norm,
          imaginary: imaginary / norm,
        }));
        assert.equal(values.length, rows.length);
        const trace = sum(entries.map((row, i) => row[i]!));
        const squares = sum(
          entries.flatMap((row, i) =>
            row.map((value, j) => value * entries[j]![i]!),
          ),
        );
        const found = sum(values.map(({real}) => real));
        const foundSquares = sum(
          values.map(({real, imaginary}) => real ** 2 - imaginary ** 2),
        );
        // An eigenvalue is rounded to a multiple of the smallest number.
        const rounding = (4 * rows.length * Number.MIN_VALUE) / norm;
        assert.ok(Math.abs(found - trace) <= 1e-8 + rounding);
        assert.ok(Math.abs(foundSquares - squares) <= 1e-8 + rounding);
        const imaginary = values.map((value) => value.imaginary);
        assert.ok(Math.abs(sum(imaginary)) <= 1e-12);
      }),
    );
  });

  it('refuses an entry that is not finite', () => {
    assert.throws(() => eigenvaluesOf([[NaN]]), RangeError);
  });
});
