import type {Props} from '@theme/Footer/LinkItem';
import LinkItem from '@theme-original/Footer/LinkItem';
import type {ReactNode} from 'react';

/** Files of this site and addresses to write to: no other site is opened. */
const ownProtocols = /^(pathname:\/\/|mailto:)/;

/**
 * The theme takes every protocol for another site: it would open the feeds
 * in a new tab and mark them, and the e-mail address, as external.
 */
export default function FooterLinkItem({item}: Props): ReactNode {
  const {href, label, ...rest} = item;
  return href && ownProtocols.test(href) ? (
    // eslint-disable-next-line @docusaurus/no-html-links -- neither is a route
    <a className="footer__link-item" href={href.replace('pathname://', '')}>
      {label}
    </a>
  ) : (
    <LinkItem item={{...rest, label, ...(href && {href})}} />
  );
}
