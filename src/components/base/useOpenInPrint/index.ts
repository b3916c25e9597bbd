import {type RefObject, useEffect} from 'react';

/** Opens a `<details>` while the page is printed. */
export function useOpenInPrint(
  details: RefObject<HTMLDetailsElement | null>,
): void {
  useEffect(() => {
    let wasOpen = false;
    const open = () => {
      if (details.current) {
        wasOpen = details.current.open;
        details.current.open = true;
      }
    };
    const restore = () => {
      if (details.current) {
        details.current.open = wasOpen;
      }
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', restore);
    };
  }, [details]);
}
