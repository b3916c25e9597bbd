import type {Dispatch} from 'react';
import {useEffect, useRef} from 'react';

import type {PanelAction, PanelState} from './panelState';

/** Milliseconds after the last key of a change. */
const DELAY = 400;

/**
 * Ends a change of a value with its pointer, or a moment after its last key, and
 * takes it back when the browser takes the pointer to scroll the page.
 */
export function useRelease(
  {settings, changing, isReleased}: PanelState,
  dispatch: Dispatch<PanelAction>,
): void {
  const isPressed = useRef(false);
  useEffect(() => {
    const listeners = new AbortController();
    const options = {capture: true, signal: listeners.signal};
    const end = ({type}: Event) => {
      isPressed.current = false;
      dispatch({type: type === 'pointercancel' ? 'cancel' : 'release'});
    };
    const start = () => {
      isPressed.current = true;
    };
    window.addEventListener('pointerdown', start, options);
    window.addEventListener('pointerup', end, options);
    window.addEventListener('pointercancel', end, options);
    return () => listeners.abort();
  }, [dispatch]);
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
