import {keepLanguage} from './texts.mjs';

/**
 * @this {{getOptions(): {locale: string, locales: readonly string[]}}}
 * @param {string} source
 */
export default function textsLoader(source) {
  const {locale, locales} = this.getOptions();
  return keepLanguage(source, locale, locales);
}
