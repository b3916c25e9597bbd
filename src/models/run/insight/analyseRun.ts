import type {Statistics, TriedStep} from '../../../solver';
import {IntegrationError} from '../../../solver';
import type {AnyModel, ValuesOf} from '../../definition/modelDefinition';
import type {RunEvent} from '../../definition/runView';
import {integrationFailure} from '../failures';
import type {ModelSolution} from '../solveModel';
import {NO_STATISTICS, solveModel, usualTolerance} from '../solveModel';
import {stateNames} from './stateNames';
import type {Discontinuity, LimitingState, RunAnalysis} from './types';

/** The settings of a finished run. A `Run` or its `RunData` has both. */
export interface RunSettings<A extends AnyModel = AnyModel> {
  /** The value of every parameter, SI, already checked. */
  readonly values: ValuesOf<A>;
  /** Duration, s. */
  readonly duration: number;
}

/** Counts the steps in which each state had the largest error. */
function countLimits(steps: readonly TriedStep[]): readonly LimitingState[] {
  const counts = new Map<number, {accepted: number; rejected: number}>();
  for (const {stateIndex, result} of steps) {
    if (stateIndex >= 0 && result !== 'event') {
      const count = counts.get(stateIndex) ?? {accepted: 0, rejected: 0};
      count[result === 'accepted' ? 'accepted' : 'rejected'] += 1;
      counts.set(stateIndex, count);
    }
  }
  return [...counts]
    .map(([state, count]) => ({state, ...count}))
    .sort(
      (one, other) =>
        other.accepted + other.rejected - one.accepted - one.rejected ||
        one.state - other.state,
    );
}

/** Lists breaks and events in the order of time; a break comes first. */
function listDiscontinuities(
  breaks: readonly number[],
  events: readonly RunEvent[],
): readonly Discontinuity[] {
  const all: Discontinuity[] = breaks.map((time) => ({time, kind: 'break'}));
  for (const {time, label} of events) {
    all.push({time, kind: 'event', ...(label && {label})});
  }
  return all.sort((one, other) => one.time - other.time);
}

function solve<A extends AnyModel>(
  model: A,
  {values, duration}: RunSettings<A>,
  tolerance: number,
  steps: TriedStep[],
): ModelSolution | undefined {
  if (!model.duration) {
    return undefined;
  }
  try {
    return solveModel(model, values, duration, tolerance, steps);
  } catch (error) {
    throw error instanceof IntegrationError
      ? integrationFailure(model, values, error)
      : error;
  }
}

/**
 * Computes a run again and records what the solver did. A run is a pure
 * function of its settings, so the steps are those of the run shown. A model
 * without time has no steps.
 *
 * @param tolerance - relative tolerance; the model's own unless given
 * @throws {ModelError} as the run itself
 */
export function analyseRun<A extends AnyModel>(
  model: A,
  settings: RunSettings<A>,
  tolerance = usualTolerance(model),
): RunAnalysis {
  const steps: TriedStep[] = [];
  const solution = solve(model, settings, tolerance, steps);
  const {start = 0, end = 0, breaks = []} = solution?.trajectory ?? {};
  const events = solution?.events ?? [];
  const statistics: Statistics =
    solution?.trajectory.statistics ?? NO_STATISTICS;
  return {
    start,
    end,
    tolerance,
    states: stateNames(model, settings.values),
    statistics: {
      ...statistics,
      events: events.length,
      breaks: breaks.length,
    },
    steps,
    limitingStates: countLimits(steps),
    discontinuities: listDiscontinuities(breaks, events),
  };
}
