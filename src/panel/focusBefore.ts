const CONTROLS = 'button, input, select, summary, textarea';

/** Gives the focus to the control before a button that goes when it is pressed. */
export function focusBefore(button: HTMLElement): void {
  const panel = button.closest('[data-simulation]');
  const shown = Array.from(
    panel?.querySelectorAll<HTMLElement>(CONTROLS) ?? [],
  ).filter((each) => each.getClientRects().length > 0);
  shown[shown.indexOf(button) - 1]?.focus({preventScroll: true});
}
