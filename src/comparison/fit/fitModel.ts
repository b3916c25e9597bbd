import {mean} from 'd3-array';

import {ModelError} from '../../models/definition/errors';
import type {AnyModel, ValuesOf} from '../../models/definition/modelDefinition';
import {isChoice, sliderRange} from '../../models/definition/parameters';
import {simulate, simulateCurves} from '../../models/run/simulate';
import {usualTolerance} from '../../models/run/solveModel';
import {extentOf} from '../columns/columnUnit';
import {
  insideRun,
  measureDifferences,
  pairPoints,
} from '../measures/differences';
import {isNoise, mayBeNoise} from '../measures/noise';
import type {Series} from '../series/makeSeries';
import {takeEvenly, thin} from '../series/makeSeries';
import {curveOf, makeReference, pointValues} from '../series/reference';
import type {FitProblem, FitProgress} from './levenbergMarquardt';
import {areNear, limitOf, searchMinima, wideInterval} from './searchMinima';

/** What is fitted to what, as plain data that can be sent to a worker. */
export interface FitJob {
  /** Id of the model. */
  readonly model: string;
  readonly values: ValuesOf<AnyModel>;
  /** Duration of the run, s. */
  readonly duration: number;
  /** Keys of the parameters, three at most. */
  readonly keys: readonly string[];
  /** The reader's curves by output, SI. */
  readonly data: readonly (Series & {readonly output: string})[];
}

/** A parameter after the fit. */
export interface FittedParameter {
  readonly key: string;
  /** SI value; that of the start where the parameter has no effect. */
  readonly value: number;
  /** Standard error, SI; 0 where there is none: what is left is no noise. */
  readonly error: number;
  /** The values that fit as well, SI, where they reach farther than the error says. */
  readonly interval?: readonly [low: number, high: number];
  readonly isAtLimit: boolean;
  readonly hasEffect: boolean;
}

/** Two parameters that the data can't tell apart. */
export interface Correlation {
  readonly one: string;
  readonly other: string;
  readonly value: number;
}

/** The result of a fit. */
export interface FitResult {
  readonly parameters: readonly FittedParameter[];
  /** Root mean square difference as a share of the span, before and after. */
  readonly before: number;
  readonly after: number;
  readonly hasConverged: boolean;
  /** Other values that fit as well, SI, in the order of the parameters. */
  readonly others: readonly (readonly number[])[];
  /**
   * What is left: noise on every curve, or a pattern that can be seen; unknown
   * where there are too few points, or where too little is left to matter.
   */
  readonly left: 'noise' | 'pattern' | 'unknown';
  readonly correlations: readonly Correlation[];
  /** Three parameters or more of which each can be made up for by the others. */
  readonly entangled: readonly string[];
}

/**
 * Correlations above which parameters change the curves in nearly the same way:
 * such that uncertain ones can't be told apart, or none at all.
 */
const CORRELATED = {uncertain: 0.95, any: 0.9999} as const;

/** Least noise of a measurement that is reckoned with, as a share of the span. */
const LEAST_NOISE = 0.01;

/** Standard error, as a share of the value, above which it is uncertain. */
const UNCERTAIN = 0.05;

/**
 * Least rest, as a share of the span, whose pattern is named: other values may fit
 * as well, and an error that is reckoned from noise is too small.
 */
export const LEAST_PATTERN = 1e-3;

/** Relative tolerance of a run that only tells a good point from a bad one. */
const ROUGH = 1e-5;

/** Points of each curve that are fitted. */
const MOST_POINTS = 200;

/**
 * The parameters that can be fitted: numbers that have an effect. Stored values
 * lie on the same curve whatever their interval, which their instants show.
 */
export function fittableParameters(
  model: AnyModel,
  values: ValuesOf<AnyModel>,
): readonly string[] {
  const irrelevant = model.irrelevant(values);
  return Object.entries(model.parameters)
    .filter(
      ([key, definition]) =>
        !isChoice(definition) &&
        definition.integer !== true &&
        definition.isOfStorage !== true &&
        !irrelevant.includes(key),
    )
    .map(([key]) => key);
}

/** The parameters that are fitted; each is mapped to 0 … 1 over its range, and back. */
function unknownsOf({parameters}: AnyModel, keys: readonly string[]) {
  return keys.flatMap((key) => {
    const definition = parameters[key];
    if (!definition || isChoice(definition)) {
      return [];
    }
    const {range, log = false} = definition;
    const [to, from] = log ? [Math.log, Math.exp] : [Number, Number];
    const [low, high] = [to(range[0]), to(range[1])];
    return {
      key,
      range,
      toUnit: (value: number) => (to(value) - low) / (high - low),
      fromUnit: (share: number) => from(low + share * (high - low)),
      slider: sliderRange(definition),
    };
  });
}

type Unknowns = ReturnType<typeof unknownsOf>;

/** The values of a run with some parameters at a point of the fit. */
function valuesAt(
  {values}: FitJob,
  unknowns: Unknowns,
  point: readonly number[],
): ValuesOf<AnyModel> {
  const fitted = unknowns.map(({key, range: [min, max], fromUnit}, index) => {
    const value = fromUnit(point[index] ?? 0);
    return [key, Math.min(Math.max(value, min), max)] as const;
  });
  return {...values, ...Object.fromEntries(fitted)};
}

function makeProblem(
  model: AnyModel,
  job: FitJob,
  unknowns: Unknowns,
): FitProblem {
  const {duration, data, values} = job;
  const start = simulate(model, values, {duration});
  const rough = Math.max(usualTolerance(model), ROUGH);
  const curves = data.map(({output, ...series}) => {
    const reference = makeReference(model, start, output);
    // Peaks of noise would count too much where no jump has to be kept.
    const take = reference.jumps ? thin : takeEvenly;
    const few = take(insideRun(reference, series), MOST_POINTS);
    const {theirs, weights} = pairPoints(reference, few);
    const {low, high} = extentOf(theirs);
    const ours = extentOf(curveOf(start, output).values);
    const span = high - low || ours.high - ours.low || 1;
    return {
      output,
      series: few,
      scales: weights.map((weight) => Math.sqrt(weight / data.length) / span),
    };
  });
  return {
    start: unknowns.map(({key, toUnit}) => toUnit(Number(values[key]))),
    ranges: unknowns.map(
      ({toUnit, slider: [low, high]}) => [toUnit(low), toUnit(high)] as const,
    ),
    jumps: data.some(({output}) => model.outputs[output]?.jumps),
    residuals: (point, quality) => {
      try {
        const parameters = valuesAt(job, unknowns, point);
        const tolerance = quality && rough;
        const run = simulateCurves(model, parameters, {duration, tolerance});
        const all = curves.flatMap(({output, series, scales}) => {
          const values = pointValues(model, run, output);
          const {ours, theirs} = pairPoints(values, series);
          return ours.map(
            (value, index) =>
              (scales[index] ?? 0) * (value - (theirs[index] ?? 0)),
          );
        });
        return Float64Array.from(all);
      } catch (error) {
        if (error instanceof ModelError) {
          return undefined;
        }
        throw error;
      }
    },
  };
}

/** What a run leaves of all points of the curves. */
function leftBy(
  model: AnyModel,
  values: ValuesOf<AnyModel>,
  {data, duration}: FitJob,
): {readonly share: number; readonly kind: FitResult['left']} {
  const run = simulate(model, values, {duration});
  const all = data.flatMap((series) => {
    const reference = makeReference(model, run, series.output);
    return measureDifferences(reference, series) ?? [];
  });
  const squares = all.map(
    ({rms, theirSpan, size}) => (rms / (theirSpan || size)) ** 2,
  );
  const share = Math.sqrt(mean(squares) ?? 0);
  const areNoise =
    all.length === data.length && all.every(({left}) => isNoise(left));
  const hasPattern =
    share > LEAST_PATTERN &&
    all.some(({left}) => !isNoise(left) && !mayBeNoise(left));
  const otherwise = hasPattern ? 'pattern' : 'unknown';
  return {share, kind: areNoise ? 'noise' : otherwise};
}

/**
 * Finds pairs of parameters that the data can't tell apart.
 * @param uncertain parameters whose standard error is large
 */
function correlationsOf(
  keys: readonly string[],
  covariance: readonly (readonly number[])[],
  uncertain: readonly string[],
): readonly Correlation[] {
  const variance = (index: number) => covariance[index]?.[index] ?? 0;
  return keys.flatMap((one, row) =>
    keys.slice(row + 1).flatMap((other, offset) => {
      const column = row + 1 + offset;
      const product = Math.sqrt(variance(row) * variance(column));
      const value =
        product > 0 ? (covariance[row]?.[column] ?? 0) / product : 0;
      const isDoubtful = uncertain.includes(one) || uncertain.includes(other);
      return Math.abs(value) > CORRELATED[isDoubtful ? 'uncertain' : 'any']
        ? [{one, other, value}]
        : [];
    }),
  );
}

/**
 * Fits parameters of a model to curves, with the present values and the ranges
 * of the sliders as places to begin from, inside the ranges of the parameters. A
 * generator: it gives its progress after each step, with the root mean square
 * difference as a share of the span as its norm.
 *
 * @throws {ModelError} where the model can't be run with the present values
 */
export function* fitModel(
  model: AnyModel,
  job: FitJob,
): Generator<FitProgress, FitResult> {
  const unknowns = unknownsOf(model, job.keys);
  const problem = makeProblem(model, job, unknowns);
  const minima = yield* searchMinima(problem);
  const [solution] = minima;
  const {point, covariance, dependence, degreesOfFreedom} = solution;
  const hasEffect = unknowns.map((_, index) =>
    minima.some((each) => each.hasEffect[index]),
  );
  const fitted = valuesAt(job, unknowns, point);
  const left = leftBy(model, fitted, job);
  /** The standard error of a parameter, SI, for residuals of this deviation. */
  const errorOf = (
    {fromUnit}: Unknowns[number],
    index: number,
    each: number,
  ) => {
    const share = point[index] ?? 0;
    const step = 1e-6;
    const slope =
      (fromUnit(share + step) - fromUnit(share - step)) / (2 * step);
    return Math.abs(slope) * Math.sqrt(covariance[index]?.[index] ?? 0) * each;
  };
  const root = Math.sqrt(degreesOfFreedom);
  // A small rest that is no noise may move a value as far as its size allows.
  const isSmall = left.kind === 'unknown' && left.share < LEAST_PATTERN;
  const deviation = isSmall ? solution.after : solution.after / root;
  const intervals = unknowns.map((_, index) =>
    hasEffect[index] ? wideInterval(problem, solution, index) : undefined,
  );
  const parameters = unknowns.map((unknown, index): FittedParameter => {
    const {key, fromUnit} = unknown;
    const share = point[index] ?? 0;
    const effective = hasEffect[index] ?? false;
    const wide = intervals[index];
    return {
      key,
      value: Number(effective ? fitted[key] : job.values[key]),
      error: left.kind === 'pattern' ? 0 : errorOf(unknown, index, deviation),
      ...(wide && {interval: [fromUnit(wide[0]), fromUnit(wide[1])]}),
      // Where it moves without effect, it may as well be elsewhere.
      isAtLimit: effective && (share <= 0 || share >= 1) && !wide,
      hasEffect: effective,
    };
  });
  // Data of a computed run have no noise; those of a measurement would.
  const noise = Math.max(solution.after, LEAST_NOISE) / root;
  const uncertain = unknowns.flatMap((unknown, index) => {
    const {value = 0, interval: [low, high] = [0, 0]} = parameters[index] ?? {};
    const error = Math.max(errorOf(unknown, index, noise), (high - low) / 2);
    return error > UNCERTAIN * Math.abs(value) ? [unknown.key] : [];
  });
  const tied = job.keys.filter(
    (_, index) => (dependence[index] ?? 0) > CORRELATED.uncertain,
  );
  const isEntangled =
    tied.some((key) => uncertain.includes(key)) ||
    dependence.some((share) => share > CORRELATED.any);
  const correlations = correlationsOf(job.keys, covariance, uncertain);
  const entangled = isEntangled && tied.length > 2 ? tied : [];
  const isTold = correlations.length + entangled.length > 0;
  const limit = Math.max(limitOf(solution), LEAST_PATTERN);
  const others = minima.filter(
    (other) =>
      other.after <= limit &&
      !areNear(problem, other.point, point) &&
      intervals.some((interval, index) => {
        if (hasEffect[index] !== true) {
          return false;
        }
        const [low, high] = interval ?? [point[index] ?? 0, point[index] ?? 0];
        const share = other.point[index] ?? 0;
        return share < low || share > high;
      }),
  );
  return {
    parameters,
    before: leftBy(model, job.values, job).share,
    after: left.share,
    hasConverged: solution.hasConverged,
    others: (isTold ? [] : others).map((other) => {
      const values = valuesAt(job, unknowns, other.point);
      return job.keys.map((key) => Number(values[key]));
    }),
    left: left.kind,
    correlations,
    entangled,
  };
}
