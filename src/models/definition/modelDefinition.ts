import type {LocalizedText} from '../../i18n';
import type {Problem} from './errors';
import type {FigureDefinition} from './figures';
import type {ParameterDefinitions, ParameterValues} from './parameters';
import type {Phrases, RunView, Samples} from './runView';
import type {
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
 * A model as data and pure functions; see `defineModel`. All numbers are
 * SI, temperatures in kelvin. Functions get `t` (s), `x` (states), `p`
 * (parameters) and `m` (modes), are pure, and are continuous from the right
 * in `t`: at a break they give the value *after* the jump.
 */
export interface Model<
  P extends ParameterDefinitions,
  X extends StateDefinitions,
  M extends readonly string[],
  Y extends OutputDefinitions,
  S extends ScalarDefinitions,
> {
  /** Kebab case, equal to the file name and to the key in the registry. */
  readonly id: string;
  readonly title: LocalizedText;
  readonly parameters: P;
  /** Headings of groups of parameters, in the order shown. */
  readonly groups?: Readonly<Record<string, LocalizedText>>;
  /** Parameters without effect at these values: shown disabled. */
  irrelevant?(p: ParameterValues<P>): readonly (keyof P & string)[];
  /** What is wrong with a combination of values, each in its range. */
  validate?(p: ParameterValues<P>, duration: number): readonly Problem[];

  /** Without it the model has no time: no states, events or time figures. */
  readonly duration?: DurationDefinition<ParameterValues<P>>;
  /** First instant, s; 0 unless given. */
  start?(p: ParameterValues<P>): number;

  /** Integrated states, in the order of the equations. */
  readonly states?: X;
  /** States at the start; the length of an array sizes a vector state. */
  initial?(p: ParameterValues<P>): StateRates<X>;
  /** Names of the modes. */
  readonly modes?: M;
  /** Modes before the start; true conditions then fire their events. */
  initialModes?(p: ParameterValues<P>): ModeValues<M>;
  /** Time derivatives (residuals of algebraic states), SI per second. */
  derivatives?(
    t: number,
    x: Readonly<StateValues<X>>,
    p: ParameterValues<P>,
    m: Readonly<ModeValues<M>>,
  ): StateRates<X>;
  /**
   * Width of the Jacobian's band in the order of `states`, when it has one: a
   * row of lumps is 1 and 1, with any state that only the first lump feeds
   * defined before the row.
   */
  readonly band?: {readonly lower: number; readonly upper: number};
  readonly events?: readonly EventDefinition<
    ParameterValues<P>,
    StateValues<X>,
    ModeValues<M>
  >[];
  /**
   * Instants at which inputs jump or bend, s, in any order, also outside the
   * run. Compute them as `derivatives` does, to a rounding.
   */
  breaks?(p: ParameterValues<P>, end: number): readonly number[];
  /** Longest step the integrator may take, s: a quarter of a forced period. */
  maximumStep?(p: ParameterValues<P>): number | undefined;
  /** Longest distance of plotted points, s, when 400 a run are too few. */
  resolution?(p: ParameterValues<P>): number | undefined;
  /** Relative tolerance of the integrator; 1e-8 unless given. */
  readonly tolerance?: number;

  readonly outputs: Y;
  /** Every output that is not sampled, at one instant. */
  observe?(
    t: number,
    x: Readonly<StateValues<X>>,
    p: ParameterValues<P>,
    m: Readonly<ModeValues<M>>,
  ): {readonly [K in keyof Y as Unsampled<Y, K>]: number};
  /** The points of every sampled output. */
  sample?(
    p: ParameterValues<P>,
    run: RunView<X, M, Y>,
  ): {readonly [K in keyof Y as Sampled<Y, K>]: Samples};
  /** Closed form of outputs where there is one; leave out what has none. */
  exact?(
    t: number,
    p: ParameterValues<P>,
  ): {readonly [K in keyof Y]?: number | undefined};
  /**
   * Largest difference of a run from `exact`, as a part of the span of the
   * output in that run or of its `nominal`, whichever is larger; tests assert
   * it. 1e-6 unless given.
   */
  readonly accuracy?: number;

  readonly scalars?: S;
  /** Every scalar; `undefined` where it has no meaning at these values. */
  measure?(
    p: ParameterValues<P>,
    run: RunView<X, M, Y>,
  ): {readonly [K in keyof S]: number | undefined};

  /** Drawn from top to bottom; the first is what the page shows first. */
  readonly figures: readonly FigureDefinition<
    keyof Y & string,
    ParameterValues<P>,
    RunView<X, M, Y>
  >[];
  /** The run in one full sentence, for each language. */
  readonly summary: {
    en(
      p: ParameterValues<P>,
      run: RunView<X, M, Y>,
      say: Phrases<P, Y, S>,
    ): string;
    'zh-Hans'(
      p: ParameterValues<P>,
      run: RunView<X, M, Y>,
      say: Phrases<P, Y, S>,
    ): string;
  };
  /** At least one, kebab-case keys, in the order shown. */
  readonly presets: Readonly<Record<string, Preset<P>>>;
}

/** A model whose keys are not known to the compiler: what pages work with. */
export type AnyModel = Model<
  ParameterDefinitions,
  StateDefinitions,
  readonly string[],
  OutputDefinitions,
  ScalarDefinitions
>;

/** The parameter values of a model. */
export type ValuesOf<A extends AnyModel> = ParameterValues<A['parameters']>;
