import {type ReactNode, useState} from 'react';

import {useNewVersion} from '../../base/LoadNewVersion';
import Box from './Box';

export {Box as NewVersionBox};

/** Offers to reload once the site has a newer version, until dismissed. */
export default function NewVersion(): ReactNode {
  const isAvailable = useNewVersion();
  const [isDismissed, setIsDismissed] = useState(false);
  return isAvailable && !isDismissed ? (
    <Box onLater={() => setIsDismissed(true)} />
  ) : null;
}
