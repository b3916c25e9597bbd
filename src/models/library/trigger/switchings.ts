import type {RunSpan} from '../../definition/defineModel';

/** Position of the trigger in the model's `events`. */
const TRIGGER = 0;

/** Position of the comparator in the model's `events`. */
export const COMPARATOR = 1;

/** Instants after the start at which the two switch, s. */
export function switchings({events, start}: RunSpan): {
  readonly trigger: readonly number[];
  readonly comparator: readonly number[];
} {
  const of = (wanted: number): readonly number[] =>
    events
      .filter(({index, time}) => index === wanted && time > start)
      .map(({time}) => time);
  return {trigger: of(TRIGGER), comparator: of(COMPARATOR)};
}
