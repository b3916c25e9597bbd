/** What a navigation from the search leaves in the history. */
export interface Found {
  readonly words?: readonly string[];
}

/** More words than a query has. */
const MAX_WORDS = 100;

/**
 * Reads the words that were searched for from the state of the history. Other
 * code and extensions can write that state, so it may hold anything.
 */
export function readFoundWords(state: unknown): readonly string[] {
  const words =
    typeof state === 'object' && state !== null && 'words' in state
      ? state.words
      : undefined;
  return Array.isArray(words)
    ? words
        .slice(0, MAX_WORDS)
        .filter((word): word is string => typeof word === 'string')
    : [];
}
