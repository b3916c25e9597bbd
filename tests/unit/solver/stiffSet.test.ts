import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {OdeProblem} from '../../../src/solver/index';
import {integrate} from '../../../src/solver/index';
import reference from '../../references/stiffSet.json';

interface Case {
  readonly name: 'vanDerPol' | 'hires' | 'akzoNobel';
  readonly problem: OdeProblem;
  readonly initial: readonly number[];
}

/** Van der Pol's oscillator with 1e-6 y2′ = (1 − y1²) y2 − y1. */
const vanDerPol: OdeProblem = {
  size: 2,
  derivatives(_, [y1, y2], derivative) {
    derivative[0] = y2!;
    derivative[1] = ((1 - y1! ** 2) * y2! - y1!) / 1e-6;
  },
};

/** HIRES, the high irradiance response of plants: 8 reactions. */
const hires: OdeProblem = {
  size: 8,
  derivatives(_, y, derivative) {
    const [y1, y2, y3, y4, y5, y6, y7, y8] = y as unknown as number[];
    const flow = 280 * y6! * y8!;
    derivative[0] = -1.71 * y1! + 0.43 * y2! + 8.32 * y3! + 0.0007;
    derivative[1] = 1.71 * y1! - 8.75 * y2!;
    derivative[2] = -10.03 * y3! + 0.43 * y4! + 0.035 * y5!;
    derivative[3] = 8.32 * y2! + 1.71 * y3! - 1.12 * y4!;
    derivative[4] = -1.745 * y5! + 0.43 * y6! + 0.43 * y7!;
    derivative[5] = -flow + 0.69 * y4! + 1.71 * y5! - 0.43 * y6! + 0.69 * y7!;
    derivative[6] = flow - 1.81 * y7!;
    derivative[7] = 1.81 * y7! - flow;
  },
};

const SATURATION = 115.83;

/** Akzo Nobel reaction, with the algebraic state y6 = Ks y1 y4. */
const akzoNobel: OdeProblem = {
  size: 6,
  mass: [1, 1, 1, 1, 1, 0],
  derivatives(_, y, derivative) {
    const [y1, y2, y3, y4, y5, y6] = y as unknown as number[];
    const root = Math.sqrt(Math.abs(y2!));
    const r1 = 18.7 * y1! ** 4 * root;
    const r2 = 0.58 * y3! * y4!;
    const r3 = (0.58 / 34.4) * y1! * y5!;
    const r4 = 0.09 * y1! * y4! ** 2;
    const r5 = 0.42 * y6! ** 2 * root;
    const inflow = 3.3 * (0.9 / 737 - y2!);
    derivative[0] = -2 * r1 + r2 - r3 - r4;
    derivative[1] = -0.5 * r1 - r4 - 0.5 * r5 + inflow;
    derivative[2] = r1 - r2 + r3;
    derivative[3] = -r2 + r3 - 2 * r4;
    derivative[4] = r2 - r3 + r5;
    derivative[5] = SATURATION * y1! * y4! - y6!;
  },
};

const CASES: readonly Case[] = [
  {name: 'vanDerPol', problem: vanDerPol, initial: [2, 0]},
  {name: 'hires', problem: hires, initial: [1, 0, 0, 0, 0, 0, 0, 0.0057]},
  {
    name: 'akzoNobel',
    problem: akzoNobel,
    initial: [0.444, 0.00123, 0, 0.007, 0, SATURATION * 0.444 * 0.007],
  },
];

/**
 * Largest error at the instants of the reference, nearly all between steps,
 * over the largest value of the state.
 */
function errorOf({name, problem, initial}: Case, tolerance: number): number {
  const {points} = reference[name];
  const scales = initial.map((_, i) =>
    Math.max(...points.map(({states}) => Math.abs(states[i]!))),
  );
  const run = integrate(problem, 0, points.at(-1)!.time, initial, {
    relativeTolerance: tolerance,
    absoluteTolerance: scales.map((scale) => 1e-3 * tolerance * scale),
  });
  const errors = points.flatMap(({time, states}) =>
    Array.from(run.evaluate(time), (value, i) =>
      Math.abs((value - states[i]!) / scales[i]!),
    ),
  );
  return Math.max(...errors);
}

describe('integrate(problem of the stiff test set, …)', () => {
  for (const example of CASES) {
    const {name} = example;
    it(`follows ${name} between the steps as the tolerance says`, () => {
      const {largestDifferenceToPublishedEnd: trust} = reference[name];
      assert.ok(trust < 1e-12);
      for (const tolerance of [1e-4, 1e-6, 1e-8]) {
        const error = errorOf(example, tolerance);
        assert.ok(error < 10 * tolerance, `${tolerance}: ${error}`);
      }
    });
  }
});
