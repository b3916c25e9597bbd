import type {LocalizedText} from '../../i18n';
import type {Side} from '../definition';
import type {AnyModel, ValuesOf} from '../definition/modelDefinition';

type OutputKey<A extends AnyModel> = keyof A['outputs'] & string;
type ScalarKey<A extends AnyModel> = keyof NonNullable<A['scalars']> & string;

/** The number of a run that a reference point checks. */
export type ReferenceTarget<A extends AnyModel> =
  /** An output at an instant, s. */
  | {
      readonly output: OutputKey<A>;
      readonly at: number;
      readonly side?: Side;
    }
  /** A scalar of the run. */
  | {readonly scalar: ScalarKey<A>}
  /** The instant of the n-th event of the run, s, counted from 0. */
  | {readonly event: number}
  /** A bar of a bar figure. */
  | {readonly figure: string; readonly bar: string}
  /**
   * A curve of a profile figure at a coordinate, linear between its points;
   * `at` is the instant, s, for which the figure is computed.
   */
  | {
      readonly figure: string;
      readonly curve: string;
      readonly coordinate: number;
      readonly at?: number;
    };

/** One number that a run must reproduce. */
export type ReferencePoint<A extends AnyModel> = ReferenceTarget<A> & {
  /** The value, SI. Write closed forms as formulas, not as digits. */
  readonly expected: number;
  /** Largest difference allowed, SI; that of the case unless given. */
  readonly tolerance?: number;
};

/** A run and the numbers it must reproduce: a row group of the table. */
export interface ReferenceCase<A extends AnyModel = AnyModel> {
  /** Kebab case, unique in the model. */
  readonly id: string;
  /** Name of the case, without a full stop: 'Step of 3 from rest'. */
  readonly label: LocalizedText;
  /** Origin of the expected values. */
  readonly kind: 'closed-form' | 'independent-solver';
  /** Tool and version, or the formula's source. */
  readonly source?: string;
  /** The values that differ from the defaults, SI. */
  readonly parameters: Partial<ValuesOf<A>>;
  /** Duration, s; the model's own unless given. */
  readonly duration?: number;
  /** Largest difference allowed, SI; above 0. */
  readonly tolerance: number;
  /** The numbers checked: rows of the table. */
  readonly points: readonly ReferencePoint<A>[];
}

/** Numbers of an output at several instants, from one closed form. */
interface ReferenceCourse<A extends AnyModel> {
  readonly output: OutputKey<A>;
  /** The instants, s. */
  readonly at: readonly number[];
  /** Computes the value at t s, SI. */
  expected(t: number): number;
}

/** A run whose numbers follow from closed forms. */
type ClosedFormCase<A extends AnyModel> = Omit<
  ReferenceCase<A>,
  'kind' | 'points'
> & {
  /** The numbers checked: rows of the table, or a course for several rows. */
  readonly points: readonly (ReferencePoint<A> | ReferenceCourse<A>)[];
};

function pointsOf<A extends AnyModel>(
  point: ReferencePoint<A> | ReferenceCourse<A>,
): readonly ReferencePoint<A>[] {
  if (typeof point.expected === 'number') {
    return [point as ReferencePoint<A>];
  }
  const {output, at, expected} = point as ReferenceCourse<A>;
  return at.map((t) => ({output, at: t, expected: expected(t)}));
}

/** Defines the closed forms of a model, whose keys the compiler checks. */
export function defineReferences<A extends AnyModel>(
  _model: A,
  cases: readonly ClosedFormCase<A>[],
): readonly ReferenceCase<A>[] {
  return cases.map(({points, ...rest}) => ({
    ...rest,
    kind: 'closed-form',
    points: points.flatMap(pointsOf),
  }));
}

/** The results file of a script under `tests/references`. */
export interface IndependentResults {
  /** Tool and version: 'SciPy 1.10.1'. */
  readonly tool: string;
  /** Method and tolerance: 'DOP853, rtol 1e-10'. */
  readonly method: string;
  /** The runs of the script and their numbers; see `ReferenceCase`. */
  readonly cases: readonly {
    readonly id: string;
    readonly label: LocalizedText;
    readonly parameters: Readonly<Record<string, number | string>>;
    readonly duration?: number;
    readonly tolerance: number;
    readonly points: readonly Readonly<
      Record<string, number | string | undefined>
    >[];
  }[];
}

/**
 * Reads the cases that an independent solver computed. Keys and numbers are
 * checked when a case runs, see `checkReference`.
 */
export function independentCases<A extends AnyModel>(
  _model: A,
  results: IndependentResults,
): readonly ReferenceCase<A>[] {
  const source = `${results.tool}, ${results.method}`;
  return results.cases.map(
    (entry) =>
      ({
        ...entry,
        kind: 'independent-solver',
        source,
      }) as unknown as ReferenceCase<A>,
  );
}
