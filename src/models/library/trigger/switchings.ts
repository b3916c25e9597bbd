import type {RunSpan} from '../../definition/defineModel';

/** Index of the trigger's event in the model's `events`. */
const TRIGGER = 0;

/** Index of the comparator's event in the model's `events`. */
const COMPARATOR = 1;

/** Returns the instants after the start at which both switch, s. */
export function switchings({events, start}: RunSpan): {
  readonly trigger: readonly number[];
  readonly comparator: readonly number[];
} {
  const instants = (event: number): readonly number[] =>
    events
      .filter(({index, time}) => index === event && time > start)
      .map(({time}) => time);
  return {trigger: instants(TRIGGER), comparator: instants(COMPARATOR)};
}

/** The first switching of the trigger, and that of the comparator before it. */
export interface Delay {
  /** Last switching of the comparator up to `to`, s. */
  readonly from: number;
  /** First switching of the trigger after the start, s. */
  readonly to: number;
}

/** Finds the delay of the first switching; `undefined` without a switching. */
export function firstDelay(run: RunSpan): Delay | undefined {
  const [to] = switchings(run).trigger;
  const from = run.events
    .filter(({index}) => index === COMPARATOR)
    .filter(({time}) => to !== undefined && time <= to)
    .at(-1)?.time;
  return to === undefined || from === undefined ? undefined : {from, to};
}
