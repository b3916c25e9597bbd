import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

import {htmlLang} from '../../../i18n';
import {readMissingPage} from '../../../offline/missingPage';

/** Names the page that is not stored on the device, to a reader who is offline. */
export default function MissingPage(): ReactNode {
  const missing = useIsBrowser()
    ? readMissingPage(window.location.search)
    : undefined;
  return (
    missing && (
      <div
        className="alert alert--warning margin-bottom--md"
        lang={htmlLang[missing.locale]}
        role="alert"
      >
        {missing.message}{' '}
        {/* eslint-disable-next-line @docusaurus/no-html-links -- requests the page from the network, not from the router */}
        <a href={missing.path}>{missing.path}</a>
      </div>
    )
  );
}
