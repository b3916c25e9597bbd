import type {LocalizedText} from '../../i18n';
import type {SiUnit, Unit} from '../../physics/units';
import type {ParameterDefinitions, SomeParameterValues} from './parameters';

/** An integrated quantity, or with `vector` a row of them (a bar's lumps). */
export interface StateDefinition {
  /** Name of the quantity, lower case in English. */
  readonly label: LocalizedText;
  /** Symbol of the formulas; `_` starts a subscript. */
  readonly symbol?: string;
  /** SI unit of the state. */
  readonly unit: SiUnit;
  /** Makes the state a `Float64Array` with the length that `initial` gives. */
  readonly vector?: true;
  /** Makes the state an algebraic unknown: its equation is 0 = derivative. */
  readonly algebraic?: true;
  /**
   * Makes the state a meter: an integral that no equation and no event reads,
   * such as an amount of heat given off. It does not limit the steps. Its rate
   * has to follow from the other states: what varies with time itself would be
   * missed between the steps.
   */
  readonly meter?: true;
  /** Typical magnitude, SI; scales the absolute tolerance. 1 unless given. */
  readonly nominal?: number;
}

/** A curve: a quantity that `observe` or `sample` computes. */
export interface OutputDefinition {
  /** Name of the quantity, lower case in English: 'output of the lag'. */
  readonly label: LocalizedText;
  /** Symbol of the formulas; `_` starts a subscript. */
  readonly symbol: string;
  /** SI unit of the values. */
  readonly unit: SiUnit;
  /** Unit shown unless the reader chooses another; see `displayUnits`. */
  readonly displayUnit?: Unit;
  /** Whether values may jump, at events and `breaks`. */
  readonly jumps?: true;
  /** Whether values exist only at the instants of `sample`: markers. */
  readonly sampled?: true;
  /** Typical magnitude, SI, that scales differences; 1 unless given. */
  readonly nominal?: number;
  /** Whether the curve is hidden until the reader selects it. */
  readonly hidden?: true;
  /** Whether it is an input or a threshold: drawn thin and neutral. */
  readonly reference?: true;
  /** What its colour says beside the other curves of its figure. */
  readonly tone?: 'hot' | 'cold' | 'neutral';
  /**
   * Key of the output whose exact or limiting course it is: drawn dashed in the
   * colour of that one.
   */
  readonly counterpartOf?: string;
}

/** A number that summarizes a run: a period, a Biot number, a heat flow. */
export interface ScalarDefinition {
  /** Name of the quantity, lower case in English. */
  readonly label: LocalizedText;
  /** Symbol of the formulas; `_` starts a subscript. */
  readonly symbol?: string;
  /** SI unit of the value. */
  readonly unit: SiUnit;
  /** Unit shown unless the reader chooses another; see `displayUnits`. */
  readonly displayUnit?: Unit;
}

/** Definitions without any key: the states of a model that has none. */
export type NoKeys = Record<never, never>;

/** The states of a model by key, in the order of the equations. */
export type StateDefinitions = Readonly<Record<string, StateDefinition>>;
/** The outputs of a model by key, in the order shown. */
export type OutputDefinitions = Readonly<Record<string, OutputDefinition>>;
/** The scalars of a model by key, in the order shown. */
export type ScalarDefinitions = Readonly<Record<string, ScalarDefinition>>;

/** The key `K` if that output is sampled, else `never`. */
export type Sampled<
  Y extends OutputDefinitions,
  K extends keyof Y,
> = 'sampled' extends keyof Y[K] ? K : never;

/** The key `K` if that output has a value at every instant, else `never`. */
export type Unsampled<
  Y extends OutputDefinitions,
  K extends keyof Y,
> = Y[K] extends {readonly sampled: true} ? never : K;

type StateValue<D extends StateDefinition, Vector> = 'vector' extends keyof D
  ? D extends {readonly vector: true}
    ? Vector
    : number | Vector
  : number;

/** The states at an instant, SI. Valid during the call only: copy to store. */
export type StateValues<X extends StateDefinitions> = {
  -readonly [K in keyof X]: StateValue<X[K], Float64Array>;
};

/** A number for each state, or an array for a vector state. */
export type StateRates<X extends StateDefinitions> = {
  readonly [K in keyof X]: StateValue<X[K], ArrayLike<number>>;
};

/** The discrete modes: numbers that only events change. */
export type ModeValues<M extends readonly string[]> = Record<M[number], number>;

/** The duration of a run, which the reader may change like a parameter. */
export interface DurationDefinition<Values> {
  /** Returns the duration for these parameters, s; clamped to the range. */
  default(p: Values): number;
  /** Shortest and longest duration allowed, s. */
  readonly range: readonly [min: number, max: number];
  /** Unit of the time axis unless the reader chooses another. */
  readonly displayUnit?: Unit;
}

/**
 * An event, which occurs when its condition becomes true: `when` rises above 0,
 * continuously, by a jump (at a break or by another event) or at the start.
 * Let it depend on the modes so that `then` makes it negative:
 * `when: (t, x, p, m) => m.on ? x.T - p.high : p.low - x.T`.
 */
export interface EventDefinition<Values, States, Modes> {
  /** Returns the name shown in the data table: 'heater off'. */
  label?(p: Values, m: Readonly<Modes>): LocalizedText;
  /** Computes the switching function, which is continuous except at breaks. */
  when(t: number, x: Readonly<States>, p: Values, m: Readonly<Modes>): number;
  /** Changes modes and states in place; 'stop' ends the run. */
  then?(t: number, x: States, p: Values, m: Modes): 'stop' | undefined;
}

/**
 * A conservation law: what is stored changes by what flows in and out. It is
 * checked over each step of a run, so that no curve is drawn that breaks it.
 */
export interface BalanceDefinition<Values, States, Modes> {
  /** Name of what is conserved, lower case in English: 'mass in the node'. */
  readonly label: LocalizedText;
  /** Computes the amount stored, SI. */
  stored(x: Readonly<States>, p: Values): number;
  /**
   * Computes each flow into the store, SI per second; negative when it leaves.
   */
  flows(
    t: number,
    x: Readonly<States>,
    p: Values,
    m: Readonly<Modes>,
  ): readonly number[];
  /** Typical flow, SI per second; scales the error that is allowed. */
  readonly nominal: number;
}

/** What the page's model shows of a preset before all controls are open. */
export interface PresetView {
  /** Key of the figure; the first of the model unless given. */
  readonly figure?: string;
  /** Keys of its curves that are shown; those of the figure unless given. */
  readonly curves?: readonly string[];
  /** Keys of the one or two number parameters that get a slider. */
  readonly sliders: readonly string[];
  /** Range of the first slider, SI; that of the parameter unless given. */
  readonly range?: readonly [low: number, high: number];
  /** Keys of the marks that are shown. */
  readonly marks?: readonly string[];
  /** Key of the sentence; that of the first slider unless given. */
  readonly sentence?: string;
}

/** A named set of values and the question that its run answers. */
export interface Preset<P extends ParameterDefinitions> {
  /** Name of the preset, as on its button. */
  readonly label: LocalizedText;
  /** A question that a reader can answer from the run; ends in '?'. */
  readonly question: LocalizedText;
  /** The values that differ from the defaults, SI. */
  readonly values: SomeParameterValues<P>;
  /** Duration in s, if not the usual one. */
  readonly duration?: number;
  /** Keys of the scalars that the question is about, the most telling first. */
  readonly results?: readonly string[];
  /** What is shown first; the first figure with the first number unless given. */
  readonly view?: PresetView;
}
