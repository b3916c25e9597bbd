import {useEffect, useEffectEvent} from 'react';

import type {Tool} from './controls/Tabs';

/** The tools that an address can name: `#compare-first-order-lag`. */
const ADDRESSED: readonly (readonly [prefix: string, tool: Tool])[] = [
  ['compare', 'compare'],
  ['behind', 'solver'],
];

/** Opens a tool of the panel when the address names it, now or later. */
export function useOpenTool(model: string, open: (tool: Tool) => void): void {
  const onTool = useEffectEvent(open);
  useEffect(() => {
    const onHash = () => {
      const {hash} = window.location;
      const found = ADDRESSED.find(
        ([prefix]) => hash === `#${prefix}-${model}`,
      );
      if (found) {
        onTool(found[1]);
      }
    };
    onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [model]);
}
