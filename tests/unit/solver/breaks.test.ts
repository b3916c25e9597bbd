import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {integrate} from '../../../src/solver/index';
import {grid, lag, largestError} from './problems';

const step = (t: number): number => (t < 1 ? 0 : 1);
const stepResponse = (t: number): number => (t < 1 ? 0 : 1 - Math.exp(1 - t));

interface Piecewise {
  readonly breaks: readonly number[];
  readonly levels: readonly number[];
  readonly timeConstant: number;
}

const piecewise: fc.Arbitrary<Piecewise> = fc
  .uniqueArray(fc.double({min: 1e-6, max: 9.999999, noNaN: true}), {
    minLength: 1,
    maxLength: 6,
  })
  .chain((instants) =>
    fc.record({
      breaks: fc.constant([...instants].sort((a, b) => a - b)),
      levels: fc.array(fc.double({min: -10, max: 10, noNaN: true}), {
        minLength: instants.length + 1,
        maxLength: instants.length + 1,
      }),
      timeConstant: fc
        .double({min: -3, max: 1, noNaN: true})
        .map((exponent) => 10 ** exponent),
    }),
  );

function levelAt({breaks, levels}: Piecewise, t: number): number {
  return levels[breaks.filter((instant) => instant <= t).length]!;
}

/** Closed form of a lag from 0 under a piecewise constant input. */
function lagExact(input: Piecewise, t: number): number {
  const {breaks, timeConstant} = input;
  const past = breaks.filter((instant) => instant < t);
  let y = 0;
  let from = 0;
  for (const to of [...past, t]) {
    const level = levelAt(input, from);
    y = level + (y - level) * Math.exp((from - to) / timeConstant);
    from = to;
  }
  return y;
}

describe('integrate(problem with breaks, …)', () => {
  it('needs fewer than 500 evaluations for a stepped lag', () => {
    const run = integrate(lag(1, step, [1]), 0, 10, [0]);
    assert.ok(run.statistics.evaluations < 500);
    assert.ok(largestError(run, stepResponse) < 1e-6);
    assert.deepEqual(run.breaks, [1]);
  });

  it('never shows f the time after a break before the break is reached', () => {
    const seen: number[] = [];
    const input = (t: number): number => {
      seen.push(t);
      return step(t);
    };
    integrate(lag(1, input, [1]), 0, 3, [0]);
    const firstAfter = seen.findIndex((t) => t >= 1);
    assert.ok(firstAfter > 0);
    assert.ok(seen.slice(0, firstAfter).every((t) => t < 1));
    assert.ok(seen.slice(firstAfter).every((t) => t >= 1));
  });

  it('never shows f the end of the run or what lies beyond', () => {
    const input = (t: number): number => (t < 3 ? 0 : NaN);
    const run = integrate(lag(1, input), 0, 3, [1]);
    assert.ok(Math.abs(run.evaluate(3)[0]! - Math.exp(-3)) < 1e-6);
  });

  it('passes a pulse of 1e-6 s', () => {
    const width = 1e-6;
    const end = 1 + width;
    const pulse = (t: number): number => (t >= 1 && t < end ? 1e6 : 0);
    const run = integrate(lag(1, pulse, [1, end]), 0, 3, [0]);
    const peak = 1e6 * -Math.expm1(1 - end);
    assert.ok(Math.abs(run.evaluate(end)[0]! - peak) < 1e-6);
    const final = peak * Math.exp(end - 3);
    assert.ok(Math.abs(run.evaluate(3)[0]! - final) < 1e-6);
  });

  it('sees the right side of breaks that the model rounds differently', () => {
    const period = 0.1;
    const breaks = Array.from({length: 100}, (_, k) => (k + 1) * period);
    const square = (t: number): number => Math.floor(t / period) % 2;
    const run = integrate(lag(1, square, breaks), 0, 10.05, [0]);
    let exact = 0;
    for (let k = 0; k < 100; k++) {
      exact = (k % 2) + (exact - (k % 2)) * Math.exp(-period);
    }
    assert.ok(Math.abs(run.evaluate(10)[0]! - exact) < 1e-6);
    assert.equal(run.statistics.rejected, 0);
  });

  it('follows random piecewise constant inputs of a lag', () => {
    fc.assert(
      fc.property(piecewise, (input) => {
        const {breaks, levels, timeConstant} = input;
        const problem = lag(timeConstant, (t) => levelAt(input, t), breaks);
        const run = integrate(problem, 0, 10, [0]);
        const scale = Math.max(...levels.map(Math.abs));
        const bound = 2 * (1e-9 + 1e-6 * scale);
        for (const t of [...grid(0, 10, 40), ...breaks]) {
          const error = Math.abs(run.evaluate(t)[0]! - lagExact(input, t));
          assert.ok(error <= bound, `t = ${t}: ${error} > ${bound}`);
        }
      }),
    );
  });

  it('gives an integral to rounding when the breaks are exact', () => {
    const input = (t: number): number => (t < 2 ? 3 : t < 5 ? -1 : 0.5);
    const run = integrate(
      {
        size: 1,
        breaks: [5, 2],
        derivatives(t, _, derivative) {
          derivative[0] = input(t);
        },
      },
      0,
      7,
      [0],
    );
    assert.deepEqual(run.breaks, [2, 5]);
    assert.ok(Math.abs(run.evaluate(7)[0]! - 4) < 1e-13);
  });

  it('leaves out breaks outside the run and counts equal ones once', () => {
    const run = integrate(lag(1, step, [-1, 0, 1, 1, 5, 9]), 0, 5, [0]);
    assert.deepEqual(run.breaks, [1]);
  });
});
