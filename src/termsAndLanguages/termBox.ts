import {translate} from '@docusaurus/Translate';

import {htmlLang, type Locale, otherLocale} from '../i18n';
import {loadChunk} from '../offline/loadChunk';
import {termIn} from '../site/glossary/termLinks';
import type {Term} from '../site/glossary/types';
import {pageLocale} from './pageLocale';
import styles from './termBox.lazy.module.css';

/** Time that the pointer rests on a term before its box opens, ms. */
const REST_TIME = 200;

/** Time in which the pointer may move from a term to its box, ms. */
const LEAVE_TIME = 300;

/** Distance of the box from its term and from the edges of the window, px. */
const GAP = 8;

interface Shown {
  readonly term: HTMLAnchorElement;
  readonly box: HTMLElement;
}

let shown: Shown | undefined;

/** True while the box closes, when the focus comes back to its term. */
let isClosing = false;

/** Whether an event opens the box; hovering needs a mouse, focus a keyboard. */
export function isTermBoxEvent(event: Event, term: HTMLAnchorElement): boolean {
  switch (event.type) {
    case 'pointerover':
      return event instanceof PointerEvent && event.pointerType === 'mouse';
    case 'focusin':
      return !isClosing && term.matches(':focus-visible');
    default:
      return true;
  }
}

function nameIn(locale: Locale, {en, zhHans}: Term): string {
  return locale === 'en' ? en : zhHans;
}

function element(
  tag: string,
  className = '',
  ...children: (Node | string)[]
): HTMLElement {
  const created = document.createElement(tag);
  created.className = className;
  created.append(...children);
  return created;
}

/** Makes the box: both names, the meaning, a link to the row of the glossary. */
function makeBox(term: Term, address: string): HTMLElement {
  const locale = pageLocale();
  const other = otherLocale[locale];
  const name = nameIn(locale, term);
  const otherName = element('span', styles.other, nameIn(other, term));
  otherName.lang = htmlLang[other];
  const link = document.createElement('a');
  link.href = address;
  link.append(
    translate({
      id: 'term.glossary',
      message: 'In the glossary',
      description: 'Link in the box of a term, to its row of the glossary',
    }),
  );
  const box = element(
    'div',
    styles.box,
    element('p', '', element('strong', '', name), ' ', otherName),
    element('p', '', term.definition[locale]),
    element('p', '', link),
  );
  box.popover = 'auto';
  box.role = 'dialog';
  box.ariaLabel = name;
  box.tabIndex = -1;
  box.lang = htmlLang[locale];
  return box;
}

/** Puts the box below its term, or above where only there it has room. */
function place({term, box}: Shown): void {
  const line = term.getClientRects()[0] ?? term.getBoundingClientRect();
  const {offsetWidth, offsetHeight} = box;
  const width = document.documentElement.clientWidth;
  const below = line.bottom + GAP;
  const above = line.top - GAP - offsetHeight;
  const isBelow = below + offsetHeight + GAP <= window.innerHeight || above < 0;
  const top = isBelow ? below : above;
  const left = Math.min(line.left, width - offsetWidth - GAP);
  box.style.top = `${window.scrollY + top}px`;
  box.style.left = `${window.scrollX + Math.max(GAP, left)}px`;
}

function close(): void {
  shown?.box.hidePopover();
}

/** Closes the box when the focus leaves term and box. */
function onFocusOut({relatedTarget}: FocusEvent): void {
  const to = relatedTarget instanceof Node ? relatedTarget : null;
  if (shown && to && !shown.box.contains(to) && to !== shown.term) {
    close();
  }
}

/** Closes a box that was opened by hovering once the pointer is elsewhere. */
function closeOnLeave({term, box}: Shown): () => void {
  let timer = 0;
  const onMove = ({target}: PointerEvent) => {
    window.clearTimeout(timer);
    const isInside =
      target instanceof Node && (term.contains(target) || box.contains(target));
    if (!isInside) {
      timer = window.setTimeout(() => {
        if (shown?.box === box) {
          close();
        }
      }, LEAVE_TIME);
    }
  };
  document.addEventListener('pointerover', onMove);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('pointerover', onMove);
  };
}

function open(opened: Shown, event: Event): void {
  const {term, box} = opened;
  const stopWatching =
    event.type === 'pointerover' ? closeOnLeave(opened) : () => undefined;
  box.addEventListener('beforetoggle', (toggle) => {
    if (toggle.newState === 'closed') {
      isClosing = true;
      shown = undefined;
      stopWatching();
      window.removeEventListener('popstate', close);
    }
  });
  box.addEventListener('toggle', (toggle) => {
    if (toggle.newState === 'closed') {
      isClosing = false;
      box.remove();
    }
  });
  box.addEventListener('focusout', onFocusOut);
  term.addEventListener('focusout', onFocusOut, {once: true});
  window.addEventListener('popstate', close);
  document.body.append(box);
  box.showPopover();
  shown = opened;
  place(opened);
}

/** Resolves whether the pointer still rests on the term after a while. */
async function isRestingOn(term: HTMLAnchorElement): Promise<boolean> {
  await new Promise((resolve) => window.setTimeout(resolve, REST_TIME));
  return term.matches(':hover');
}

/**
 * Shows the box of a term at the term. A click, a tap or Enter moves the focus
 * into it, so that screen readers read it; Esc brings the focus back.
 */
export async function showTerm(
  event: Event,
  term: HTMLAnchorElement,
): Promise<void> {
  if (event.type === 'pointerover' && !(await isRestingOn(term))) {
    return;
  }
  try {
    const {terms} = await loadChunk(() => import('../site/glossary'));
    const found = terms.find(({id}) => id === termIn(term.href));
    if (found && shown?.term !== term) {
      close();
      open({term, box: makeBox(found, term.href)}, event);
    }
    if (event.type === 'click') {
      shown?.box.focus({preventScroll: true});
    }
  } catch {
    if (event.type === 'click') {
      window.location.assign(term.href);
    }
  }
}
