import {capitalized, type Locale, type LocalizedText} from '../i18n';

type Named = Readonly<Record<string, {readonly label: LocalizedText}>>;

/** The name of an output, parameter or result as legends have it, else its key. */
export function nameOf(
  definitions: Named | undefined,
  key: string,
  locale: Locale,
): string {
  const label = definitions?.[key]?.label;
  return label ? capitalized(label, locale) : key;
}
