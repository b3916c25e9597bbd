import {IntegrationError} from '../../solver';
import {CalculationError} from '../definition/errors';
import type {AnyModel, ValuesOf} from '../definition/modelDefinition';
import {checkBalances} from './checkBalances';
import {checkRun} from './checkRun';
import {collectColumns} from './columns';
import {computeFigures} from './computeFigures';
import {calculationFailure, integrationFailure} from './failures';
import {measureScalars} from './measureScalars';
import {intervalsFor, outputInstants} from './outputTimes';
import type {Run} from './runResult';
import {collectSamples} from './sampledOutputs';
import {NO_STATISTICS, solveModel, usualTolerance} from './solveModel';
import {TIMELESS, Timeline} from './timeline';

/** Options of a run besides its parameters. */
export interface RunOptions {
  /** Duration, s; the model's own unless given. */
  readonly duration?: number | undefined;
  /** Relative tolerance of the integrator; the model's own unless given. */
  readonly tolerance?: number | undefined;
}

/** Computes a result; a failure is told with the model and its values. */
function withModelErrors<Result>(
  model: AnyModel,
  values: ValuesOf<AnyModel>,
  compute: () => Result,
): Result {
  try {
    return compute();
  } catch (error) {
    if (error instanceof IntegrationError) {
      throw integrationFailure(model, values, error);
    }
    if (error instanceof CalculationError) {
      throw calculationFailure(model, values, error);
    }
    throw error;
  }
}

/** A run as far as its outputs go: their tables need not be there. */
export type Curves = Partial<Pick<Run, 'times' | 'columns'>> &
  Pick<Run, 'start' | 'end' | 'samples' | 'view'>;

/**
 * Runs a model for its outputs alone, which takes a fraction of the time of
 * {@link simulate} where the equations are simple.
 *
 * @param model - the model, which has time
 * @param values - the value of every parameter, SI
 * @param options - duration, s, and relative tolerance
 * @throws {ModelError} as `simulate` does, except for laws that are broken
 */
export function simulateCurves(
  model: AnyModel,
  values: ValuesOf<AnyModel>,
  options: RunOptions = {},
): Curves {
  const run = checkRun(model, values, options.duration);
  return withModelErrors(model, run.values, () => {
    const tolerance = options.tolerance ?? usualTolerance(model);
    const solution = solveModel(model, run.values, run.duration, tolerance);
    const view = new Timeline({model, values: run.values, ...solution});
    const samples = collectSamples(model, run.values, view);
    return {start: view.start, end: view.end, samples, view};
  });
}

function computeRun<A extends AnyModel>(
  model: A,
  values: ValuesOf<A>,
  duration: number,
  tolerance: number,
): Run {
  const solution = model.duration
    ? solveModel(model, values, duration, tolerance)
    : undefined;
  const timeline = solution && new Timeline({model, values, ...solution});
  if (timeline) checkBalances(model, values, timeline, tolerance);
  const view = timeline ?? TIMELESS;
  const {start, end, events, breaks} = view;
  const jumps = [...breaks, ...events.map(({time}) => time)];
  const intervals = intervalsFor(end - start, model.resolution?.(values));
  const instants = timeline ? outputInstants(start, end, intervals, jumps) : [];
  return {
    model: model.id,
    values,
    start,
    end,
    duration,
    times: Float64Array.from(instants, ({time}) => time),
    ...collectColumns(model, values, timeline, instants),
    samples: collectSamples(model, values, view),
    events,
    breaks,
    statistics: solution?.trajectory.statistics ?? NO_STATISTICS,
    scalars: measureScalars(model, values, view),
    figures: computeFigures(model, values, view),
    view,
  };
}

/**
 * Runs a model. A pure function: the same input gives the same run, in Node, in
 * a page and in a worker (except for the last bits of `Math.exp` and similar
 * functions).
 *
 * @param model - the model
 * @param values - parameters that differ from their defaults, SI
 * @param options - duration and tolerance
 * @throws {ModelError} with the model, the instant and the values: a value
 * outside its range, a combination that is not valid, a failed integration, a
 * result that is not a finite number
 */
export function simulate<A extends AnyModel>(
  model: A,
  values: Partial<ValuesOf<A>> = {},
  options: RunOptions = {},
): Run<A> {
  const run = checkRun(model, values, options.duration);
  const tolerance = options.tolerance ?? usualTolerance(model);
  return withModelErrors(model, run.values, () =>
    computeRun(model, run.values, run.duration, tolerance),
  );
}
