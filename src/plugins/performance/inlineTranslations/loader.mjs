import {readFileSync} from 'node:fs';

import {edit} from './edit.mjs';
import {editsOfMessage} from './messages.mjs';
import {editsOfText} from './texts.mjs';

/** What a module without messages and texts never holds. */
const signs = /\btranslate\(|<Translate\b|\/i18n'/u;

/**
 * Leaves one language in a module.
 *
 * @param {string} source
 * @param {string} locale
 * @param {Readonly<Record<string, string>>} messages by id
 * @returns {string}
 */
export function inlineTranslations(source, locale, messages) {
  return signs.test(source)
    ? edit(source, (node) => [
        ...editsOfMessage(node, messages),
        ...editsOfText(node, locale),
      ])
    : source;
}

/**
 * @this {{
 *   getOptions(): {locale: string, table: string},
 *   addDependency(path: string): void,
 * }}
 * @param {string} source
 */
export default function loader(source) {
  const {locale, table} = this.getOptions();
  // A build with a warm cache has to notice a changed translation.
  this.addDependency(table);
  const messages = JSON.parse(readFileSync(table, 'utf8'));
  return inlineTranslations(source, locale, messages);
}
