import {useState} from 'react';

import type {Domain} from '../../plot';

/** The extent of an axis, and the key for which it was fitted. */
export interface Fitted {
  readonly key: string;
  readonly extent: Domain;
}

function union([low, high]: Domain, other: Domain): Domain {
  return [Math.min(low, other[0]), Math.max(high, other[1])];
}

/**
 * The extent of an axis: while `key` stays the same it only grows, so that a
 * slider moves the curve and not the axis. A new key fits it to the curves of the
 * new run, not to those that are still shown until it is there.
 */
export function useGrowingExtent(
  present: Domain,
  key: string,
  isStale: boolean,
): Fitted {
  // A figure that first shows an old run is fitted to none yet.
  const [held, setHeld] = useState<Fitted>({
    key: isStale ? '' : key,
    extent: present,
  });
  if (isStale) {
    return held;
  }
  const extent = held.key === key ? union(held.extent, present) : present;
  const [low, high] = held.extent;
  if (held.key === key && extent[0] === low && extent[1] === high) {
    return held;
  }
  const fitted = {key, extent};
  setHeld(fitted);
  return fitted;
}
