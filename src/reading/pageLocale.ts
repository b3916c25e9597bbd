import {type Locale, localePrefix, prefixOf} from '../i18n';

/** The language of the page, from its address. */
export function pageLocale(): Locale {
  const isEnglish = prefixOf(window.location.pathname) === localePrefix.en;
  return isEnglish ? 'en' : 'zh-Hans';
}
