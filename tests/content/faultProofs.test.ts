import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {
  AnyModel,
  ValuesOf,
} from '../../src/models/definition/modelDefinition';
import {FAULTY_RUNS, type FaultyRunName} from '../../src/models/faultyRuns';
import {loadModel} from '../../src/models/registry';
import {simulate} from '../../src/models/run/simulate';
import {celsius} from '../../src/physics/units';
import {readSource} from './pages';

type Values = Partial<ValuesOf<AnyModel>>;

/** Reads an output at an instant, both SI. */
type Reading = (output: string, time: number) => number;

interface Proof {
  /** The other faults that the case offers, as far as its model has them. */
  readonly others: readonly Values[];
  /** What is observed, in the order of the page. */
  readonly observations: readonly ((read: Reading) => boolean)[];
}

/** Whether two values differ by less than a share of the second one. */
function isNear(value: number, other: number, share = 0.02): boolean {
  return Math.abs(value - other) <= share * Math.abs(other);
}

/** Heat flow rate into the face of the bar as it was meant, at its start, W. */
const FACE_FLOW = 94.8;

const proofs: Readonly<Record<FaultyRunName, Proof>> = {
  tubes: {
    others: [
      {airConductivity: 0.05},
      // Nearly a plug inside, and the outside nearly held.
      {boundary: 'films', innerCoefficient: 1, outerCoefficient: 1e4},
    ],
    observations: [
      (read) => isNear(read('gapFlow', 0), 42.76),
      (read) => read('gapFlow', 3600) < read('gapFlow', 0) / 4,
      (read) =>
        read('innerTube', 3600) - read('outerTube', 3600) < 2 &&
        read('outerTube', 3600) > celsius(60),
    ],
  },
  line: {
    others: [{inletTemperature: celsius(20)}],
    observations: [
      (read) => read('nodeTemperature', 10) < celsius(20.1),
      (read) => read('outflow', 5) < 0,
      (read) => Math.abs(read('outflow', 5)) > 0.9,
    ],
  },
  settling: {
    others: [{gain: 0}, {timeConstant: 15}],
    observations: [
      (read) => read('y', 10) < 0.01,
      (read) => isNear(read('y', 3.5), 0.05, 0.05),
      (read) => read('u', 3.5) === 0,
    ],
  },
  step: {
    others: [{onset: 3.81}, {gain: 2}],
    observations: [
      (read) => isNear(read('y', 4), 0.27),
      (read) => read('u', 2) === 0 && read('y', 2) < read('y', 0),
      (read) => isNear(read('y', 16), 3),
    ],
  },
  sine: {
    others: [{timeConstant: 3.14}, {level: 0.15}],
    observations: [
      // A sine of 1 Hz is 0 there.
      (read) => read('u', 0.5) > 0.5 && read('u', 1) > 0.5,
      (read) => [0.25, 0.5, 0.75, 1].every((time) => read('y', time) < 0.1),
      (read) => [0.25, 0.04].some((time) => read('u', time) > 0.95),
    ],
  },
  flow: {
    others: [{pressure: 22e3}, {pressure: 1e6}],
    observations: [
      (read) => isNear(read('outflow', 5), 3, 0.05),
      // Arithmetic, whatever flows.
      () => true,
      (read) => read('outflow', 5) > 0.9,
    ],
  },
  sphere: {
    others: [{coefficient: 4}, {emissivity: 0.03}],
    observations: [
      (read) => read('radiationFlow', 0) < 1,
      (read) => read('radiationFlow', 600) < read('radiationFlow', 0) / 3,
      (read) => isNear(read('temperature', 600), celsius(146), 0.01),
    ],
  },
  wave: {
    others: [{frequency: 0.263}],
    observations: [
      (read) => read('sine', 0.19) < 0,
      (read) => Math.abs(read('sine', 1.9)) < 0.05,
      (read) => Math.abs(read('sine', 0.95)) > 0.99,
    ],
  },
  bar: {
    others: [{firstConductor: 1}, {boundaries: 'held-convective'}],
    observations: [
      (read) => read('firstHalf', 1) < celsius(33),
      (read) => read('secondHalf', 15) > celsius(39.9),
      (read) => isNear(read('faceFlow', 0), 0.7 * FACE_FLOW),
    ],
  },
  halves: {
    others: [{material: 'aluminium6061'}, {length: 0.04}],
    observations: [
      (read) => isNear(read('faceFlow', 0), 0.5 * FACE_FLOW),
      (read) => read('secondHalf', 15) > celsius(39.9),
      (read) =>
        isNear(read('faceFlow', 0), 0.5 * FACE_FLOW) &&
        read('faceFlow', 15) < 0.2,
    ],
  },
};

const {body} = readSource('docs/Amesim/tutorial-basics/Fault-clinic.mdx');

describe('what proves a fault', () => {
  it.each(Object.entries(proofs))(
    '%s is seen, and in no other run that the case offers',
    async (name, {others, observations}) => {
      const {
        model: id,
        meant,
        entered,
        duration,
      } = FAULTY_RUNS[name as FaultyRunName];
      const model = await loadModel(id);
      const readingOf = (values: Values): Reading => {
        const run = simulate(model, {...meant, ...values}, {duration});
        return (output, time) => run.view.value(output, time);
      };
      const faulty = readingOf(entered);
      const offered = others.map(readingOf);
      const [, proof] =
        new RegExp(`run="${name}"[^>]* proof=\\{(\\d)\\}`, 'u').exec(body) ??
        [];
      for (const [index, isSeen] of observations.entries()) {
        const label = `observation ${index + 1}`;
        assert.ok(isSeen(faulty), label);
        const isProof = index + 1 === Number(proof);
        assert.equal(!offered.some(isSeen), isProof, label);
      }
    },
  );
});
