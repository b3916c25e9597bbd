import type {Statistics, Trajectory} from '../../solver';
import {integrate, IntegrationError} from '../../solver';
import {CalculationError} from '../definition/errors';
import type {AnyModel, ValuesOf} from '../definition/modelDefinition';
import {checkBalances} from './checkBalances';
import {checkRun} from './checkRun';
import {collectColumns} from './columns';
import {computeFigures} from './computeFigures';
import {calculationFailure, integrationFailure} from './failures';
import {measureScalars} from './measureScalars';
import {createOdeProblem} from './odeProblem';
import {intervalsFor, outputInstants} from './outputTimes';
import type {Run} from './runResult';
import {collectSamples} from './sampledOutputs';
import {createStateLayout} from './stateLayout';
import {TIMELESS, Timeline} from './timeline';

/** Options of a run besides its parameters. */
export interface RunOptions {
  /** Duration, s; the model's own unless given. */
  readonly duration?: number | undefined;
  /** Relative tolerance of the integrator; the model's own unless given. */
  readonly tolerance?: number | undefined;
}

/** Relative tolerance of the integrator, unless the model has its own. */
const USUAL_TOLERANCE = 1e-8;

const NO_STATISTICS: Statistics = {
  steps: 0,
  rejected: 0,
  evaluations: 0,
  factorizations: 0,
};

interface Solution {
  readonly timeline: Timeline;
  readonly statistics: Statistics;
}

function solve<A extends AnyModel>(
  model: A,
  values: ValuesOf<A>,
  duration: number,
  tolerance: number,
): Solution {
  const start = model.start?.(values) ?? 0;
  const end = start + duration;
  const layout = createStateLayout(model, values);
  const {problem, initial, history, events} = createOdeProblem(
    model,
    values,
    layout,
    start,
    end,
  );
  const trajectory: Trajectory = integrate(problem, start, end, initial, {
    relativeTolerance: tolerance,
    absoluteTolerance: layout.nominal.map((typical) => typical * tolerance),
    maximumStep: (t) => model.maximumStep?.(values, t),
  });
  const declaredBreaks = problem.breaks ?? [];
  return {
    timeline: new Timeline({
      model,
      values,
      layout,
      trajectory,
      history,
      events,
      declaredBreaks,
    }),
    statistics: trajectory.statistics,
  };
}

function computeRun<A extends AnyModel>(
  model: A,
  values: ValuesOf<A>,
  duration: number,
  tolerance: number,
): Run {
  const solution = model.duration
    ? solve(model, values, duration, tolerance)
    : undefined;
  const timeline = solution?.timeline;
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
    statistics: solution?.statistics ?? NO_STATISTICS,
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
  const tolerance = options.tolerance ?? model.tolerance ?? USUAL_TOLERANCE;
  try {
    return computeRun(model, run.values, run.duration, tolerance);
  } catch (error) {
    if (error instanceof IntegrationError) {
      throw integrationFailure(model, run.values, error);
    }
    if (error instanceof CalculationError) {
      throw calculationFailure(model, run.values, error);
    }
    throw error;
  }
}
