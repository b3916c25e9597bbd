const CONTROLS = 'button, input, select, summary, textarea';

/**
 * Gives the focus to the control before a button that goes when it is pressed:
 * the nearest one that takes it, as one that is disabled or folded away does not.
 */
export function focusBefore(button: HTMLElement): void {
  const panel = button.closest('[data-simulation]');
  const all = [...(panel?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  const before = all.slice(0, all.indexOf(button)).reverse();
  before.some((each) => {
    each.focus({preventScroll: true});
    return each === document.activeElement;
  });
}
