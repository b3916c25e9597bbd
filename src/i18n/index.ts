/** The languages of the site, and texts that exist in each of them. */

/** A language of the site, as Docusaurus names it. */
export type Locale = 'en' | 'zh-Hans';

/** All languages of the site. */
export const locales: readonly Locale[] = ['en', 'zh-Hans'];

/** One value for each language: a missing translation is a compile error. */
export type Localized<Value> = Readonly<Record<Locale, Value>>;

/** A text in every language of the site. */
export type LocalizedText = Localized<string>;

/** Value of the `lang` attribute of each language. */
export const htmlLang = {en: 'en', 'zh-Hans': 'zh-CN'} as const;

/** The language beside the given one. */
export const otherLocale = {en: 'zh-Hans', 'zh-Hans': 'en'} as const;

/**
 * Gives a value in every language of the site. The production build keeps only
 * the argument of the bundle's language, so a page reads it with its own
 * locale. A value that needs both languages on one page is written without it.
 */
export function text<Value>(english: Value, chinese: Value): Localized<Value> {
  return {en: english, 'zh-Hans': chinese};
}

/** A text in a language, its first letter capital. */
export function capitalized(words: LocalizedText, locale: Locale): string {
  const written = words[locale];
  return written.charAt(0).toLocaleUpperCase(locale) + written.slice(1);
}

/** Narrows a locale that Docusaurus names to those of the site. */
export function toLocale(name: string): Locale {
  return name === 'zh-Hans' ? 'zh-Hans' : 'en';
}

/** Start of every path of a language: '' or '/zh-Hans'. */
export const localePrefix = {en: '', 'zh-Hans': '/zh-Hans'} as const;

/** Start of every path of the language that a path belongs to. */
export function prefixOf(pathname: string): '' | '/zh-Hans' {
  return /^\/zh-Hans(?=\/|$)/.test(pathname) ? '/zh-Hans' : '';
}

/** The language of the page at a path. */
export function localeOf(pathname: string): Locale {
  return prefixOf(pathname) === '' ? 'en' : 'zh-Hans';
}
