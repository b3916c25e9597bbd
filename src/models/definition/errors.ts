import type {LocalizedText} from '../../i18n';
import type {ParameterValue} from './parameters';

/** What is wrong with an input value, in words for a reader. */
export interface ValidationIssue {
  /** Keys of the affected parameters; 'duration' for the duration. */
  readonly parameters: readonly string[];
  /** One full sentence saying what is wrong and what is allowed. */
  readonly message: LocalizedText;
}

/** Why a run has no result. */
export type ModelErrorReason =
  | 'invalid-parameters'
  | 'not-finite'
  | 'step-too-small'
  | 'too-many-steps'
  | 'chattering'
  | 'singular'
  | 'inconsistent-start'
  | 'not-conserved'
  | 'no-result';

/** The data of a {@link ModelError}. */
export interface ModelErrorDetails {
  /** Why the run failed. */
  readonly reason: ModelErrorReason;
  /** Id of the model. */
  readonly model: string;
  /** The parameter values of the run, SI. */
  readonly values: Readonly<Record<string, ParameterValue>>;
  /** One or more full sentences in each language. */
  readonly messages: LocalizedText;
  /** The instant, s, where there is one. */
  readonly time?: number | undefined;
  /** What is wrong with the values, for reason 'invalid-parameters'. */
  readonly issues?: readonly ValidationIssue[];
}

/**
 * Error of a run that failed, with the model, the instant and the values.
 * `message` is the English text, for logs and tests; pages show `messages` in
 * their own language, the only one that a production bundle has.
 */
export class ModelError extends Error {
  /** Name of the class, for logs. */
  override readonly name = 'ModelError';
  /** Why the run failed. */
  readonly reason: ModelErrorReason;
  /** Id of the model. */
  readonly model: string;
  /** The parameter values of the run, SI. */
  readonly values: Readonly<Record<string, ParameterValue>>;
  /** One or more full sentences in each language. */
  readonly messages: LocalizedText;
  /** The instant, s, where there is one. */
  readonly time: number | undefined;
  /** What is wrong with the values; empty for other reasons. */
  readonly issues: readonly ValidationIssue[];

  constructor(details: ModelErrorDetails, options?: ErrorOptions) {
    super(details.messages.en, options);
    this.reason = details.reason;
    this.model = details.model;
    this.values = details.values;
    this.messages = details.messages;
    this.time = details.time;
    this.issues = details.issues ?? [];
  }
}

/**
 * Error that a function of a model throws when it finds no result although
 * every value is in its range: no operating point, no convergence. `simulate`
 * turns it into a {@link ModelError}.
 */
export class CalculationError extends Error {
  /** Name of the class, for logs. */
  override readonly name = 'CalculationError';
  /** One full sentence in each language. */
  readonly messages: LocalizedText;

  constructor(messages: LocalizedText) {
    super(messages.en);
    this.messages = messages;
  }
}
