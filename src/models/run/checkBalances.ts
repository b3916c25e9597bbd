import type {AnyModel, ValuesOf} from '../definition/modelDefinition';
import {notConserved} from './failures';
import type {Timeline} from './timeline';

/** Nodes of Gauss' rule of order 4 on [0, 1]; both weigh ½. */
const NODES = [0.5 - Math.sqrt(1 / 12), 0.5 + Math.sqrt(1 / 12)] as const;

/** Largest part of what flows that may be missing. */
const LARGEST_PART = 1e-3;

/** Errors of the flows that are allowed, in tolerances of the typical flow. */
const TOLERANCES = 100;

/** Rounding errors of the amounts stored, over their size. */
const ROUNDING = 1e-13;

/**
 * Yields the first and the last third of each step of a run, by their ends in
 * s. Over a whole step a method keeps most balances even where its curve
 * between the ends is wrong.
 */
function* partsOfSteps({
  steps,
  end,
}: Timeline): Generator<readonly [number, number]> {
  for (const [index, start] of steps.entries()) {
    const next = steps[index + 1] ?? end;
    const third = (next - start) / 3;
    yield [start, start + third];
    yield [next - third, next];
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * Checks every conservation law of a model inside each step of a finished run:
 * what is stored has to change by what the flows bring, both from the dense
 * output. A safeguard besides the solver's error control, which should keep
 * these laws within the tolerance: a curve that breaks one is not drawn.
 *
 * @param tolerance - relative tolerance of the integrator
 * @throws {ModelError} with the law and the instant from which it is broken
 */
export function checkBalances(
  model: AnyModel,
  values: ValuesOf<AnyModel>,
  timeline: Timeline,
  tolerance: number,
): void {
  const {balances = []} = model;
  if (balances.length === 0) {
    return;
  }
  for (const [from, to] of partsOfSteps(timeline)) {
    const duration = to - from;
    const before = timeline.state(from);
    const after = timeline.state(to, 'left');
    const inside = NODES.map((node) => {
      const t = from + node * duration;
      return {t, x: timeline.state(t), m: timeline.modes(t)};
    });
    for (const {label, nominal, stored, flows} of balances) {
      const all = inside.flatMap(({t, x, m}) => flows(t, x, values, m));
      const [first, last] = [stored(before, values), stored(after, values)];
      const net = sum(all) / NODES.length;
      const total = sum(all.map(Math.abs));
      const allowed =
        (LARGEST_PART * total + TOLERANCES * tolerance * nominal) * duration +
        ROUNDING * (Math.abs(first) + Math.abs(last));
      if (Math.abs(last - first - net * duration) > allowed) {
        throw notConserved(model, values, label, from);
      }
    }
  }
}
