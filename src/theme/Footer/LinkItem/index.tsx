import type {Props} from '@theme/Footer/LinkItem';
import LinkItem from '@theme-original/Footer/LinkItem';
import type {ReactNode} from 'react';

import {describePage} from '../../../components/chrome/describePage';

/** Links that open no other site: files of this site and e-mail addresses. */
const INTERNAL_PROTOCOLS = /^(pathname:\/\/|mailto:)/;

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
