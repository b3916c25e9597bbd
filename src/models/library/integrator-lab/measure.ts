import {lagResponse} from '../shared/lagResponse';
import {longestStableStep} from './figures';
import {integrate} from './integrate';
import {amplification} from './methods';
import type {Values} from './parameters';
import {printingError} from './pictureError';
import {longestStep, printedPoints, stepPoints} from './stepFigure';

/** Evaluates the closed form of the lag at `t` s. */
export function exactValue(p: Values, t: number): number {
  return lagResponse({...p, gain: 1, stages: 1}, t);
}

/**
 * Computes the scalars of a run from 0 to `end` s.
 *
 * @throws {CalculationError} as {@link integrate}
 */
export function measure(p: Values, end: number) {
  const result = integrate(p, end);
  const {times, values} = stepPoints(result);
  const lengths = result.steps.map(({h}) => h);
  const errors = times.map((t, n) =>
    Math.abs((values[n] ?? 0) - exactValue(p, t)),
  );
  const endValue = values.at(-1) ?? Number.NaN;
  const exactEnd = exactValue(p, end);
  const longest = longestStep(result);
  return {
    endValue,
    exactEnd,
    endError: endValue - exactEnd,
    largestError: Math.max(...errors),
    steps: lengths.length,
    rejected: result.rejected,
    evaluations: result.evaluations,
    pulseEvaluations: p.input === 'pulse' ? result.pulseEvaluations : undefined,
    shortestStep: Math.min(...lengths),
    longestStep: longest,
    amplification:
      p.method === 'adaptive'
        ? undefined
        : amplification(p.method, longest / p.timeConstant),
    stabilityLimit: longestStableStep(p),
    printedValues: printedPoints(result, p.printInterval).times.length,
    pictureError: printingError(result, p.printInterval),
  };
}
