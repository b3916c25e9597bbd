import {type Locale, localeOf, type LocalizedText} from '../i18n';

/** In both languages: the missing page may be in another one than its notice. */
const messages: LocalizedText = {
  en: 'There is no connection, and this page is not on your device:',
  'zh-Hans': '现在没有连接，这台设备上也没有这个页面：',
};

/** A page that the service worker could not find, and a message about it. */
export interface MissingPage {
  readonly path: string;
  readonly locale: Locale;
  readonly message: string;
}

/**
 * Reads from the query of the offline page which page is missing; undefined
 * unless it is one of this site.
 */
export function readMissingPage(query: string): MissingPage | undefined {
  const path = new URLSearchParams(query).get('from') ?? '';
  const locale = localeOf(path);
  return /^\/(?![/\\])/.test(path)
    ? {path, locale, message: messages[locale]}
    : undefined;
}
