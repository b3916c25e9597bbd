import type {AnyModel, ValuesOf} from '../definition/modelDefinition';
import {notFinite} from './failures';
import type {OutputInstant} from './outputTimes';
import type {Timeline} from './timeline';

type Column = Float64Array;

/** The outputs of a run at its instants, and their closed forms. */
export interface CollectedColumns {
  readonly columns: Readonly<Record<string, Column>>;
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

/** How closely events are located, as a part of the run. */
const EVENT_PRECISION = 1e-7;

/**
 * The closed form at one instant. The run and the closed form disagree by a
 * hair on when an event happens: outputs that jump are compared just beside it.
 */
function exactPoint(
  model: AnyModel,
  values: ValuesOf<AnyModel>,
  timeline: Timeline,
  {time, side}: OutputInstant,
): Readonly<Record<string, number | undefined>> {
  const at = (t: number): Readonly<Record<string, number | undefined>> =>
    model.exact?.(t, values) ?? {};
  const point = at(timeline.instant(time, side));
  if (!timeline.events.some((event) => event.time === time)) {
    return point;
  }
  const aside = EVENT_PRECISION * (timeline.end - timeline.start);
  const beside = at(side === 'left' ? time - aside : time + aside);
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
  instants.forEach((instant, row) => {
    const point = exactPoint(model, values, timeline, instant);
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
 * @throws {ModelError} naming the output and the instant that is not finite
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
