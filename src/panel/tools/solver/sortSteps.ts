import type {RunAnalysis} from '../../../models/run/insight/types';

/** A step that was tried. */
export type Step = RunAnalysis['steps'][number];

/** The steps of which a run is made, and those that were given up. */
export interface SortedSteps {
  readonly accepted: readonly Step[];
  /** Given up because of their error. */
  readonly rejected: readonly Step[];
  /** Replaced by shorter ones that end near an event. */
  readonly cut: readonly Step[];
  /** Shortest one whose length the errors of the run have determined. */
  readonly shortest: number | undefined;
  readonly longest: number | undefined;
}

/** Growth of the next step from which on the error did not limit a step. */
const FREE_GROWTH = 4;

/** Reasons of a length that is none of the motion, but of what interrupts it. */
const INTERRUPTIONS = new Set<Step['reason']>(['start', 'landing', 'event']);

/**
 * Tells whether the errors have limited a step. After a discontinuity the solver
 * begins with a careful estimate and grows from it, and before the next one it
 * takes what time is left, which may be no more than a rounding error.
 */
function isLimited({length, reason}: Step, next: Step | undefined): boolean {
  return (
    length > 0 &&
    !INTERRUPTIONS.has(reason) &&
    (next?.length ?? 0) < FREE_GROWTH * length
  );
}

function lengthsOf(steps: readonly Step[]): readonly number[] {
  return steps
    .map(({length}) => length)
    .filter((length) => length > 0)
    .sort((one, other) => one - other);
}

/** Sorts the steps that were tried by what became of them. */
export function sortSteps({steps}: Pick<RunAnalysis, 'steps'>): SortedSteps {
  const accepted = steps.filter(({result}) => result === 'accepted');
  const lengths = lengthsOf(accepted);
  const limited = lengthsOf(
    accepted.filter((step, index) => isLimited(step, accepted[index + 1])),
  );
  return {
    accepted,
    rejected: steps.filter(
      ({result}) => result !== 'accepted' && result !== 'event',
    ),
    cut: steps.filter(({result}) => result === 'event'),
    shortest: limited[0] ?? lengths[0],
    longest: lengths.at(-1),
  };
}

/** The accepted step that holds an instant; the first one before the start. */
export function stepAt(
  accepted: readonly Step[],
  at: number,
): Step | undefined {
  return accepted.filter(({time}) => time <= at).at(-1) ?? accepted[0];
}
