import {lagResponse} from '../shared/lagResponse';
import {longestStableStep} from './figures';
import {march, signalOf} from './march';
import {amplification} from './methods';
import type {Values} from './parameters';
import {longestStep, pictureError, printedPoints, stepPoints} from './picture';

/** The closed form of the lag at `t` s. */
export function exactValue(p: Values, t: number): number {
  const chain = {gain: 1, timeConstant: p.timeConstant, stages: 1};
  return lagResponse(chain, signalOf(p), p.initial, t);
}

/** The scalars of a run from 0 to `end` s. */
export function measure(p: Values, end: number) {
  const made = march(p, end);
  const {times, values} = stepPoints(made);
  const lengths = made.steps.map(({h}) => h);
  const errors = times.map((t, n) =>
    Math.abs((values[n] ?? 0) - exactValue(p, t)),
  );
  const endValue = values.at(-1) ?? Number.NaN;
  const exactEnd = exactValue(p, end);
  const longest = longestStep(made);
  return {
    endValue,
    exactEnd,
    endError: endValue - exactEnd,
    largestError: Math.max(...errors),
    steps: lengths.length,
    rejected: made.rejected,
    evaluations: made.evaluations,
    pulseEvaluations: p.input === 'pulse' ? made.pulseEvaluations : undefined,
    shortestStep: Math.min(...lengths),
    longestStep: longest,
    amplification:
      p.method === 'adaptive'
        ? undefined
        : amplification(p.method, longest / p.timeConstant),
    stabilityLimit: longestStableStep(p),
    printedValues: printedPoints(made, p.printInterval).times.length,
    pictureError: pictureError(made, p.printInterval),
  };
}
