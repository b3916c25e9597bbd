import type {Dispatch} from 'react';
import {useEffect, useEffectEvent, useRef} from 'react';

import type {PanelAction, PanelState} from './panelState';

/** Milliseconds after the last key of a change. */
const DELAY = 400;

type PointerEventType = 'pointerdown' | 'pointerup' | 'pointercancel';

/**
 * Calls back when a pointer goes down or up anywhere, and when the browser takes
 * it to scroll the page, which is `pointercancel`.
 */
export function usePointer(onEvent: (type: PointerEventType) => void): void {
  const call = useEffectEvent(onEvent);
  useEffect(() => {
    const listeners = new AbortController();
    const options = {capture: true, signal: listeners.signal};
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
      window.addEventListener(type, () => call(type), options);
    }
    return () => listeners.abort();
  }, []);
}

/**
 * Ends a change of a value with its pointer, or a moment after its last key, and
 * takes it back when the browser takes the pointer to scroll the page.
 */
export function useRelease(
  {settings, changing, isReleased}: PanelState,
  dispatch: Dispatch<PanelAction>,
): void {
  const isPressed = useRef(false);
  usePointer((type) => {
    isPressed.current = type === 'pointerdown';
    if (!isPressed.current) {
      dispatch({type: type === 'pointercancel' ? 'cancel' : 'release'});
    }
  });
  const isChanging = changing !== undefined && !isReleased;
  useEffect(() => {
    if (!isChanging) {
      return undefined;
    }
    const timer = setTimeout(() => {
      if (!isPressed.current) {
        dispatch({type: 'release'});
      }
    }, DELAY);
    return () => clearTimeout(timer);
  }, [isChanging, settings, dispatch]);
}
