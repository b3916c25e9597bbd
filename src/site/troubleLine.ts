const TROUBLE =
  /\b(?:abnormal|cannot|can't|error|fail(?:ed|ure)?|fatal|impossible|not (?:allowed|found|possible)|singular|unable|undetermined|warning)\b/iu;

/** Tells whether a line of a log says that something went wrong. */
export function speaksOfTrouble(line: string): boolean {
  return TROUBLE.test(line);
}

/** The first line of a log that says that something went wrong. */
export function firstTroubleLine(log: string): string | undefined {
  return log.split('\n').find(speaksOfTrouble)?.trim();
}
