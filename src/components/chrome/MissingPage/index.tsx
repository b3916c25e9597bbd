import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

import {readMissingPage} from '../../../offline/missingPage';

/** Names the page that is not stored on the device, to a reader who is offline. */
export default function MissingPage(): ReactNode {
  const path = useIsBrowser()
    ? readMissingPage(window.location.search)
    : undefined;
  return (
    path !== undefined && (
      <div className="alert alert--warning margin-bottom--md" role="alert">
        <Translate
          id="offline.missing"
          description="Before the address of a page that can not be opened"
        >
          There is no connection, and this page is not on your device:
        </Translate>{' '}
        {/* eslint-disable-next-line @docusaurus/no-html-links -- requests the page from the network, not from the router */}
        <a href={path}>{path}</a>
      </div>
    )
  );
}
