import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Footer/LinkItem';
import LinkItem from '@theme-original/Footer/LinkItem';
import type {MouseEvent, ReactNode} from 'react';

import {runtimeAddress} from '../../../offline/entryScripts';

/** Links that open no other site: files of this site and e-mail addresses. */
const INTERNAL_PROTOCOLS = /^(pathname:\/\/|mailto:)/;

/** Fills in a mail where it was written: the address holds the reader's values. */
function describePage({currentTarget}: MouseEvent<HTMLAnchorElement>): void {
  const {title, documentElement} = document;
  const [version = ''] = runtimeAddress()?.split('/').slice(-1) ?? [];
  const body = translate(
    {
      id: 'footer.report',
      message:
        'Page, with my values: {page}\nLanguage: {language}\nVersion: {version}\n\nExpected, and why:\n\nSeen instead:\n',
      description: 'Text of a mail to the maintainers that a reader completes',
    },
    {page: location.href, language: documentElement.lang, version},
  );
  currentTarget.search = `?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}

/**
 * Renders feeds and e-mail addresses as plain links. The theme marks every link
 * with a protocol as external and opens it in a new tab.
 */
export default function FooterLinkItem({item}: Props): ReactNode {
  const {href, label, ...rest} = item;
  return href && INTERNAL_PROTOCOLS.test(href) ? (
    // eslint-disable-next-line @docusaurus/no-html-links -- neither is a route
    <a
      className="footer__link-item"
      href={href.replace('pathname://', '')}
      onClick={href.startsWith('mailto:') ? describePage : undefined}
    >
      {label}
    </a>
  ) : (
    <LinkItem item={{...rest, label, ...(href && {href})}} />
  );
}
