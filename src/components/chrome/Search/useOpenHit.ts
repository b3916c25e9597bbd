import {useHistory} from '@docusaurus/router';
import {useCallback} from 'react';

import type {Hit} from '../../../search/client';
import type {Found} from './foundWords';

/** Goes to a found page and tells it what to highlight. */
export function useOpenHit(): (hit: Hit) => void {
  const history = useHistory<Found>();
  return useCallback(
    ({url, words}) => {
      const [pathname = '', anchor] = url.split('#');
      const hash = anchor === undefined ? '' : `#${anchor}`;
      history.push({pathname, hash, state: {words}});
    },
    [history],
  );
}
