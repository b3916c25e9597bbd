import type {LocalizedText} from '../../i18n';
import type {Side} from '../../solver';
import type {ParameterDefinitions} from './parameters';
import type {
  ModeValues,
  OutputDefinitions,
  ScalarDefinitions,
  StateDefinitions,
  StateValues,
} from './statesAndOutputs';

export type {Side} from '../../solver';

/** Points that exist only at their instants. */
export interface Samples {
  /** Instants, s, ascending. */
  readonly times: ArrayLike<number>;
  /** One value for each instant, SI. */
  readonly values: ArrayLike<number>;
}

/** An event that happened in a run. */
export interface RunEvent {
  /** Instant, s. */
  readonly time: number;
  /** Position in `events` of the model. */
  readonly index: number;
  /** The event's label, with the modes before it. */
  readonly label?: LocalizedText;
}

/** The part of a run that does not depend on the keys of its model. */
export interface RunSpan {
  /** First instant, s. */
  readonly start: number;
  /** Last instant, s: earlier than asked for when an event stopped the run. */
  readonly end: number;
  /** Every event, in the order it happened. */
  readonly events: readonly RunEvent[];
  /** The jumps in time the model declared, inside the run, s. */
  readonly breaks: readonly number[];
}

/**
 * A finished run, to be asked at any instant: values come from the dense
 * output of the solver, not from the plotted points. Of a model without time
 * `start` and `end` are 0.
 */
export interface RunView<
  X extends StateDefinitions,
  M extends readonly string[],
  Y extends OutputDefinitions,
> extends RunSpan {
  /** States at an instant of the run; a new object each time. */
  state(t: number, side?: Side): StateValues<X>;
  /** Modes at an instant of the run. */
  modes(t: number, side?: Side): Readonly<ModeValues<M>>;
  /** An output at an instant of the run. @throws {RangeError} for a sampled output */
  value(output: keyof Y & string, t: number, side?: Side): number;
}

/** Writes values with their units, as the reader has chosen to see them. */
export interface Phrases<
  P extends ParameterDefinitions,
  Y extends OutputDefinitions,
  S extends ScalarDefinitions,
> {
  /** A parameter: '1.5 s', or the label of the choice in lower case. */
  parameter(key: keyof P & string): string;
  /** A value of an output: '63.2 °C'. */
  output(key: keyof Y & string, value: number): string;
  /** A scalar of the run; an en dash where it has no meaning. */
  scalar(key: keyof S & string): string;
  /** An instant or a time span: '4.5 s'. */
  time(seconds: number): string;
  /** A plain number with at most 5 significant digits. */
  number(value: number): string;
}
