import type {Tolerances} from './norms';
import type {Segment} from './segments';
import type {OdeProblem, SolverOptions, TriedStep} from './types';

/** Options with every default filled in. */
export interface Settings {
  /** Error weights of the states. */
  readonly tolerances: Tolerances;
  /** Returns the longest step in s, from an instant in s. */
  readonly maximumStep: (t: number) => number;
  /** First step in s; `undefined` when it is estimated. */
  readonly initialStep: number | undefined;
  /** Steps tried, accepted or not, before the run fails. */
  readonly maximumSteps: number;
  /** Receives each step tried; `undefined` when none is recorded. */
  readonly stepLog: TriedStep[] | undefined;
}

function positive(value: number, name: string): number {
  if (value > 0) return value;
  throw new RangeError(`${name} must be above 0, not ${value}`);
}

/**
 * Checks that an array has an entry for each state.
 * @throws RangeError otherwise
 */
export function checkLength(
  {length}: ArrayLike<unknown>,
  size: number,
  name: string,
): void {
  if (length !== size) {
    throw new RangeError(`${name} has ${length} entries for ${size} states`);
  }
}

function absoluteTolerances(
  size: number,
  tolerance: number | ArrayLike<number>,
): Float64Array {
  const absolute =
    typeof tolerance === 'number'
      ? new Float64Array(size).fill(tolerance)
      : Float64Array.from(tolerance);
  checkLength(absolute, size, 'absoluteTolerance');
  absolute.forEach((entry) => positive(entry, 'absoluteTolerance'));
  return absolute;
}

function metersOf({meters, mass, size}: OdeProblem): Uint8Array {
  if (meters === undefined) return new Uint8Array(size);
  checkLength(meters, size, 'meters');
  const flags = Uint8Array.from(meters, (entry) => (entry ? 1 : 0));
  if (flags.some((flag, i) => flag && mass?.[i] === 0)) {
    throw new RangeError('an algebraic state is no meter');
  }
  return flags;
}

/**
 * Returns the default of the longest step in s. With events it is shorter,
 * because a double sign change within one long step could be missed.
 */
function defaultMaximumStep(problem: OdeProblem, duration: number): number {
  if (!problem.eventCount) return duration / 10;
  return duration / (problem.size === 0 ? 1000 : 50);
}

function longestStep(
  problem: OdeProblem,
  duration: number,
  {maximumStep}: SolverOptions,
): Settings['maximumStep'] {
  const fallback = defaultMaximumStep(problem, duration);
  const check = (longest: number | undefined): number =>
    longest === undefined ? fallback : positive(longest, 'maximumStep');
  if (typeof maximumStep === 'function') return (t) => check(maximumStep(t));
  const longest = check(maximumStep);
  return () => longest;
}

/**
 * Returns the default of the steps tried. It grows with the number of the
 * longest steps, so that a run of many periods is not refused.
 */
function defaultMaximumSteps(
  segments: readonly Segment[],
  maximumStep: Settings['maximumStep'],
): number {
  const fewest = segments.reduce(
    (sum, {start, end}) =>
      end > start ? sum + (end - start) / maximumStep(start) : sum,
    0,
  );
  return 20_000 + 20 * fewest;
}

/**
 * Fills in the defaults for a run over `segments`.
 * @throws RangeError when an option is out of range
 */
export function resolveOptions(
  problem: OdeProblem,
  segments: readonly Segment[],
  options: SolverOptions,
): Settings {
  const duration = (segments.at(-1)?.end ?? 0) - (segments[0]?.start ?? 0);
  const maximumStep = longestStep(problem, duration, options);
  const relative = positive(
    options.relativeTolerance ?? 1e-6,
    'relativeTolerance',
  );
  const {
    initialStep,
    maximumSteps = defaultMaximumSteps(segments, maximumStep),
  } = options;
  return {
    tolerances: {
      relative,
      absolute: absoluteTolerances(
        problem.size,
        options.absoluteTolerance ?? 1e-9,
      ),
      untested: metersOf(problem),
    },
    maximumStep,
    initialStep:
      initialStep === undefined
        ? undefined
        : positive(initialStep, 'initialStep'),
    maximumSteps: positive(maximumSteps, 'maximumSteps'),
    stepLog: options.stepLog,
  };
}
