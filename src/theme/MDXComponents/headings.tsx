import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {htmlLang, localeOf, localePrefix, otherLocale} from '@site/src/i18n';
import Heading, {type Props} from '@theme/Heading';
import type {ComponentProps, ReactNode} from 'react';

/**
 * Links to the same section in the other language, which
 * `src/termsAndLanguages` shows below this one. The class is that of the
 * theme's link to the section: search, feeds and print leave both out.
 */
function OtherLanguage({id}: {readonly id: string}): ReactNode {
  const {pathname} = useLocation();
  const locale = localeOf(pathname);
  const other = otherLocale[locale];
  const path =
    localePrefix[other] + pathname.slice(localePrefix[locale].length);
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- the other language is no route of this one
    <a
      aria-label={translate({
        id: 'section.other',
        message: 'This section in Chinese (中)',
        description:
          'Label of the link at a heading, to the section in the other language, with its sign in brackets',
      })}
      className="hash-link"
      href={`${path}#${id}`}
      hrefLang={htmlLang[other]}
    />
  );
}

/** Makes a heading of Markdown with a link to the other language at its end. */
function bilingual(Tag: 'h2' | 'h3') {
  function Element({children, ...props}: ComponentProps<'h2'>): ReactNode {
    return (
      <Tag {...props}>
        {children}
        {props.id && <OtherLanguage id={props.id} />}
      </Tag>
    );
  }
  return function MarkdownHeading(props: Omit<Props, 'as'>): ReactNode {
    // The theme's heading takes the name of an element, but renders any.
    return <Heading {...props} as={Element as unknown as Props['as']} />;
  };
}

export const h2 = bilingual('h2');
export const h3 = bilingual('h3');
