import {type ReactNode, useState, useSyncExternalStore} from 'react';

import {isNewer, subscribe} from '../../../offline/newVersion';
import Box from './Box';

export {Box as NewVersionBox};

/** The box, once the site was found to be newer, until it is put off. */
export default function NewVersion(): ReactNode {
  const newer = useSyncExternalStore(subscribe, isNewer, () => false);
  const [later, setLater] = useState(false);
  return newer && !later ? <Box onLater={() => setLater(true)} /> : null;
}
