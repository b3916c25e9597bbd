import type {Statistics} from '../../solver';
import type {FigureData} from '../definition/figures';
import type {AnyModel, ValuesOf} from '../definition/modelDefinition';
import type {RunEvent, RunView, Samples} from '../definition/runView';
import type {
  OutputDefinitions,
  Sampled,
  Unsampled,
} from '../definition/statesAndOutputs';

type Outputs<A extends AnyModel> = A['outputs'];

/** A sampled output of a run: its points, and their closed form. */
export interface SampledOutput extends Samples {
  /** Closed form at the same instants, SI, if the model has one. */
  readonly exact?: Float64Array;
}

type Columns<Y extends OutputDefinitions> = {
  readonly [K in keyof Y as Unsampled<Y, K>]: Float64Array;
};

type Points<Y extends OutputDefinitions> = {
  readonly [K in keyof Y as Sampled<Y, K>]: SampledOutput;
};

/**
 * The results of a run as plain data that can be posted to and from a worker.
 * A {@link Run} has, in addition, a view for values at other instants. All
 * numbers are SI.
 */
export interface RunData<A extends AnyModel = AnyModel> {
  /** Id of the model. */
  readonly model: string;
  /** The value of every parameter. */
  readonly values: ValuesOf<A>;
  /** First instant, s. */
  readonly start: number;
  /** Last instant, s. */
  readonly end: number;
  /** The requested duration, s. */
  readonly duration: number;
  /**
   * Instants of the columns, s, ascending. An instant with a jump occurs twice:
   * first for the values before it, then for those after it.
   */
  readonly times: Float64Array;
  /** Each output at `times`, except sampled ones. */
  readonly columns: Columns<Outputs<A>>;
  /** The closed forms at `times`; NaN where there is none. */
  readonly exact: Readonly<
    Partial<Record<keyof Outputs<A> & string, Float64Array>>
  >;
  /** Each sampled output, at its own instants. */
  readonly samples: Points<Outputs<A>>;
  /** Every event, in the order of time. */
  readonly events: readonly RunEvent[];
  /** The breaks declared by the model, inside the run, s. */
  readonly breaks: readonly number[];
  /** Work done by the solver. */
  readonly statistics: Statistics;
  /** The scalars that are defined at these values. */
  readonly scalars: Readonly<
    Partial<Record<keyof NonNullable<A['scalars']> & string, number>>
  >;
  /** Profile and bar figures by id. */
  readonly figures: Readonly<Record<string, FigureData>>;
}

/** The results of a run, with a view that gives values at any instant. */
export interface Run<A extends AnyModel = AnyModel> extends RunData<A> {
  /** Evaluates the run; its functions can't be posted, see {@link runData}. */
  readonly view: RunView<
    NonNullable<A['states']>,
    NonNullable<A['modes']>,
    Outputs<A>,
    keyof NonNullable<A['events']> & string
  >;
}

/** Returns the plain data of a run, to post to another thread. */
export function runData<A extends AnyModel>(run: Run<A>): RunData<A> {
  const data = Object.entries(run).filter(([key]) => key !== 'view');
  return Object.fromEntries(data) as unknown as RunData<A>;
}
