import {flushSync} from 'react-dom';

const CONTROLS = 'button, input, select, summary, textarea, [tabindex="0"]';

/**
 * Does what a control is pressed for. Where this takes the control away, the one
 * before it gets the focus: the nearest that takes it, as one that is disabled or
 * folded away does not.
 */
export function keepFocus(control: HTMLElement, press: () => void): void {
  const all = [...document.querySelectorAll<HTMLElement>(CONTROLS)];
  const before = all.slice(0, all.indexOf(control)).reverse();
  flushSync(press);
  if (!control.isConnected) {
    before.some((each) => {
      each.focus({preventScroll: true});
      return each === document.activeElement;
    });
  }
}
