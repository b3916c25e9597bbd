import {type ReactNode, useState, useSyncExternalStore} from 'react';

import {isNewVersionAvailable, subscribe} from '../../../offline/newVersion';
import Box from './Box';

export {Box as NewVersionBox};

/** Offers to reload once the site has a newer version, until dismissed. */
export default function NewVersion(): ReactNode {
  const isAvailable = useSyncExternalStore(
    subscribe,
    isNewVersionAvailable,
    () => false,
  );
  const [isDismissed, setIsDismissed] = useState(false);
  return isAvailable && !isDismissed ? (
    <Box onLater={() => setIsDismissed(true)} />
  ) : null;
}
