import {type Locale, localePrefix} from '../../i18n';
import {pages} from '../pages';

/** Class of a term in a text: a link to its row of the glossary. */
export const TERM_CLASS = 'term';

const ID_PREFIX = 'term-';

/** The address of a term's row in the glossary. */
export function termAddress(id: string, locale: Locale): string {
  return `${localePrefix[locale]}${pages.glossary.route}#${ID_PREFIX}${id}`;
}

/** The id of the term that such an address leads to. */
export function termIn(address: string): string {
  return address.slice(address.indexOf(`#${ID_PREFIX}`) + ID_PREFIX.length + 1);
}
