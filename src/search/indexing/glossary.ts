import {type Locale, otherLocale} from '../../i18n';
import {terms} from '../../site/glossary';
import type {Term} from '../../site/glossary/types';
import type {IndexedSection} from '../index-format';

function namesOf(term: Term, locale: Locale): readonly string[] {
  const name = locale === 'en' ? term.en : term.zhHans;
  return [name, ...(term.also?.[locale] ?? [])];
}

/** The rows of the glossary as sections: names as title, meaning as text. */
export function glossarySections(locale: Locale): readonly IndexedSection[] {
  return terms.map((term) => ({
    title: [locale, otherLocale[locale]]
      .map((each) => namesOf(term, each).join(each === 'en' ? ', ' : '、'))
      .join(' · '),
    anchor: `term-${term.id}`,
    text: term.definition[locale],
  }));
}
