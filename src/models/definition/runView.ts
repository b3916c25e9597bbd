import type {LocalizedText} from '../../i18n';
import type {Side} from '../../solver';
import type {ParameterDefinitions} from './parameters';
import type {
  ModeValues,
  NoKeys,
  OutputDefinitions,
  ScalarDefinitions,
  StateDefinitions,
  StateValues,
} from './statesAndOutputs';

export type {Side} from '../../solver';

/** The points of a sampled output, as a model computes them. */
export interface Samples {
  /** Instants, s, ascending. */
  readonly times: ArrayLike<number>;
  /** One value for each instant, SI. */
  readonly values: ArrayLike<number>;
}

/** An event that occurred in a run. */
export interface RunEvent {
  /** Instant, s. */
  readonly time: number;
  /** Key in `events` of the model. */
  readonly key: string;
  /** The event's label, with the modes before it. */
  readonly label?: LocalizedText;
}

/** The times of a run of a model with events of the keys `E`. */
export interface RunSpan<E extends string = never> {
  /** First instant, s. */
  readonly start: number;
  /** Last instant, s: before the requested end if an event stopped the run. */
  readonly end: number;
  /** Every event, in the order of time. */
  readonly events: readonly RunEvent[];
  /** The breaks declared by the model, inside the run, s. */
  readonly breaks: readonly number[];
  /** Returns the instants at which an event occurred, s, ascending. */
  instants(event: NoInfer<E>): readonly number[];
}

/**
 * A finished run that can be evaluated at any instant: values come from the
 * dense output of the solver, not from the plotted points. For a model without
 * time `start` and `end` are 0.
 */
export interface RunView<
  X extends StateDefinitions,
  M extends readonly string[],
  Y extends OutputDefinitions,
  E extends string = string,
> extends RunSpan<E> {
  /** Returns the states at an instant of the run, SI, in a new object. */
  state(t: number, side?: Side): StateValues<X>;
  /** Returns the modes at an instant of the run. */
  modes(t: number, side?: Side): Readonly<ModeValues<M>>;
  /**
   * Returns an output at an instant of the run, SI.
   * @throws {RangeError} for a sampled output
   */
  value(output: keyof Y & string, t: number, side?: Side): number;
}

/**
 * A run as far as its outputs, events and breaks tell: what functions of a model
 * take that stand in files of their own and need no state.
 */
export type OutputsView<
  Y extends OutputDefinitions,
  E extends string = never,
> = Omit<RunView<NoKeys, readonly string[], Y, E>, 'modes' | 'state'>;

/** A run view whose keys are unknown to the compiler; see `AnyModel`. */
export type AnyRunView = RunView<
  StateDefinitions,
  readonly string[],
  OutputDefinitions
>;

/** Formats values of a run with units, in those the reader has chosen. */
export interface SummaryFormatter<
  P extends ParameterDefinitions,
  Y extends OutputDefinitions,
  S extends ScalarDefinitions,
> {
  /** Formats a parameter: '1.5 s', or the label of the choice. */
  parameter(key: keyof P & string): string;
  /** Formats a value of an output, given in SI: '63.2 °C'. */
  output(key: keyof Y & string, value: number): string;
  /**
   * Formats a scalar of the run, or another value of its kind, SI; an en dash
   * where it is not defined.
   */
  scalar(key: keyof S & string, value?: number): string;
  /** Formats an instant or a time span, given in s: '4.5 s'. */
  time(seconds: number): string;
  /** Formats a plain number with at most 5 significant digits. */
  number(value: number): string;
}
