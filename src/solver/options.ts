import type {Tolerances} from './norms';
import type {OdeProblem, SolverOptions} from './types';

/** Options with every default filled in. */
export interface Settings {
  /** Error weights of the states. */
  readonly tolerances: Tolerances;
  /** Longest step in s. */
  readonly maximumStep: number;
  /** First step in s; `undefined` when it is estimated. */
  readonly initialStep: number | undefined;
  /** Steps tried, accepted or not, before the run fails. */
  readonly maximumSteps: number;
  /** Events allowed within a millionth of the run's duration. */
  readonly maximumEventsPerInstant: number;
}

function positive(value: number, name: string): number {
  if (value > 0) return value;
  throw new RangeError(`${name} must be above 0, not ${value}`);
}

function absoluteTolerances(
  size: number,
  tolerance: number | ArrayLike<number>,
): Float64Array {
  const absolute =
    typeof tolerance === 'number'
      ? new Float64Array(size).fill(tolerance)
      : Float64Array.from(tolerance);
  if (absolute.length !== size) {
    throw new RangeError(
      `absoluteTolerance has ${absolute.length} entries for ${size} states`,
    );
  }
  absolute.forEach((entry) => positive(entry, 'absoluteTolerance'));
  return absolute;
}

/**
 * Returns the default of the longest step in s. With events it is shorter,
 * because a double sign change within one long step could be missed.
 */
function defaultMaximumStep(problem: OdeProblem, duration: number): number {
  if (!problem.eventCount) return duration / 10;
  return duration / (problem.size === 0 ? 1000 : 50);
}

/**
 * Fills in the defaults for a run of `duration` seconds.
 * @throws RangeError when an option is out of range
 */
export function resolveOptions(
  problem: OdeProblem,
  duration: number,
  options: SolverOptions,
): Settings {
  const relative = positive(
    options.relativeTolerance ?? 1e-6,
    'relativeTolerance',
  );
  const {initialStep, maximumStep, maximumSteps = 20_000} = options;
  return {
    tolerances: {
      relative,
      absolute: absoluteTolerances(
        problem.size,
        options.absoluteTolerance ?? 1e-9,
      ),
    },
    maximumStep:
      maximumStep === undefined
        ? defaultMaximumStep(problem, duration)
        : positive(maximumStep, 'maximumStep'),
    initialStep:
      initialStep === undefined
        ? undefined
        : positive(initialStep, 'initialStep'),
    maximumSteps: positive(maximumSteps, 'maximumSteps'),
    maximumEventsPerInstant: positive(
      options.maximumEventsPerInstant ?? 100,
      'maximumEventsPerInstant',
    ),
  };
}
