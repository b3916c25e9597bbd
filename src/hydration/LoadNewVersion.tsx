import Translate from '@docusaurus/Translate';
import {type ReactNode, useSyncExternalStore} from 'react';

import {isNewVersionAvailable, subscribe} from '../offline/newVersion';

/** Tells whether the host has a newer version than this tab. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(subscribe, isNewVersionAvailable, () => false);
}

/** Says that the site is newer than the open tab. */
export function NewVersionText(): ReactNode {
  return (
    <Translate
      id="offline.newVersion.text"
      description="Shown in a tab that is older than the site"
    >
      A new version of this site is available. This tab still shows the old one.
    </Translate>
  );
}

export interface LoadNewVersionProps {
  readonly className: string;
  /** Loads the page anew unless given. */
  readonly onLoad?: (() => void) | undefined;
}

/** Button that loads the new version of the site. */
export function LoadNewVersion({
  className,
  onLoad = () => window.location.reload(),
}: LoadNewVersionProps): ReactNode {
  return (
    <button className={className} type="button" onClick={onLoad}>
      <Translate
        id="offline.newVersion.load"
        description="Button that loads the new version of the site"
      >
        Load it
      </Translate>
    </button>
  );
}
