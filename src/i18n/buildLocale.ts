import {type Locale, type Localized, toLocale} from '.';

/**
 * The language that Docusaurus builds, for the files of its configuration:
 * English while it reads them to learn which languages there are.
 */
export const buildLocale: Locale = toLocale(
  process.env.DOCUSAURUS_CURRENT_LOCALE ?? 'en',
);

/** Chooses a value of the configuration that no translation file can hold. */
export function localized<Value>(values: Localized<Value>): Value {
  return values[buildLocale];
}
