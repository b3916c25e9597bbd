/** Error of a command line that is not valid; the message says what is. */
export class UsageError extends Error {
  /** Name of the class, for logs. */
  override readonly name = 'UsageError';
}
