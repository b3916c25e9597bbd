/** Result of a command line. */
export interface Outcome {
  /** Exit code of the process. */
  readonly code: 0 | 1 | 2;
  /** Text for the standard output. */
  readonly output: string;
  /** Text for the standard error stream. */
  readonly error: string;
}

/** What is printed, and one line for each run that failed or note on what is printed. */
export interface Printed {
  readonly output: string;
  readonly notes?: readonly string[];
  readonly failures?: readonly string[];
}

/** Escapes control characters, so that a message stays one line. */
function escapeControls(message: string): string {
  return message.replaceAll(
    /[\p{Cc}\u2028\u2029]/gu,
    (character) =>
      `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}

/**
 * Runs a command and makes its outcome. An error for which `codeOf` has an exit
 * code becomes one line on the standard error stream; others are thrown.
 */
export async function makeOutcome(
  execute: () => Promise<Printed>,
  codeOf: (error: Error) => 1 | 2 | undefined,
): Promise<Outcome> {
  try {
    const {output, notes = [], failures = []} = await execute();
    const lines = [...notes, ...failures].map(
      (line) => `${escapeControls(line)}\n`,
    );
    return {code: failures.length > 0 ? 1 : 0, output, error: lines.join('')};
  } catch (error) {
    const code = error instanceof Error ? codeOf(error) : undefined;
    if (!(error instanceof Error) || code === undefined) {
      throw error;
    }
    return {code, output: '', error: `${escapeControls(error.message)}\n`};
  }
}
