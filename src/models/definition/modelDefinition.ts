import type {LocalizedText} from '../../i18n';
import type {Unit} from '../../physics/units';
import type {ValidationIssue} from './errors';
import type {Figure, FigureDefinitions} from './figures';
import type {Handle, Mark, MarkEntry} from './marks';
import type {ParameterDefinitions, ParameterValues} from './parameters';
import type {RunView, Samples} from './runView';
import type {Phrase, Sentence} from './sentences';
import type {
  BalanceDefinition,
  DurationDefinition,
  EventDefinition,
  ModeValues,
  OutputDefinitions,
  Preset,
  Sampled,
  ScalarDefinitions,
  StateDefinitions,
  StateRates,
  StateValues,
  Unsampled,
} from './statesAndOutputs';

/**
 * A model defined by data and pure functions; see `defineModel`. All numbers
 * are SI, temperatures in kelvin. Functions get `t` (s), `x` (states), `p`
 * (parameters) and `m` (modes), are pure, and are continuous from the right
 * in `t`: at a break they give the value *after* the jump.
 */
export interface ModelDefinition<
  P extends ParameterDefinitions,
  X extends StateDefinitions,
  M extends readonly string[],
  Y extends OutputDefinitions,
  S extends ScalarDefinitions,
  E extends string,
> {
  /** Id in kebab case, equal to the folder and to the key in the registry. */
  readonly id: string;
  /** Name of the model, as in headings. */
  readonly title: LocalizedText;
  /** Parameters by key, in the order shown. */
  readonly parameters: P;
  /**
   * Units in which quantities of their kind are shown, unless a parameter,
   * output, scalar or axis has a `displayUnit` of its own.
   */
  readonly displayUnits?: readonly Unit[];
  /**
   * Lists parameters without effect at these values, which are shown disabled;
   * each entry is a key, several keys, or false.
   */
  irrelevant?(
    p: ParameterValues<P>,
  ): readonly ((keyof P & string) | false | readonly (keyof P & string)[])[];
  /** Lists what is wrong with a combination of values, each in its range. */
  validate?(
    p: ParameterValues<P>,
    duration: number,
  ): readonly (ValidationIssue | false)[];

  /**
   * Duration of a run. A model without one has no time: no states, events or
   * time figures.
   */
  readonly duration?: DurationDefinition<ParameterValues<P>>;
  /** Returns the first instant, s; 0 unless given. */
  start?(p: ParameterValues<P>): number;

  /**
   * Integrated states, in the order of the equations. One that is an output or a
   * scalar as well may be made of the definition of that one, with a label that
   * says the quantity also where no figure does.
   */
  readonly states?: X;
  /**
   * Returns the states at the start, SI; the length of an array determines the
   * size of a vector state.
   */
  initial?(p: ParameterValues<P>): StateRates<X>;
  /** Names of the modes. */
  readonly modes?: M;
  /** Returns the modes before the start; true conditions then fire events. */
  initialModes?(p: ParameterValues<P>): ModeValues<M>;
  /** Returns the time derivatives, SI per second; residuals if algebraic. */
  derivatives?(
    t: number,
    x: Readonly<StateValues<X>>,
    p: ParameterValues<P>,
    m: Readonly<ModeValues<M>>,
  ): StateRates<X>;
  /**
   * Half band widths of the Jacobian in the order of `states`, if it is banded:
   * 1 and 1 for a row of lumps, with any state that only the first lump feeds
   * defined before the row.
   */
  readonly band?: {readonly lower: number; readonly upper: number};
  /** Events by key, in the order in which simultaneous ones are handled. */
  readonly events?: Readonly<
    Record<
      E,
      EventDefinition<ParameterValues<P>, StateValues<X>, ModeValues<M>>
    >
  >;
  /** Conservation laws, which every run is checked against. */
  readonly balances?: readonly BalanceDefinition<
    ParameterValues<P>,
    StateValues<X>,
    ModeValues<M>
  >[];
  /**
   * Returns the instants at which inputs or their slopes jump, s, in any order,
   * also outside the run. Compute them as `derivatives` does, except for
   * rounding.
   */
  breaks?(p: ParameterValues<P>, end: number): readonly number[];
  /**
   * Returns the longest step of the integrator, s, for a step that begins at
   * t s; e.g. a quarter period of a sine that has begun. The solver's default
   * unless given.
   */
  maximumStep?(p: ParameterValues<P>, t: number): number | undefined;
  /** Returns the largest interval of plotted points, s, if 400 are too few. */
  resolution?(p: ParameterValues<P>): number | undefined;
  /** Relative tolerance of the integrator; 1e-8 unless given. */
  readonly tolerance?: number;

  /** Outputs by key: the curves of the model. */
  readonly outputs: Y;
  /** Computes every output that is not sampled, at one instant, SI. */
  observe?(
    t: number,
    x: Readonly<StateValues<X>>,
    p: ParameterValues<P>,
    m: Readonly<ModeValues<M>>,
  ): {readonly [K in keyof Y as Unsampled<Y, K>]: number};
  /** Computes the points of every sampled output, SI. */
  sample?(
    p: ParameterValues<P>,
    run: RunView<X, M, Y, E>,
  ): {readonly [K in keyof Y as Sampled<Y, K>]: Samples};
  /** Computes outputs in closed form, SI; omit those without one. */
  exact?(
    t: number,
    p: ParameterValues<P>,
  ): {readonly [K in keyof Y]?: number | undefined};
  /**
   * Largest difference of a run from `exact`, as a fraction of the span of the
   * output in that run or of its `nominal`, whichever is larger; checked
   * by the tests. 1e-6 unless given.
   */
  readonly accuracy?: number;

  /** Scalars by key: the numbers that summarize a run. */
  readonly scalars?: S;
  /** Computes every scalar, SI; `undefined` where it is not defined. */
  measure?(
    p: ParameterValues<P>,
    run: RunView<X, M, Y, E>,
  ): {readonly [K in keyof S]: number | undefined};

  /** Figures by id in kebab case, from top to bottom. */
  readonly figures: FigureDefinitions<
    Y,
    ParameterValues<P>,
    RunView<X, M, Y, E>
  >;
  /** Describes a run in one full sentence. */
  readonly summary: Sentence<ParameterValues<P>, RunView<X, M, Y, E>>;
  /**
   * Sentences on one effect by key, shown below a knob: that of a parameter has
   * the parameter's key.
   */
  readonly sentences?: Readonly<
    Record<string, Sentence<ParameterValues<P>, RunView<X, M, Y, E>>>
  >;
  /** What sentences name in braces by key; a phrase may name those above it. */
  readonly phrases?: Readonly<Record<string, Phrase<P, X, M, Y, S, E>>>;
  /** Computes the marks that figures can show, by key. */
  marks?(
    p: ParameterValues<P>,
    run: RunView<X, M, Y, E>,
  ): Readonly<Record<string, MarkEntry>>;
  /** Where parameters can be dragged in figures, by key: one or two at a time. */
  handles?(
    p: ParameterValues<P>,
  ): Readonly<Partial<Record<keyof P & string, Handle | false>>>;
  /** Presets by key in kebab case, at least one, in the order shown. */
  readonly presets: Readonly<Record<string, Preset<P>>>;
}

/** A model, as `defineModel` returns it. */
export interface Model<
  P extends ParameterDefinitions,
  X extends StateDefinitions,
  M extends readonly string[],
  Y extends OutputDefinitions,
  S extends ScalarDefinitions,
  E extends string,
> extends Omit<
  ModelDefinition<P, X, M, Y, S, E>,
  'figures' | 'irrelevant' | 'marks'
> {
  /** Lists parameters without effect at these values. */
  irrelevant(p: ParameterValues<P>): readonly (keyof P & string)[];
  /** Figures from top to bottom, each with its kind. */
  readonly figures: readonly Figure<
    keyof Y & string,
    ParameterValues<P>,
    RunView<X, M, Y, E>
  >[];
  /** Computes the marks that figures can show, by key; [] where there is none. */
  marks?(
    p: ParameterValues<P>,
    run: RunView<X, M, Y, E>,
  ): Readonly<Record<string, readonly Mark[]>>;
}

/** A model whose keys are unknown to the compiler: the type that pages use. */
export type AnyModel = Model<
  ParameterDefinitions,
  StateDefinitions,
  readonly string[],
  OutputDefinitions,
  ScalarDefinitions,
  string
>;

/** The parameter values of a model, SI. */
export type ValuesOf<A extends AnyModel> = ParameterValues<A['parameters']>;
