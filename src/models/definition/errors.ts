import type {LocalizedText} from '../../i18n';
import type {ParameterValue} from './parameters';

/** What is wrong with some input, in words for a reader. */
export interface Problem {
  /** Keys of the parameters concerned; 'duration' for the duration. */
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
  | 'no-result';

/** What a {@link ModelError} knows. */
export interface ModelErrorDetails {
  readonly reason: ModelErrorReason;
  /** Id of the model. */
  readonly model: string;
  /** The parameter values of the run. */
  readonly values: Readonly<Record<string, ParameterValue>>;
  /** One or more full sentences in each language. */
  readonly messages: LocalizedText;
  /** The instant, s, where there is one. */
  readonly time?: number;
  /** What is wrong with the values, for reason 'invalid-parameters'. */
  readonly problems?: readonly Problem[];
}

/**
 * A run that failed: names the model, the instant and the parameter values.
 * `message` is the English text, for logs and tests; pages show `messages` in
 * their own language, the only one that a production bundle has.
 */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly reason: ModelErrorReason;
  readonly model: string;
  readonly values: Readonly<Record<string, ParameterValue>>;
  readonly messages: LocalizedText;
  /** The instant, s, where there is one. */
  readonly time: number | undefined;
  readonly problems: readonly Problem[];

  constructor(details: ModelErrorDetails, options?: ErrorOptions) {
    super(details.messages.en, options);
    this.reason = details.reason;
    this.model = details.model;
    this.values = details.values;
    this.messages = details.messages;
    this.time = details.time;
    this.problems = details.problems ?? [];
  }
}

/**
 * Thrown by the functions of a model that find no result although every value
 * is in its range: no operating point, no convergence. `simulate` turns it
 * into a {@link ModelError}.
 */
export class CalculationError extends Error {
  override readonly name = 'CalculationError';
  /** One full sentence in each language. */
  readonly messages: LocalizedText;

  constructor(messages: LocalizedText) {
    super(messages.en);
    this.messages = messages;
  }
}
