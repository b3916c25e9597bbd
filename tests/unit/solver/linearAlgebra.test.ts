import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {createBandedMatrix} from '../../../src/solver/bandedMatrix';
import {createDenseMatrix} from '../../../src/solver/denseMatrix';
import type {Matrix} from '../../../src/solver/matrix';

type Rows = readonly (readonly number[])[];

const entry = fc.double({min: -1, max: 1, noNaN: true});

/** Square matrices with zeros outside a random band, and a right-hand side. */
const bandedSystem = fc
  .record({
    size: fc.integer({min: 1, max: 12}),
    lower: fc.integer({min: 0, max: 4}),
    upper: fc.integer({min: 0, max: 4}),
  })
  .chain(({size, lower, upper}) => {
    const widest = size - 1;
    const band = {
      lower: Math.min(lower, widest),
      upper: Math.min(upper, widest),
    };
    const row = fc.array(entry, {minLength: size, maxLength: size});
    return fc.record({
      band: fc.constant(band),
      rows: fc
        .array(row, {minLength: size, maxLength: size})
        .map((rows) =>
          rows.map((values, i) =>
            values.map((value, j) =>
              i - j <= band.lower && j - i <= band.upper ? value : 0,
            ),
          ),
        ),
      shift: fc.double({min: 0, max: 3, noNaN: true}),
      rightSide: row,
    });
  });

function fill(matrix: Matrix, rows: Rows): Matrix {
  for (let j = 0; j < rows.length; j++) {
    matrix.setColumn(
      j,
      Float64Array.from(rows, (row) => row[j]!),
      1,
    );
  }
  return matrix;
}

/** Solves (shift·I − A) x = b, or gives undefined when it is singular. */
function solve(
  matrix: Matrix,
  rows: Rows,
  shift: number,
  rightSide: readonly number[],
): Float64Array | undefined {
  const {size} = fill(matrix, rows);
  const diagonal = new Float64Array(size).fill(shift);
  const ones = new Float64Array(size).fill(1);
  if (!matrix.factor(diagonal, ones)) return undefined;
  const x = Float64Array.from(rightSide);
  matrix.solve(x);
  return x;
}

/** Largest residual over the backward error bound of the solution. */
function residual(
  rows: Rows,
  shift: number,
  rightSide: readonly number[],
  x: Float64Array,
): number {
  const norm = Math.max(...x.map(Math.abs), 1);
  const residuals = rows.map((row, i) => {
    let sum = shift * x[i]! - rightSide[i]!;
    row.forEach((value, j) => (sum -= value * x[j]!));
    return Math.abs(sum);
  });
  return Math.max(...residuals) / norm;
}

describe('createBandedMatrix(size, lower, upper)', () => {
  it('solves random banded systems to rounding', () => {
    fc.assert(
      fc.property(bandedSystem, ({band, rows, shift, rightSide}) => {
        const {lower, upper} = band;
        const matrix = createBandedMatrix(rows.length, lower, upper);
        const x = solve(matrix, rows, shift, rightSide);
        fc.pre(x !== undefined && x.every((value) => Math.abs(value) < 1e6));
        assert.ok(residual(rows, shift, rightSide, x) < 1e-12);
      }),
    );
  });

  it('gives the solution of the dense matrix', () => {
    fc.assert(
      fc.property(bandedSystem, ({band, rows, shift, rightSide}) => {
        const {length} = rows;
        const {lower, upper} = band;
        const banded = createBandedMatrix(length, lower, upper);
        const x = solve(banded, rows, shift + 10, rightSide)!;
        const dense = createDenseMatrix(length);
        const expected = solve(dense, rows, shift + 10, rightSide)!;
        x.forEach((value, i) =>
          assert.ok(Math.abs(value - expected[i]!) < 1e-13),
        );
      }),
    );
  });

  it('swaps rows where the diagonal is zero', () => {
    const rows = [
      [0, 1, 0],
      [1, 0, 1],
      [0, 1, 1],
    ];
    const x = solve(createBandedMatrix(3, 1, 1), rows, 0, [-2, -4, -5])!;
    assert.deepEqual([...x], [1, 2, 3]);
  });

  it('says that a singular matrix is singular', () => {
    const rows = [
      [1, 1],
      [1, 1],
    ];
    assert.equal(
      solve(createBandedMatrix(2, 1, 1), rows, 0, [1, 2]),
      undefined,
    );
  });
});

describe('createDenseMatrix(size)', () => {
  it('solves random systems to rounding', () => {
    fc.assert(
      fc.property(bandedSystem, ({rows, shift, rightSide}) => {
        const x = solve(createDenseMatrix(rows.length), rows, shift, rightSide);
        fc.pre(x !== undefined && x.every((value) => Math.abs(value) < 1e6));
        assert.ok(residual(rows, shift, rightSide, x) < 1e-12);
      }),
    );
  });

  it('keeps rows out of the product when their weight is zero', () => {
    const matrix = fill(createDenseMatrix(2), [
      [3, 4],
      [5, 6],
    ]);
    assert.ok(matrix.factor(Float64Array.of(1, 0), Float64Array.of(0, 1)));
    const x = Float64Array.of(2, -28);
    matrix.solve(x);
    assert.deepEqual([...x], [2, 3]);
  });

  it('says that a singular matrix is singular', () => {
    const rows = [
      [1, 2],
      [2, 4],
    ];
    assert.equal(solve(createDenseMatrix(2), rows, 0, [1, 2]), undefined);
  });
});
