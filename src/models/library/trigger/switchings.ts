import type {RunSpan} from '../../definition/defineModel';

/** Index of the trigger's event in the model's `events`. */
const TRIGGER = 0;

/** Index of the comparator's event in the model's `events`. */
export const COMPARATOR = 1;

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
