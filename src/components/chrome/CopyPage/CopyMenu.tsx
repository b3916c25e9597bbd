import {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useRef, useState} from 'react';

import {copyText} from '../../base/useCopy';
import styles from './menu.lazy.module.css';
import {cutSection, listSections, type Section} from './sections';

export interface CopyMenuProps {
  /** Address of the Markdown file of this page. */
  readonly address: string;
}

/** What became of the last copy. */
type Outcome =
  | {readonly kind: 'copied'; readonly title: string}
  | {readonly kind: 'missing'}
  | {readonly kind: 'refused'; readonly text: string};

function wholePage(): string {
  return translate({
    id: 'copyPage.whole',
    message: 'the whole page',
    description: 'Names what was copied',
  });
}

function copySection({title}: Section): string {
  return translate(
    {
      id: 'copyPage.copySection',
      message: 'Copy “{title}”',
      description: 'Copies a section of the page as Markdown',
    },
    {title},
  );
}

function outcomeText(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'copied':
      return translate(
        {
          id: 'copyPage.copied',
          message: 'Copied as Markdown: {title}',
          description: 'Said after a page or a section was copied',
        },
        {title: outcome.title},
      );
    case 'missing':
      return translate({
        id: 'copyPage.missing',
        message:
          'The Markdown file could not be loaded. It is not part of the offline copy: connect to the network and try again.',
        description: 'Said when the text to copy could not be loaded',
      });
    case 'refused':
      return translate({
        id: 'copyPage.refused',
        message: 'The browser does not allow copying. Copy from this field:',
        description: 'Said above a field with the text to copy',
      });
  }
}

/**
 * Loads the Markdown of the page.
 * @throws Error when the host has no such file, or answers with a page
 */
async function loadMarkdown(address: string): Promise<string> {
  const response = await fetch(address);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.startsWith('text/html')) {
    throw new Error(`${address}: ${response.status} ${type}`);
  }
  return response.text();
}

/** The text of a section with its address, or that of the whole page. */
function textToCopy(markdown: string, section?: Section, index = 0): string {
  if (!section) {
    return markdown;
  }
  const {origin, pathname} = window.location;
  const text = cutSection(markdown, index) ?? markdown;
  return `${text}\n<${origin}${pathname}#${section.id}>\n`;
}

function useCopyOfPage(address: string) {
  const [outcome, setOutcome] = useState<Outcome>();
  const copy = async (section?: Section, index?: number) => {
    let text: string;
    try {
      text = textToCopy(await loadMarkdown(address), section, index);
    } catch {
      setOutcome({kind: 'missing'});
      return;
    }
    const {isRefused} = await copyText(text);
    setOutcome(
      isRefused
        ? {kind: 'refused', text}
        : {kind: 'copied', title: section?.title ?? wholePage()},
    );
  };
  return {outcome, copy};
}

/** Closes the menu by Escape and by a click outside. */
function closeOnLeave(menu: HTMLElement | null): (() => void) | undefined {
  const details = menu?.closest('details');
  if (!details) {
    return undefined;
  }
  const controller = new AbortController();
  const {signal} = controller;
  details.addEventListener(
    'keydown',
    ({key}) => {
      if (key === 'Escape') {
        details.open = false;
        details.querySelector('summary')?.focus();
      }
    },
    {signal},
  );
  document.addEventListener(
    'click',
    ({target}) => {
      if (target instanceof Node && !details.contains(target)) {
        details.open = false;
      }
    },
    {signal},
  );
  return () => controller.abort();
}

/** Lists what can be copied, the page first, and says what became of it. */
export default function CopyMenu({address}: CopyMenuProps): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const {outcome, copy} = useCopyOfPage(address);
  const [sections] = useState(() => {
    const article = document.querySelector('article');
    return article ? listSections(article) : [];
  });
  useEffect(() => closeOnLeave(menu.current), []);
  return (
    <div ref={menu} className={styles.menu}>
      <p role="status">{outcome && outcomeText(outcome)}</p>
      {outcome?.kind === 'refused' && (
        <textarea
          readOnly
          aria-label="Markdown"
          rows={6}
          value={outcome.text}
          onFocus={({target}) => target.select()}
        />
      )}
      <ul>
        <li>
          <button type="button" onClick={() => void copy()}>
            {translate({
              id: 'copyPage.copyWhole',
              message: 'Copy whole page',
              description: 'Copies the page as Markdown',
            })}
          </button>
        </li>
        <li>
          {/* eslint-disable-next-line @docusaurus/no-html-links -- a file, not a route */}
          <a href={address}>
            {translate({
              id: 'copyPage.open',
              message: 'Open the Markdown file',
              description: 'Link to the page as Markdown',
            })}
          </a>
        </li>
      </ul>
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map((section, index) => (
            <li key={section.id} data-level={section.level}>
              <button type="button" onClick={() => void copy(section, index)}>
                {copySection(section)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
