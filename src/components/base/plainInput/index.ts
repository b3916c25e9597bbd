import type {KeyboardEvent, MouseEvent} from 'react';

/** A key that is not one of the browser's own, as Alt ← is for Back. */
export function isPlainKey(event: KeyboardEvent): boolean {
  const {ctrlKey, metaKey, altKey} = event;
  return !ctrlKey && !metaKey && !altKey;
}

/** A click that is not meant for another tab or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  const {button, ctrlKey, metaKey, shiftKey, altKey} = event;
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
