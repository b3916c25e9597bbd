import type {RefCallback} from 'react';
import {useCallback, useRef} from 'react';

/** The tag and the words of a control, by which its double is found. */
function describe(control: Element): string {
  const {textContent} = control.closest('label, summary') ?? control;
  return [control.tagName, control.ariaLabel, textContent].join(' ');
}

/** The controls of an element that have the same tag and words. */
function findControls(
  element: Element | null,
  description: string,
): readonly HTMLElement[] {
  const controls = 'a, button, input, select, summary';
  return [...(element?.querySelectorAll<HTMLElement>(controls) ?? [])].filter(
    (control) => describe(control) === description,
  );
}

interface FocusHandover {
  /** Ref of the element that goes. */
  readonly leaving: RefCallback<HTMLElement>;
  /** Ref of the element that takes its place. */
  readonly arriving: RefCallback<HTMLElement>;
}

/**
 * Keeps the focus on a control when another element with a control of the same
 * words takes the place of the one it is in. The control is looked up in the
 * moment in which the first element goes: a reader may have moved on while the
 * second was rendered.
 */
export function useFocusHandover(): FocusHandover {
  const focused = useRef({description: '', index: -1});
  const leaving = useCallback(
    (element: HTMLElement | null) => () => {
      const active = document.activeElement;
      const description = active ? describe(active) : '';
      const index = findControls(element, description).findIndex(
        (control) => control === active,
      );
      focused.current = {description, index};
    },
    [],
  );
  const arriving = useCallback((element: HTMLElement | null) => {
    const {description, index} = focused.current;
    if (index >= 0) {
      findControls(element, description)[index]?.focus({preventScroll: true});
    }
  }, []);
  return {leaving, arriving};
}
