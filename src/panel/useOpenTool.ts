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
    // A link to where the address already leads changes nothing.
    const onClick = ({target}: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.hash === window.location.hash) {
        onHash();
      }
    };
    onHash();
    window.addEventListener('hashchange', onHash);
    window.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('hashchange', onHash);
      window.removeEventListener('click', onClick);
    };
  }, [model]);
}
