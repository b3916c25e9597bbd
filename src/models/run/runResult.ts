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

/** The points of a sampled output. */
export interface SampledPoints extends Samples {
  /** Closed form at the same instants, where the model has one. */
  readonly exact?: Float64Array;
}

type Columns<Y extends OutputDefinitions> = {
  readonly [K in keyof Y as Unsampled<Y, K>]: Float64Array;
};

type Points<Y extends OutputDefinitions> = {
  readonly [K in keyof Y as Sampled<Y, K>]: SampledPoints;
};

/**
 * What a run gave, as plain data: it can be posted to and from a worker. All
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
  /** The duration asked for, s. */
  readonly duration: number;
  /**
   * Instants of the columns, s, ascending. An instant at which something jumps
   * stands twice: first the values before, then those after.
   */
  readonly times: Float64Array;
  /** Each output at `times`; sampled ones are in `samples`. */
  readonly columns: Columns<Outputs<A>>;
  /** The closed form at `times`; NaN where there is none. */
  readonly exact: Readonly<
    Partial<Record<keyof Outputs<A> & string, Float64Array>>
  >;
  readonly samples: Points<Outputs<A>>;
  readonly events: readonly RunEvent[];
  /** Jumps in time declared by the model, inside the run, s. */
  readonly breaks: readonly number[];
  readonly statistics: Statistics;
  /** The scalars that have a meaning at these values. */
  readonly scalars: Readonly<
    Partial<Record<keyof NonNullable<A['scalars']> & string, number>>
  >;
  /** Profile and bar figures by id. */
  readonly figures: Readonly<Record<string, FigureData>>;
}

/** A run that can still be asked for values at any instant. */
export interface Run<A extends AnyModel = AnyModel> extends RunData<A> {
  /** Not part of what can be posted; see {@link runData}. */
  readonly view: RunView<
    NonNullable<A['states']>,
    NonNullable<A['modes']>,
    Outputs<A>
  >;
}

/** The plain data of a run, to post to another thread. */
export function runData<A extends AnyModel>(run: Run<A>): RunData<A> {
  const data = Object.entries(run).filter(([key]) => key !== 'view');
  return Object.fromEntries(data) as unknown as RunData<A>;
}
