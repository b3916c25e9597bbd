import type {Statistics, TriedStep} from '../../../solver';
import {IntegrationError} from '../../../solver';
import type {AnyModel, ValuesOf} from '../../definition/modelDefinition';
import type {RunEvent} from '../../definition/runView';
import {integrationFailure} from '../failures';
import {shownInstant, type Span} from '../shownInstant';
import type {ModelSolution} from '../solveModel';
import {NO_STATISTICS, solveModel, usualTolerance} from '../solveModel';
import {Timeline} from '../timeline';
import {stateNames} from './stateNames';
import type {Discontinuity, LimitingState, RunAnalysis} from './types';

/** The settings of a finished run. A `Run` or its `RunData` has both. */
export interface RunSettings<A extends AnyModel = AnyModel> {
  /** The value of every parameter, SI, already checked. */
  readonly values: ValuesOf<A>;
  /** Duration, s. */
  readonly duration: number;
}

/**
 * Counts the steps to which the error of each state gave their length, and those
 * that were rejected because of it. A length follows from the error of the step
 * tried before.
 */
function countLimits(steps: readonly TriedStep[]): readonly LimitingState[] {
  const counts = new Map<number, {accepted: number; rejected: number}>();
  const add = (state: number, key: 'accepted' | 'rejected') => {
    if (state >= 0) {
      const count = counts.get(state) ?? {accepted: 0, rejected: 0};
      count[key] += 1;
      counts.set(state, count);
    }
  };
  for (const [index, {stateIndex, result, reason}] of steps.entries()) {
    if (result !== 'accepted' && result !== 'event') {
      add(stateIndex, 'rejected');
    } else if (result === 'accepted' && ['error', 'retry'].includes(reason)) {
      add(steps[index - 1]?.stateIndex ?? -1, 'accepted');
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

/** Distance from a break at which its two sides are compared, over the run. */
const BESIDE = 1e-7;

/** Least relative change that is none of a smooth curve so near. */
const LEAST_CHANGE = 1e-9;

/**
 * Tells whether an equation or an output jumps or kinks at a break. The break of
 * an output that is hidden until the reader selects it is none of the run shown.
 */
function isVisible(
  model: AnyModel,
  timeline: Timeline,
  values: ValuesOf<AnyModel>,
) {
  const shown = Object.entries(model.outputs).filter(
    ([, {hidden, sampled}]) => !hidden && !sampled,
  );
  const signalsAt = (t: number): readonly number[] => {
    const outputs = timeline.observe(t, 'right');
    const rates = model.derivatives?.(
      t,
      timeline.state(t),
      values,
      timeline.modes(t),
    );
    return [
      ...shown.map(([key]) => outputs[key] ?? 0),
      ...Object.values(rates ?? {}).flatMap((rate) =>
        typeof rate === 'number' ? rate : Array.from(rate),
      ),
    ];
  };
  const step = BESIDE * (timeline.end - timeline.start);
  return (instant: number): boolean => {
    const [first = [], before = [], after = []] = [-2, -1, 1].map((steps) =>
      signalsAt(instant + steps * step),
    );
    return after.some((value, index) => {
      const last = before[index] ?? 0;
      const expected = last + 2 * (last - (first[index] ?? 0));
      return (
        Math.abs(value - expected) >
        LEAST_CHANGE * Math.max(Math.abs(value), Math.abs(last), 1e-6)
      );
    });
  };
}

/** Lists breaks and events in the order of time; a break comes first. */
function listDiscontinuities(
  breaks: readonly number[],
  events: readonly RunEvent[],
  run: Span,
): readonly Discontinuity[] {
  const all: Discontinuity[] = breaks.map((time) => ({time, kind: 'break'}));
  for (const {time, label} of events) {
    const shown = shownInstant(time, run);
    all.push({time: shown, kind: 'event', ...(label && {label})});
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
  const {values} = settings;
  const timeline = solution && new Timeline({model, values, ...solution});
  const visible = timeline
    ? breaks.filter(isVisible(model, timeline, values))
    : [];
  const events = solution?.events ?? [];
  const statistics: Statistics =
    solution?.trajectory.statistics ?? NO_STATISTICS;
  return {
    start,
    end,
    tolerance,
    states: stateNames(model, values),
    statistics: {
      ...statistics,
      events: events.length,
      breaks: breaks.length,
    },
    steps,
    limitingStates: countLimits(steps),
    discontinuities: listDiscontinuities(visible, events, {start, end}),
  };
}
