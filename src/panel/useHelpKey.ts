import type {RefObject} from 'react';
import {useEffect} from 'react';

/** Whether a key asks for help: '?', but not in a text field. */
function isHelpKey({key, target}: KeyboardEvent): boolean {
  const isText = target instanceof HTMLInputElement && target.type === 'text';
  return key === '?' && !isText;
}

/** Opens the list of keys on '?' inside an element. */
export function useHelpKey(
  element: RefObject<HTMLElement | null>,
  isLive: boolean,
  open: (isOpen: true) => void,
): void {
  useEffect(() => {
    const target = element.current;
    if (!target || !isLive) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (isHelpKey(event)) {
        open(true);
      }
    };
    target.addEventListener('keydown', onKeyDown);
    return () => target.removeEventListener('keydown', onKeyDown);
  }, [element, isLive, open]);
}
