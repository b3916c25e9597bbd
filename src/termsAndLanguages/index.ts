import {TERM_CLASS} from '../site/glossary/termLinks';
import {isTermBoxEvent, showTerm} from './termBox';
import {toggleMarks} from './termMarks';
import {toggleSection} from './twoLanguages';

export {applyMarks} from './termMarks';

/** Handles an event on a term, on a link at a heading or on the switch. */
export function handleEvent(event: Event, element: HTMLElement): void {
  if (
    element instanceof HTMLAnchorElement &&
    element.classList.contains(TERM_CLASS)
  ) {
    if (isTermBoxEvent(event, element)) {
      void showTerm(event, element);
    }
  } else if (event.type === 'click') {
    if (element instanceof HTMLAnchorElement) {
      void toggleSection(element);
    } else {
      toggleMarks();
    }
  }
}
