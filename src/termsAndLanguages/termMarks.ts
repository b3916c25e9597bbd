import {TERM_CLASS} from '../site/glossary/termLinks';
import {TERM_MARKS_KEY, TERM_MARKS_OFF} from '../site/glossary/termMarks';

function areOff(): boolean {
  return document.documentElement.dataset.terms === TERM_MARKS_OFF;
}

/**
 * Turns the terms of the page into plain words while their marks are off:
 * keyboards and screen readers ignore a link without an address. Updates the
 * label of the switch in the footer.
 */
export function applyMarks(): void {
  const [from, to] = areOff() ? ['href', 'data-href'] : ['data-href', 'href'];
  for (const term of document.querySelectorAll(`.${TERM_CLASS}[${from}]`)) {
    term.setAttribute(to, term.getAttribute(from) ?? '');
    term.removeAttribute(from);
  }
  for (const button of document.querySelectorAll<HTMLElement>(
    '[data-switch]',
  )) {
    const labels = button.dataset.switch?.split('|') ?? [];
    button.textContent = labels[areOff() ? 1 : 0] ?? '';
  }
}

/** Switches the marks off or on, and keeps the choice where storage allows it. */
export function toggleMarks(): void {
  const {dataset} = document.documentElement;
  if (areOff()) {
    delete dataset.terms;
  } else {
    dataset.terms = TERM_MARKS_OFF;
  }
  applyMarks();
  try {
    if (areOff()) {
      localStorage.setItem(TERM_MARKS_KEY, TERM_MARKS_OFF);
    } else {
      localStorage.removeItem(TERM_MARKS_KEY);
    }
  } catch {
    // The choice holds for this visit.
  }
}
