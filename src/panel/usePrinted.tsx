import type {ComponentType, ReactNode} from 'react';
import {useEffect, useState} from 'react';
import {flushSync} from 'react-dom';

import {loadOnce} from '../hydration/loadOnce';
import {whenIdle} from '../hydration/whenIdle';

const loadPrinted = loadOnce(
  async () => (await import('./tools/table/Printed')).Printed,
);

/**
 * What a live panel shows on paper only, while the page is printed. It is loaded
 * beforehand: the browser makes the sheets as soon as the page was told of it.
 */
export function usePrinted(isLive: boolean): ReactNode {
  const [Printed, setPrinted] = useState<ComponentType>();
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    if (!isLive) {
      return undefined;
    }
    const load = async () => {
      await whenIdle();
      const loaded = await loadPrinted();
      setPrinted(() => loaded);
    };
    // Without a connection the values are left out.
    load().catch(() => undefined);
    const start = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, [isLive]);
  return isPrinting && Printed && <Printed />;
}
