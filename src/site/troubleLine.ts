/** Words of a failure, of the program and of a compiler that speaks Chinese. */
const TROUBLE =
  /\b(?:abnormal(?:ly)?|abort(?:ed|ing)?|cannot|can't|crash(?:ed)?|denied|\w*errors?|fail(?:s|ed|ure)?|fatal|impossible|invalid|not (?:allowed|found|possible)|refused|segmentation fault|singular|unable|undefined|undetermined|warnings?)\b|错误|失败|警告|无法/iu;

/** Such words where nothing failed: a count of zero, a setting of the solver. */
const HARMLESS =
  /\b(?:no|0|without(?: any)?) (?:errors?|warnings?)\b|\berror(?: type|[- ]control| tolerance)\b|(?:没有|0 ?个)(?:错误|警告)/giu;

/** Tells whether a line of a log says that something went wrong. */
export function speaksOfTrouble(line: string): boolean {
  return TROUBLE.test(line.replaceAll(HARMLESS, ''));
}

/** The first line of a log that says that something went wrong. */
export function firstTroubleLine(log: string): string | undefined {
  return log.split('\n').find(speaksOfTrouble)?.trim();
}
