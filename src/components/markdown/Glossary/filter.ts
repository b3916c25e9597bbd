import {nameGreekLetters} from '../../../search/engine/terms';
import {namesOf} from '../../../site/glossary/namesOf';
import type {Term} from '../../../site/glossary/types';

/** Makes texts comparable: lower case, no full-width letters, Greek letters by their names. */
function normalize(text: string): string {
  return nameGreekLetters(text.normalize('NFKC').toLowerCase());
}

/** Removes spaces and hyphens: `cut-off` and `cut off` become `cutoff`. */
function joinWords(text: string): string {
  return text.replaceAll(/[\s\u2010-\u2014-]/g, '');
}

/**
 * Tells whether each word of the query occurs in the term, its synonyms or its
 * symbol, in either language.
 */
export function matches(term: Term, query: string): boolean {
  const names = [
    ...namesOf(term, 'en'),
    ...namesOf(term, 'zh-Hans'),
    ...(term.symbols ?? []),
  ].map((name) => joinWords(normalize(name)));
  return normalize(query)
    .split(/\s+/)
    .every((word) => {
      const wanted = joinWords(word);
      return names.some((name) => name.includes(wanted));
    });
}
