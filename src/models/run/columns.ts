import type {AnyModel, ValuesOf} from '../definition/modelDefinition';
import {notFinite} from './failures';
import type {OutputInstant} from './outputTimes';
import type {Timeline} from './timeline';

type Column = Float64Array;

/** The outputs of a run at its instants, and their closed forms, SI. */
export interface CollectedColumns {
  /** One column for each output, one entry for each instant. */
  readonly columns: Readonly<Record<string, Column>>;
  /** The same for the closed forms; NaN at instants without one. */
  readonly exact: Readonly<Record<string, Column>>;
}

function observedKeys(model: AnyModel): readonly string[] {
  return Object.entries(model.outputs)
    .filter(([, definition]) => definition.sampled !== true)
    .map(([key]) => key);
}

function createColumns(
  keys: readonly string[],
  length: number,
): Record<string, Column> {
  const pairs = keys.map((key) => [key, new Float64Array(length)] as const);
  return Object.fromEntries(pairs);
}

/** Accuracy of the instants of events, as a fraction of the run. */
const EVENT_PRECISION = 1e-7;

/**
 * Evaluates the closed form at one instant. The instant of an event differs
 * slightly between run and closed form, so outputs that jump are evaluated just
 * before or after it.
 */
function exactPoint(
  model: AnyModel,
  values: ValuesOf<AnyModel>,
  timeline: Timeline,
  {time, side}: OutputInstant,
  isAtEvent: boolean,
): Readonly<Record<string, number | undefined>> {
  const at = (t: number): Readonly<Record<string, number | undefined>> =>
    model.exact?.(t, values) ?? {};
  const point = at(timeline.instant(time, side));
  if (!isAtEvent) {
    return point;
  }
  const offset = EVENT_PRECISION * (timeline.end - timeline.start);
  const beside = at(side === 'left' ? time - offset : time + offset);
  const jumping = Object.entries(beside).filter(
    ([key]) => model.outputs[key]?.jumps,
  );
  return {...point, ...Object.fromEntries(jumping)};
}

function collectExact(
  model: AnyModel,
  values: ValuesOf<AnyModel>,
  timeline: Timeline,
  instants: readonly OutputInstant[],
): Record<string, Column> {
  const columns: Record<string, Column> = {};
  if (!model.exact) {
    return columns;
  }
  const eventTimes = new Set(timeline.events.map(({time}) => time));
  instants.forEach((instant, row) => {
    const isAtEvent = eventTimes.has(instant.time);
    const point = exactPoint(model, values, timeline, instant, isAtEvent);
    for (const [key, value] of Object.entries(point)) {
      if (value !== undefined) {
        columns[key] ??= new Float64Array(instants.length).fill(Number.NaN);
        columns[key][row] = value;
      }
    }
  });
  return columns;
}

/**
 * Evaluates every output that is not sampled, and its closed form, at the
 * instants of a run.
 *
 * @throws {ModelError} with the output and the instant that is not finite
 */
export function collectColumns(
  model: AnyModel,
  values: ValuesOf<AnyModel>,
  timeline: Timeline | undefined,
  instants: readonly OutputInstant[],
): CollectedColumns {
  const keys = observedKeys(model);
  const columns = createColumns(keys, instants.length);
  if (!timeline) {
    return {columns, exact: {}};
  }
  instants.forEach(({time, side}, row) => {
    const point = timeline.observe(time, side);
    for (const [key, column] of Object.entries(columns)) {
      const value = point[key] ?? Number.NaN;
      if (!Number.isFinite(value)) {
        const what = model.outputs[key]?.label ?? model.title;
        throw notFinite(model, values, what, time);
      }
      column[row] = value;
    }
  });
  return {columns, exact: collectExact(model, values, timeline, instants)};
}
