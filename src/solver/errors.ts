/** Why a run failed. */
export type IntegrationFailure =
  | 'not-finite'
  | 'step-too-small'
  | 'too-many-steps'
  | 'chattering'
  | 'singular'
  | 'inconsistent-start';

/** Further details of a failure, as far as they apply. */
export interface FailureDetails {
  /** Index of the faulty state (or algebraic equation). */
  readonly stateIndex?: number | undefined;
  /** Index of the faulty switching function. */
  readonly eventIndex?: number | undefined;
}

const EXPLANATIONS: Record<IntegrationFailure, string> = {
  'not-finite': 'the model gave a value that is not a finite number',
  'step-too-small': 'the step fell below the resolution of time',
  'too-many-steps': 'the step limit was reached',
  chattering: 'events follow one another without time passing',
  singular: 'the iteration matrix is singular',
  'inconsistent-start': 'no consistent algebraic states were found',
};

function describe(
  reason: IntegrationFailure,
  time: number,
  {stateIndex, eventIndex}: FailureDetails,
): string {
  const state = stateIndex === undefined ? '' : `, state ${stateIndex}`;
  const event = eventIndex === undefined ? '' : `, event ${eventIndex}`;
  return `Integration failed at t = ${time}${state}${event}: ${EXPLANATIONS[reason]}.`;
}

/** Error of a run that could not be finished: why, when and in which state. */
export class IntegrationError extends Error {
  /** Why the run failed. */
  readonly reason: IntegrationFailure;
  /** Instant reached, in s. */
  readonly time: number;
  /** Index of the faulty state (or algebraic equation), if it is known. */
  readonly stateIndex?: number;
  /** Index of the faulty switching function, if it is known. */
  readonly eventIndex?: number;

  constructor(
    reason: IntegrationFailure,
    time: number,
    details: FailureDetails = {},
  ) {
    super(describe(reason, time, details));
    this.name = 'IntegrationError';
    this.reason = reason;
    this.time = time;
    if (details.stateIndex !== undefined) this.stateIndex = details.stateIndex;
    if (details.eventIndex !== undefined) this.eventIndex = details.eventIndex;
  }
}
