import type {RefCallback} from 'react';
import {useCallback, useRef} from 'react';

function findControls(element: Element | null): readonly HTMLElement[] {
  const controls = 'a, button, input, select, summary';
  return [...(element?.querySelectorAll<HTMLElement>(controls) ?? [])];
}

interface FocusHandover {
  /** Ref of the element that goes. */
  readonly leaving: RefCallback<HTMLElement>;
  /** Ref of the element that takes its place. */
  readonly arriving: RefCallback<HTMLElement>;
}

/**
 * Keeps the focus on a control when another element with the same controls, in
 * the same order, takes the place of the one it is in. The control is looked up
 * in the moment in which the first element goes: a reader may have moved on
 * while the second was rendered.
 */
export function useFocusHandover(): FocusHandover {
  const focused = useRef(-1);
  const leaving = useCallback(
    (element: HTMLElement | null) => () => {
      focused.current = findControls(element).findIndex(
        (control) => control === document.activeElement,
      );
    },
    [],
  );
  const arriving = useCallback((element: HTMLElement | null) => {
    findControls(element)[focused.current]?.focus({preventScroll: true});
  }, []);
  return {leaving, arriving};
}
