import type {Locale} from '../../i18n';
import type {Term} from './types';

/** The term in one language, followed by its synonyms. */
export function namesOf(
  {en, zhHans, also}: Term,
  locale: Locale,
): readonly [string, ...string[]] {
  return [locale === 'en' ? en : zhHans, ...(also?.[locale] ?? [])];
}
