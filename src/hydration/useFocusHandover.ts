import type {RefCallback} from 'react';
import {useCallback, useRef} from 'react';

/** Controls, and named regions: a link may have moved the focus to one. */
const FOCUSABLE = 'a, button, input, select, summary, section[aria-label]';

/** Describes an element by tag and text, to find its counterpart. */
function describe(element: Element): string {
  const {textContent} = element.closest('label, summary') ?? element;
  // The name of a region says what it is; its text may have changed.
  const words = element.tagName === 'SECTION' ? '' : textContent;
  return [element.tagName, element.ariaLabel, words].join(' ');
}

/** The controls and regions in an element that have the same tag and words. */
function findControls(
  element: Element | null,
  description: string,
): readonly HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(
    (control) => describe(control) === description,
  );
}

/** Focuses an element; a region can have the focus from then on. */
function focus(element: HTMLElement | undefined): void {
  if (element?.tagName === 'SECTION') {
    element.tabIndex = -1;
  }
  element?.focus({preventScroll: true});
}

interface FocusHandover {
  /** Ref of the element that is removed. */
  readonly leaving: RefCallback<HTMLElement>;
  /** Ref of the element that replaces it. */
  readonly arriving: RefCallback<HTMLElement>;
}

/**
 * Keeps the focus when an element is replaced by another one with the same
 * control. The focused control is looked up when the first element is removed,
 * because the focus may move while the second one is rendered.
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
      focus(findControls(element, description)[index]);
    }
  }, []);
  return {leaving, arriving};
}
