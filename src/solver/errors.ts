/** Why a run failed. */
export type IntegrationFailure =
  /** The model gave a value that is not a finite number. */
  | 'not-finite'
  /** The step fell below the resolution of time. */
  | 'step-too-small'
  /** The step limit was reached. */
  | 'too-many-steps'
  /** Events follow one another without time passing. */
  | 'chattering'
  /** The iteration matrix is singular. */
  | 'singular'
  /** No consistent algebraic states were found. */
  | 'inconsistent-start';

/** Further details of a failure, as far as they apply. */
export interface FailureDetails {
  /** Index of the faulty state (or algebraic equation). */
  readonly stateIndex?: number | undefined;
  /** Index of the faulty switching function. */
  readonly eventIndex?: number | undefined;
}

/** Error of a run that could not be finished: why, when and in which state. */
export class IntegrationError extends Error {
  /** Why the run failed. */
  readonly reason: IntegrationFailure;
  /** Instant reached, in s. */
  readonly time: number;
  /** Index of the faulty state (or algebraic equation), if it is known. */
  readonly stateIndex: number | undefined;
  /** Index of the faulty switching function, if it is known. */
  readonly eventIndex: number | undefined;

  constructor(
    reason: IntegrationFailure,
    time: number,
    {stateIndex, eventIndex}: FailureDetails = {},
  ) {
    super(`Integration failed at t = ${time}: ${reason}`);
    this.name = 'IntegrationError';
    this.reason = reason;
    this.time = time;
    this.stateIndex = stateIndex;
    this.eventIndex = eventIndex;
  }
}
