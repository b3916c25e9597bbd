import {speaksOfTrouble} from '../../../site/troubleLine';

/** A text that a log may have, and what the page says of it. */
export interface KnownMessage {
  /** NAME stands for any name, a number for any number. */
  readonly text: string;
  readonly meaning: string;
}

/** A line of a log that has known messages. */
export interface ReadLine {
  /** Counted from 1. */
  readonly number: number;
  readonly line: string;
  readonly meanings: readonly string[];
}

export interface ReadLog {
  /** How many lines are not empty. */
  readonly lines: number;
  readonly known: readonly ReadLine[];
  /** Other lines that speak of an error. */
  readonly unknown: readonly Omit<ReadLine, 'meanings'>[];
  /** Submodels that complain, each once: `SIGUDA01 instance 1`. */
  readonly complaining: readonly string[];
  readonly hasEnded: boolean;
}

const COMPLAINT = /(?:error|warning) in (?<submodel>\S+ instance \d+)/iu;
const GOOD_END = /(?<!\bnot )terminated normally/iu;

/** A pattern of all texts that a known one stands for. */
function patternOf(text: string): RegExp {
  const escaped = text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
  const source = escaped
    .replaceAll(/\d+/gu, String.raw`\d+`)
    .replaceAll(/\bNAME\b/gu, '.+');
  return new RegExp(source, 'iu');
}

/**
 * Tells whether one of the last lines says that the run ended well, and none after
 * it that something went wrong: a log may hold several runs.
 */
function endedWell(lines: readonly string[]): boolean {
  const last = lines.slice(-3);
  const end = last.map((line) => GOOD_END.test(line)).lastIndexOf(true);
  return end >= 0 && !last.slice(end + 1).some(speaksOfTrouble);
}

/** Compares the lines of a log with known messages. */
export function readLog(
  log: string,
  messages: readonly KnownMessage[],
): ReadLog {
  const patterns = messages.map(({text, meaning}) => ({
    pattern: patternOf(text),
    meaning,
  }));
  const lines = log
    .split('\n')
    .map((line, at) => ({number: at + 1, line: line.trim()}))
    .filter(({line}) => line !== '');
  const read = lines.map(({number, line}) => {
    const found = patterns.filter(({pattern}) => pattern.test(line));
    const meanings = [...new Set(found.map(({meaning}) => meaning))];
    return {number, line, meanings};
  });
  const complaining = lines.flatMap(
    ({line}) => COMPLAINT.exec(line)?.groups?.submodel ?? [],
  );
  return {
    lines: lines.length,
    known: read.filter(({meanings}) => meanings.length > 0),
    unknown: read.filter(
      ({line, meanings}) => meanings.length === 0 && speaksOfTrouble(line),
    ),
    complaining: [...new Set(complaining)],
    hasEnded: endedWell(lines.map(({line}) => line)),
  };
}
