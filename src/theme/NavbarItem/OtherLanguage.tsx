import Link from '@docusaurus/Link';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {htmlLang, otherLocale} from '@site/src/i18n';
import {useLocale} from '@site/src/i18n/useLocale';
import type {ReactNode} from 'react';

/** Names short enough for the narrowest header. */
const names = {en: 'EN', 'zh-Hans': '中文'} as const;

interface OtherLanguageProps {
  /** True in the menu of a phone, which lists all languages. */
  readonly mobile?: boolean;
}

/** Links the header of a phone to the same page in the other language. */
export default function OtherLanguage({
  mobile = false,
}: OtherLanguageProps): ReactNode {
  const {createUrl} = useAlternatePageUtils();
  const locale = otherLocale[useLocale()];
  if (mobile) {
    return null;
  }
  return (
    <Link
      className="navbar__link otherLanguage"
      // The other language is another site: its pages are not routes of this one.
      to={`pathname://${createUrl({locale, fullyQualified: false})}`}
      target="_self"
      autoAddBaseUrl={false}
      hrefLang={htmlLang[locale]}
      lang={htmlLang[locale]}
    >
      {names[locale]}
    </Link>
  );
}
