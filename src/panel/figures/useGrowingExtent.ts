import {useState} from 'react';

import type {Domain} from '../../plot';

function union([low, high]: Domain, other: Domain): Domain {
  return [Math.min(low, other[0]), Math.max(high, other[1])];
}

/**
 * The extent of an axis: while `key` stays the same it only grows, so that a
 * slider moves the curve and not the axis.
 */
export function useGrowingExtent(present: Domain, key: string): Domain {
  const [held, setHeld] = useState({key, extent: present});
  const extent = held.key === key ? union(held.extent, present) : present;
  const [low, high] = held.extent;
  if (held.key !== key || extent[0] !== low || extent[1] !== high) {
    setHeld({key, extent});
  }
  return extent;
}
