import {type ReactNode, useState, useSyncExternalStore} from 'react';

import {isNewVersionAvailable, subscribe} from '../../../offline/newVersion';
import Box from './Box';
import {
  LoadNewVersion,
  type LoadNewVersionProps,
  NewVersionText,
} from './LoadNewVersion';

export {Box as NewVersionBox};

/** Tells whether the host has a newer version than this tab. */
function useNewVersion(): boolean {
  return useSyncExternalStore(subscribe, isNewVersionAvailable, () => false);
}

/** Offers to reload once the site has a newer version, until dismissed. */
export default function NewVersion(): ReactNode {
  const isAvailable = useNewVersion();
  const [isDismissed, setIsDismissed] = useState(false);
  return isAvailable && !isDismissed ? (
    <Box onLater={() => setIsDismissed(true)} />
  ) : null;
}

interface RetryButtonProps extends LoadNewVersionProps {
  readonly onRetry: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Button that tries to load a lost part again. Where the site is newer than the
 * tab that would be in vain, and the button loads the new version.
 */
export function RetryButton(props: RetryButtonProps): ReactNode {
  const {className, onRetry, children} = props;
  return useNewVersion() ? (
    <>
      <NewVersionText /> <LoadNewVersion {...props} />
    </>
  ) : (
    <button className={className} type="button" onClick={onRetry}>
      {children}
    </button>
  );
}
