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
  readonly shortest: number | undefined;
  readonly longest: number | undefined;
}

/** Sorts the steps that were tried by what became of them. */
export function sortSteps({steps}: Pick<RunAnalysis, 'steps'>): SortedSteps {
  const accepted = steps.filter(({result}) => result === 'accepted');
  const lengths = accepted
    .map(({length}) => length)
    .filter((length) => length > 0)
    .sort((one, other) => one - other);
  return {
    accepted,
    rejected: steps.filter(
      ({result}) => result !== 'accepted' && result !== 'event',
    ),
    cut: steps.filter(({result}) => result === 'event'),
    shortest: lengths[0],
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
