import {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useRef, useState} from 'react';

import {type Locale, type LocalizedText, text} from '../../../i18n';
import {useLocale} from '../../../i18n/useLocale';
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

function outcomeText(outcome: Outcome): LocalizedText {
  switch (outcome.kind) {
    case 'copied':
      return text(
        `Copied as Markdown: ${outcome.title}`,
        `已复制为 Markdown：${outcome.title}`,
      );
    case 'missing':
      return text(
        'The Markdown file could not be loaded. It is not part of the offline copy: connect to the network and try again.',
        'Markdown 文件无法加载。离线副本中没有这个文件，请联网后再试。',
      );
    case 'refused':
      return text(
        'The browser does not allow copying. Copy from this field:',
        '浏览器不允许复制，请从下面的文本框中复制：',
      );
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
  const cut = cutSection(markdown, index) ?? markdown;
  return `${cut}\n<${origin}${pathname}#${section.id}>\n`;
}

function useCopyOfPage(address: string, locale: Locale) {
  const [outcome, setOutcome] = useState<Outcome>();
  const copy = async (section?: Section, index?: number) => {
    let copied: string;
    try {
      copied = textToCopy(await loadMarkdown(address), section, index);
    } catch {
      setOutcome({kind: 'missing'});
      return;
    }
    const {isRefused} = await copyText(copied);
    setOutcome(
      isRefused
        ? {kind: 'refused', text: copied}
        : {
            kind: 'copied',
            title: section?.title ?? text('the whole page', '整页')[locale],
          },
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
  const locale = useLocale();
  const {outcome, copy} = useCopyOfPage(address, locale);
  const [sections] = useState(() => {
    const article = document.querySelector('article');
    return article ? listSections(article) : [];
  });
  useEffect(() => closeOnLeave(menu.current), []);
  return (
    <div ref={menu} className={styles.menu}>
      <p role="status">{outcome && outcomeText(outcome)[locale]}</p>
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
                {translate(
                  {
                    id: 'copyPage.copySection',
                    message: 'Copy “{title}”',
                    description: 'Copies a section of the page as Markdown',
                  },
                  {title: section.title},
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
