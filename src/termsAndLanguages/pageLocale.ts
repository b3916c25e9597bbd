import {type Locale, localeOf} from '../i18n';

/** The language of the page, from its address. */
export function pageLocale(): Locale {
  return localeOf(window.location.pathname);
}
