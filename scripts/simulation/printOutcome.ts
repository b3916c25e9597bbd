import type {Outcome} from './outcome';

/** Writes a text; rejects when the stream can't take it. */
function write(stream: NodeJS.WriteStream, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.once('error', reject);
    stream.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}

/**
 * Runs the command line of this process and prints what comes of it. A reader
 * that closes the pipe early, such as `head`, causes no error.
 */
export async function printOutcome(
  run: (commandLine: readonly string[]) => Promise<Outcome>,
): Promise<void> {
  const {code, output, error} = await run(process.argv.slice(2));
  process.exitCode = code;
  try {
    await write(process.stdout, output);
    await write(process.stderr, error);
  } catch (cause) {
    if (!isClosedPipe(cause)) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      process.exitCode = 1;
      await write(process.stderr, `Cannot write the output: ${reason}\n`);
    }
  }
}
