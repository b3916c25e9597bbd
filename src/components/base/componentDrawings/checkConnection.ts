import type {Port} from './types';

/** Why two ports connect or don't. */
export type Verdict =
  | 'connects'
  | 'types-differ'
  | 'both-outputs'
  | 'both-inputs'
  | 'both-efforts'
  | 'both-flows';

const CONFLICTS = {
  output: 'both-outputs',
  input: 'both-inputs',
  effort: 'both-efforts',
  flow: 'both-flows',
} as const;

/**
 * Checks whether two ports connect: they are of one type, and each variable is
 * computed on one side and used on the other.
 */
export function checkConnection(one: Port, other: Port): Verdict {
  if (one.domain !== other.domain) {
    return 'types-differ';
  }
  return one.causality === other.causality
    ? CONFLICTS[one.causality]
    : 'connects';
}
