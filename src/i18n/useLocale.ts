import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {type Locale, toLocale} from '.';

/** The language of the page. */
export function useLocale(): Locale {
  return toLocale(useDocusaurusContext().i18n.currentLocale);
}
