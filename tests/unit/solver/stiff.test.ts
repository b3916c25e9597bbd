import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {integrate} from '../../../src/solver/index';
import reference from '../../references/robertson.json';
import {grid, heatBar, heatBarExact, robertson} from './problems';

type Rows = readonly (readonly number[])[];

function product(a: Rows, b: Rows): number[][] {
  return a.map((row) =>
    b.map((_, j) => row.reduce((sum, value, k) => sum + value * b[k]![j]!, 0)),
  );
}

/** Matrix exponential by scaling, Taylor's series and squaring. */
function exponential(a: Rows): number[][] {
  const halvings = 12;
  const identity = a.map((_, i) => a.map((__, j) => (i === j ? 1 : 0)));
  let term: number[][] = identity;
  let sum: number[][] = identity;
  for (let k = 1; k <= 12; k++) {
    term = product(term, a).map((row) =>
      row.map((value) => value / (k * 2 ** halvings)),
    );
    sum = sum.map((row, i) => row.map((value, j) => value + term[i]![j]!));
  }
  for (let k = 0; k < halvings; k++) sum = product(sum, sum);
  return sum;
}

const entry = fc.double({min: -3, max: 3, noNaN: true});
const linearSystem = fc.integer({min: 1, max: 4}).chain((size) => {
  const row = fc.array(entry, {minLength: size, maxLength: size});
  return fc.record({
    matrix: fc.array(row, {minLength: size, maxLength: size}),
    initial: row,
  });
});

describe('integrate(problem, …) of a stiff problem', () => {
  it("follows Robertson's kinetics to 4e4 s within 1e-5", () => {
    const options = {absoluteTolerance: [1e-9, 1e-12, 1e-9]};
    const run = integrate(robertson, 0, 4e4, [1, 0, 0], options);
    assert.ok(reference.largestRelativeDifferenceToLsoda < 1e-10);
    for (const {time, states} of reference.points) {
      const state = run.evaluate(time);
      states.forEach((expected, i) => {
        const error = Math.abs(state[i]! / expected - 1);
        assert.ok(error < 1e-5, `t = ${time}, state ${i}: ${error}`);
      });
    }
    assert.ok(run.statistics.steps < 200);
  });

  it('gives the cells of a heated bar as the eigenvectors do', () => {
    const walls = [373, 293] as const;
    const initial = new Float64Array(200).fill(293);
    const run = integrate(heatBar(200, walls), 0, 0.5, initial);
    for (const t of [1e-4, 1e-3, 0.01, 0.1, 0.5]) {
      const state = run.evaluate(t);
      heatBarExact(200, walls, 293, t).forEach((expected, i) => {
        const error = Math.abs(state[i]! - expected);
        assert.ok(error < 3e-4, `t = ${t}, cell ${i}: ${error}`);
      });
    }
    assert.ok(run.statistics.evaluations < 1000);
  });

  it('gives the same with the band as without', () => {
    const walls = [1, 0] as const;
    const initial = new Float64Array(30);
    const banded = integrate(heatBar(30, walls), 0, 1, initial);
    const dense = integrate(heatBar(30, walls, true), 0, 1, initial);
    for (const t of grid(0, 1, 50)) {
      const expected = dense.evaluate(t);
      banded.evaluate(t).forEach((value, i) => {
        assert.ok(Math.abs(value - expected[i]!) < 1e-8);
      });
    }
  });

  it('gives random linear systems as the matrix exponential does', () => {
    fc.assert(
      fc.property(linearSystem, ({matrix, initial}) => {
        const size = initial.length;
        const run = integrate(
          {
            size,
            derivatives(_, y, derivative) {
              matrix.forEach((row, i) => {
                derivative[i] = row.reduce(
                  (sum, value, j) => sum + value * y[j]!,
                  0,
                );
              });
            },
          },
          0,
          1,
          initial,
        );
        const final = run.evaluate(1);
        const propagator = exponential(matrix);
        const growth = Math.max(...propagator.flat().map(Math.abs), 1);
        const scale = growth * Math.max(...initial.map(Math.abs));
        propagator.forEach((row, i) => {
          const exact = row.reduce(
            (sum, value, j) => sum + value * initial[j]!,
            0,
          );
          const bound = 5 * (1e-9 * growth + 1e-6 * scale);
          assert.ok(Math.abs(final[i]! - exact) <= bound);
        });
      }),
    );
  });
});
