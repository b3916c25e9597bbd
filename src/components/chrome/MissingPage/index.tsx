import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

/** The address of the page that the service worker could not find; of this site only. */
function missingPath(): string | undefined {
  const from = new URLSearchParams(window.location.search).get('from') ?? '';
  return /^\/(?![/\\])/.test(from) ? from : undefined;
}

/** Names the page that is not stored on the device, to a reader who is offline. */
export default function MissingPage(): ReactNode {
  const path = useIsBrowser() ? missingPath() : undefined;
  return (
    path !== undefined && (
      <div className="alert alert--warning margin-bottom--md" role="alert">
        <Translate
          id="offline.missing"
          description="Shown to a reader who opened a page that is not stored, without a connection"
        >
          There is no connection, and this page is not on your device:
        </Translate>{' '}
        {/* eslint-disable-next-line @docusaurus/no-html-links -- asks the network, not the router */}
        <a href={path}>{path}</a>
      </div>
    )
  );
}
