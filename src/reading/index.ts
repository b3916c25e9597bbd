import {isTermBoxEvent, showTerm} from './termBox';
import {toggleMarks} from './termMarks';
import {toggleSection} from './twoLanguages';

export {applyMarks} from './termMarks';

/** Does what a reader asks for by an event on a term, a heading or the switch. */
export function use(event: Event, element: HTMLElement): void {
  if (element instanceof HTMLAnchorElement && element.matches('.term')) {
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
