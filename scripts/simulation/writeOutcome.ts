import type {Outcome} from './outcome';

/** A stream to write to, such as the standard output. */
type Stream = Pick<NodeJS.WriteStream, 'write' | 'once'>;

/** Writes a text; rejects when the stream can't take it. */
function write(stream: Stream, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.once('error', reject);
    stream.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}

/**
 * Writes the result of a command line to the streams of the process, and
 * returns the exit code. A reader that closes the pipe early, such as `head`,
 * causes no error.
 */
export async function writeOutcome(
  {code, output, error}: Outcome,
  standard: Stream,
  errors: Stream,
): Promise<Outcome['code']> {
  try {
    await write(standard, output);
    await write(errors, error);
    return code;
  } catch (cause) {
    if (isClosedPipe(cause)) {
      return code;
    }
    const reason = cause instanceof Error ? cause.message : String(cause);
    await write(errors, `Cannot write the output: ${reason}\n`);
    return 1;
  }
}

/** Runs the command line of this process and prints what comes of it. */
export async function printOutcome(
  run: (commandLine: readonly string[]) => Promise<Outcome>,
): Promise<void> {
  const {argv, stdout, stderr} = process;
  const outcome = await run(argv.slice(2));
  process.exitCode = await writeOutcome(outcome, stdout, stderr);
}
