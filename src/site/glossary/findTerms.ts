import type {Locale} from '../../i18n';
import {terms} from '.';
import {inText, otherPhrases} from './inText';
import {namesOf} from './namesOf';
import type {Term} from './types';

/** A term of the glossary in a text. */
export interface FoundTerm {
  /** Id of its row in the glossary. */
  readonly id: string;
  /** Where it begins and ends in the text. */
  readonly start: number;
  readonly end: number;
}

function spellingsOf(term: Term, locale: Locale): readonly string[] {
  const [name, ...synonyms] = namesOf(term, locale);
  return inText[term.id]?.[locale] ?? [...name.split(' / '), ...synonyms];
}

/** The spelling and, for a word of English, its plural. */
function withPlural(spelling: string): readonly string[] {
  if (!/[a-zA-Z]$/.test(spelling)) {
    return [spelling];
  }
  const plural = /[^a]y$/.test(spelling)
    ? `${spelling.slice(0, -1)}ies`
    : /(?:s|x|ch|sh)$/.test(spelling)
      ? `${spelling}es`
      : `${spelling}s`;
  return [spelling, plural];
}

/** Normalizes spaces and, except in abbreviations, the case of letters. */
function keyOf(spelling: string): string {
  const words = spelling.replaceAll(/\s+/g, ' ');
  return /^[A-Z]+s?$/.test(words) ? words : words.toLowerCase();
}

/** The term of each spelling; none for a spelling that several rows have. */
function spellingTable(
  locale: Locale,
): ReadonlyMap<string, string | undefined> {
  const table = new Map<string, string | undefined>(
    otherPhrases[locale].map((phrase) => [keyOf(phrase), undefined]),
  );
  for (const term of terms) {
    const spellings = spellingsOf(term, locale).flatMap(withPlural);
    for (const key of new Set(spellings.map(keyOf))) {
      table.set(key, table.has(key) ? undefined : term.id);
    }
  }
  return table;
}

/** Latin words end at a letter, a digit or a hyphen; Chinese ones anywhere. */
const WORD_START = String.raw`(?<![\p{Script=Latin}\d-](?=\p{Script=Latin}))`;
const WORD_END = String.raw`(?!(?<=\p{Script=Latin})(?:[\p{Script=Latin}\d]|-\p{L}))`;

function toPattern(key: string): string {
  return key
    .replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
    .replaceAll(' ', String.raw`\s+`);
}

/**
 * Makes a function that finds the terms of the glossary in a text of one
 * language: names, synonyms and English plurals. Of two terms that begin at the
 * same place the longer one counts.
 */
export function termFinder(
  locale: Locale,
): (text: string) => readonly FoundTerm[] {
  const table = spellingTable(locale);
  const patterns = [...table.keys()]
    .sort((one, other) => other.length - one.length)
    .map(toPattern);
  // The conditions stand around all alternatives: in each of them they would
  // be tested hundreds of times at every letter.
  const pattern = new RegExp(
    `${WORD_START}(?:${patterns.join('|')})${WORD_END}`,
    'giu',
  );
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({0: word, index}) => {
      const id = table.get(keyOf(word));
      return id === undefined
        ? []
        : [{id, start: index, end: index + word.length}];
    });
}
