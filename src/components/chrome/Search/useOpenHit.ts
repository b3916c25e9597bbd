import {useHistory} from '@docusaurus/router';
import {type MouseEvent, useCallback} from 'react';

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

/** A click that is not meant for another tab or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  const {button, ctrlKey, metaKey, shiftKey, altKey} = event;
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
