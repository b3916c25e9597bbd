import type {LocalizedText} from '../../i18n';
import type {SiUnit, Unit} from '../../physics/units';
import type {ParameterDefinitions, SomeParameterValues} from './parameters';

/** One integrated quantity, or with `vector` a row of them (a bar's lumps). */
export interface StateDefinition {
  readonly label: LocalizedText;
  readonly symbol?: string;
  readonly unit: SiUnit;
  /** The state is a `Float64Array`; `initial` decides on its length. */
  readonly vector?: true;
  /** The equation is `0 = derivatives` instead: an algebraic unknown. */
  readonly algebraic?: true;
  /** Typical magnitude, scales the absolute tolerance; 1 unless given. */
  readonly nominal?: number;
}

/** One curve: a quantity that `observe` or `sample` computes. */
export interface OutputDefinition {
  /** Name of the quantity, lower case in English: 'output of the lag'. */
  readonly label: LocalizedText;
  /** Symbol of the formulas; `_` starts a subscript. */
  readonly symbol: string;
  readonly unit: SiUnit;
  /** Unit shown unless the reader chooses another. */
  readonly displayUnit?: Unit;
  /** The value may jump, at events and `breaks`; others are continuous. */
  readonly jumps?: true;
  /** Values exist only at instants given by `sample`, drawn as markers. */
  readonly sampled?: true;
  /** Typical magnitude, SI, to judge differences by; 1 unless given. */
  readonly nominal?: number;
  /** Not drawn until the reader asks. */
  readonly hidden?: true;
}

/** One number that sums a run up: a period, a Biot number, a heat flow. */
export interface ScalarDefinition {
  readonly label: LocalizedText;
  readonly symbol?: string;
  readonly unit: SiUnit;
  readonly displayUnit?: Unit;
}

/** The keys of something a model does not have. */

export type NoKeys = Record<never, never>;

export type StateDefinitions = Readonly<Record<string, StateDefinition>>;
export type OutputDefinitions = Readonly<Record<string, OutputDefinition>>;
export type ScalarDefinitions = Readonly<Record<string, ScalarDefinition>>;

/** `K` if that output is sampled. */
export type Sampled<
  Y extends OutputDefinitions,
  K extends keyof Y,
> = 'sampled' extends keyof Y[K] ? K : never;

/** `K` if that output is observed at every instant. */
export type Unsampled<
  Y extends OutputDefinitions,
  K extends keyof Y,
> = Y[K] extends {readonly sampled: true} ? never : K;

type StateValue<D extends StateDefinition, Vector> = 'vector' extends keyof D
  ? D extends {readonly vector: true}
    ? Vector
    : number | Vector
  : number;

/** The states at an instant. Valid during the call only: copy to keep. */
export type StateValues<X extends StateDefinitions> = {
  -readonly [K in keyof X]: StateValue<X[K], Float64Array>;
};

/** One number, or for a vector state one array, for each state. */
export type StateRates<X extends StateDefinitions> = {
  readonly [K in keyof X]: StateValue<X[K], ArrayLike<number>>;
};

/** The discrete modes: numbers that only events change. */
export type ModeValues<M extends readonly string[]> = Record<M[number], number>;

/** How long a run lasts: itself something the reader may change. */
export interface DurationDefinition<Values> {
  /** The duration for these parameters, s; clamped to the range. */
  default(p: Values): number;
  readonly min: number;
  readonly max: number;
  /** Unit of the time axis unless the reader chooses another. */
  readonly displayUnit?: Unit;
}

/**
 * Something that happens when a condition comes true: `when` rises above 0,
 * continuously, by a jump (at a break or by another event) or at the start.
 * Write it with the modes so that `then` makes it negative:
 * `when: (t, x, p, m) => m.on ? x.T - p.high : p.low - x.T`.
 */
export interface EventDefinition<Values, States, Modes> {
  /** Named in the data table and read by screen readers: 'heater off'. */
  label?(p: Values, m: Readonly<Modes>): LocalizedText;
  /** The switching function. Must be continuous apart from breaks. */
  when(t: number, x: Readonly<States>, p: Values, m: Readonly<Modes>): number;
  /** Changes modes and states in place; 'stop' ends the run. */
  then?(t: number, x: States, p: Values, m: Modes): 'stop' | undefined;
}

/** A named set of values and the question it answers. */
export interface Preset<P extends ParameterDefinitions> {
  readonly label: LocalizedText;
  /** One question that a reader can answer by looking: ends in '?'. */
  readonly question: LocalizedText;
  /** The values that differ from the defaults. */
  readonly values: SomeParameterValues<P>;
  /** Duration in s, if not the usual one. */
  readonly duration?: number;
}
