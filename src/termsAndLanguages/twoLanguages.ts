import {translate} from '@docusaurus/Translate';

import {htmlLang, otherLocale} from '../i18n';
import {pageLocale} from './pageLocale';
import {adopt, sectionOf} from './sectionNodes';
import styles from './twoLanguages.lazy.module.css';

/** Names of the languages, each in its own. */
const names = {en: 'English', 'zh-Hans': '中文'} as const;

/** From this width of the window on, short sections stand side by side. */
const WIDE = '(width >= 1200px)';

/** What needs the width of the page. */
const WIDE_PARTS = 'details, figure, form, svg, table, [data-island]';

/** The open sections by the link that has opened them. */
const openSections = new WeakMap<Element, () => void>();

/** @throws Error when there is no connection, or the address is no such page */
async function fetchSection({href, hash}: URL): Promise<readonly Element[]> {
  // Without a connection the service worker answers requests for a page.
  const response = await fetch(href).catch(() =>
    fetch(href, {headers: {accept: 'text/html'}}),
  );
  const page = new DOMParser().parseFromString(
    await response.text(),
    'text/html',
  );
  const heading = page.querySelector(
    `:is(h2, h3)#${CSS.escape(decodeURIComponent(hash.slice(1)))}`,
  );
  if (!response.ok || !heading) {
    throw new Error(`${href} has no such section`);
  }
  return sectionOf(heading);
}

function button(onClick: () => void): HTMLElement {
  const created = document.createElement('button');
  created.type = 'button';
  created.className = 'button button--secondary button--sm';
  created.append(
    translate({
      id: 'section.close',
      message: 'Close',
      description: 'Button at both ends of a section in the other language',
    }),
  );
  created.addEventListener('click', onClick);
  return created;
}

/** Makes the frame of a section in the other language, with a button at each end. */
function makeFrame(heading: Element, onClose: () => void) {
  const name = names[otherLocale[pageLocale()]];
  const frame = document.createElement('section');
  const head = document.createElement('div');
  const body = document.createElement('div');
  frame.className = styles.frame ?? '';
  frame.tabIndex = -1;
  frame.ariaLabel = `${name} · ${heading.textContent.replaceAll('\u200b', '')}`;
  head.className = styles.head ?? '';
  head.append(name, button(onClose));
  body.className = `markdown ${styles.body}`;
  frame.append(head, body, button(onClose));
  return {frame, body};
}

/** Puts the frame below the section, beside it where both have room. */
function placeFrame(frame: HTMLElement, own: readonly Element[]): () => void {
  const last = own.at(-1);
  const next = last?.nextElementSibling;
  const isPlain = own.every(
    (node) => !node.matches(WIDE_PARTS) && !node.querySelector(WIDE_PARTS),
  );
  if (isPlain && next instanceof HTMLElement && matchMedia(WIDE).matches) {
    frame.classList.add(styles.beside ?? '');
    own[0]?.after(frame);
    next.classList.add(styles.clear ?? '');
    return () => next.classList.remove(styles.clear ?? '');
  }
  last?.after(frame);
  return () => undefined;
}

/** Says that the section could not be loaded, with the link to it. */
function showFailure(body: HTMLElement, {href}: HTMLAnchorElement): void {
  const text = document.createElement('p');
  const link = document.createElement('a');
  link.href = href;
  link.append(
    translate({
      id: 'section.failed.link',
      message: 'Open the page in the other language',
      description: 'Link below the message that a section could not be loaded',
    }),
  );
  text.append(
    translate({
      id: 'section.failed',
      message: 'This section could not be loaded. Is there a connection?',
      description:
        'Shown in place of a section in the other language that could not be loaded',
    }),
    ' ',
    link,
  );
  text.role = 'alert';
  body.append(text);
}

/** Whether the page is hydrated: React must not find the section before. */
function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

/** Shows the section that a link at a heading leads to, or closes it again. */
export async function toggleSection(link: HTMLAnchorElement): Promise<void> {
  const heading = link.closest('h2, h3');
  const openSection = openSections.get(link);
  if (openSection) {
    openSection();
    return;
  }
  if (!heading || !isHydrated()) {
    window.location.assign(link.href);
    return;
  }
  const close = () => {
    frame.remove();
    undo();
    link.ariaExpanded = 'false';
    openSections.delete(link);
    link.focus();
  };
  const {frame, body} = makeFrame(heading, close);
  const undo = placeFrame(frame, sectionOf(heading));
  openSections.set(link, close);
  link.ariaExpanded = 'true';
  frame.ariaBusy = 'true';
  const address = new URL(link.href);
  try {
    const copy = adopt(await fetchSection(address), address);
    body.lang = htmlLang[otherLocale[pageLocale()]];
    body.append(copy);
  } catch {
    showFailure(body, link);
  }
  frame.ariaBusy = 'false';
  if (frame.isConnected) {
    const isBeside = frame.previousElementSibling === heading;
    frame.focus({preventScroll: true});
    frame.scrollIntoView({block: isBeside ? 'nearest' : 'start'});
  }
}
