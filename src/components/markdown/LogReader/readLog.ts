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

/** What is known of a line; a text that is a part of a longer known one is not meant. */
function meaningsOf(
  line: string,
  patterns: readonly {readonly pattern: RegExp; readonly meaning: string}[],
): readonly string[] {
  const found = patterns.flatMap(({pattern, meaning}) => {
    const match = pattern.exec(line);
    return match
      ? [{meaning, from: match.index, to: match.index + match[0].length}]
      : [];
  });
  const meant = found.filter(({from, to}) =>
    found.every(
      (other) =>
        from < other.from ||
        to > other.to ||
        to - from === other.to - other.from,
    ),
  );
  return [...new Set(meant.map(({meaning}) => meaning))];
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
  const read = lines.map((each) => ({
    ...each,
    meanings: meaningsOf(each.line, patterns),
  }));
  const complaining = lines.flatMap(
    ({line}) => COMPLAINT.exec(line)?.groups?.submodel ?? [],
  );
  return {
    known: read.filter(({meanings}) => meanings.length > 0),
    unknown: read.filter(
      ({line, meanings}) => meanings.length === 0 && speaksOfTrouble(line),
    ),
    complaining: [...new Set(complaining)],
    hasEnded: endedWell(lines.map(({line}) => line)),
  };
}
