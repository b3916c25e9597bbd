import Translate from '@docusaurus/Translate';
import {type ReactNode, useSyncExternalStore} from 'react';

const never = () => () => undefined;

/** The page that the worker could not find: an address of this site only. */
function missingPath(): string | undefined {
  const from = new URLSearchParams(window.location.search).get('from') ?? '';
  return /^\/(?![/\\])/.test(from) ? from : undefined;
}

/** Tells a reader who was sent here which page is not on the device. */
export default function MissingPage(): ReactNode {
  const path = useSyncExternalStore(never, missingPath, () => undefined);
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
