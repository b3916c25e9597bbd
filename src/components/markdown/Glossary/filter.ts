import type {Locale} from '../../../i18n';
import type {Term} from '../../../site/glossary/types';

/** Makes texts comparable: lower case, no full-width letters, hyphens for dashes. */
function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2014]/g, '-');
}

/** The term in one language, followed by its synonyms. */
export function namesOf(
  {en, zhHans, also}: Term,
  locale: Locale,
): readonly [string, ...string[]] {
  return [locale === 'en' ? en : zhHans, ...(also?.[locale] ?? [])];
}

/** Tells whether each word of the query occurs in the term, in either language. */
export function matches(term: Term, query: string): boolean {
  const names = normalize(
    [...namesOf(term, 'en'), ...namesOf(term, 'zh-Hans')].join('\n'),
  );
  return normalize(query)
    .split(/\s+/)
    .every((word) => names.includes(word));
}
