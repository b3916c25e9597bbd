/** A command line that can't be answered; the message says what is allowed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
