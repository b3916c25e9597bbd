import type {RefCallback} from 'react';
import {useCallback, useRef} from 'react';

import {lastPress} from './earlyPress';

/** Controls, and named regions: a link may have moved the focus to one. */
const FOCUSABLE =
  'a, button, input, select, textarea, summary, [tabindex="0"], section[aria-label]';

/** Describes an element by tag and text, to find its counterpart. */
function describe(element: Element): string {
  const {textContent} = element.closest('label, summary') ?? element;
  // The name of a region, cursor or scrolled part says what it is; its text may
  // have changed.
  const words = element.matches('section, div') ? '' : textContent;
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

/** Makes a function that finds what has the place of a control in another element. */
function counterpartOf(
  control: Element | null | undefined,
  element: HTMLElement | null,
): (other: HTMLElement | null) => HTMLElement | undefined {
  const description = control ? describe(control) : '';
  const index = findControls(element, description).findIndex(
    (each) => each === control,
  );
  return (other) => findControls(other, description)[index];
}

/**
 * Keeps the focus when an element is replaced by another one with the same
 * control, and presses a button of the second that was pressed in the first. The
 * controls are looked up when the first element is removed, because the focus
 * may move while the second one is rendered.
 */
export function useFocusHandover(): FocusHandover {
  const find = useRef({
    focused: counterpartOf(null, null),
    pressed: counterpartOf(null, null),
  });
  const leaving = useCallback(
    (element: HTMLElement | null) => () => {
      find.current = {
        focused: counterpartOf(document.activeElement, element),
        pressed: counterpartOf(lastPress(), element),
      };
    },
    [],
  );
  const arriving = useCallback((element: HTMLElement | null) => {
    focus(find.current.focused(element));
    const pressed = find.current.pressed(element);
    // Later: React is still writing the element into the page.
    setTimeout(() => pressed?.click());
  }, []);
  return {leaving, arriving};
}
