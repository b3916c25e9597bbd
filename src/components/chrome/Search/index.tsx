import BrowserOnly from '@docusaurus/BrowserOnly';
import clsx from 'clsx';
import {type ReactNode, useCallback, useEffect, useState} from 'react';

import {lazyPart} from '../../../hydration/lazyPart';
import {unavailableMessage} from './errorLabels';
import {KEY_EVENT} from './keyScript';
import {openLabel} from './openLabel';
import {SearchLoadError} from './SearchLoadError';
import {SearchUnavailableDialog} from './SearchUnavailableDialog';
import styles from './styles.module.css';
import {useHighlight} from './useHighlight';

/** The dialog, loaded with worker and index on its first use. */
const SearchDialog = lazyPart(
  async () => (await import('./SearchDialog')).default,
  {
    Failure: SearchUnavailableDialog,
    waiting: null,
  },
);

/** The search page, which works in the browser only. */
const LazyResults = lazyPart(
  async () => (await import('./SearchResults')).default,
  {
    Failure: ({retry}) => (
      <SearchLoadError message={unavailableMessage()} retry={retry} />
    ),
    waiting: null,
  },
);

const SLASH_KEY = '/';

function SearchIcon(): ReactNode {
  return (
    <svg
      aria-hidden="true"
      className={styles.icon}
      fill="none"
      height="20"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="2"
      viewBox="0 0 20 20"
      width="20"
    >
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m13 13 4.5 4.5" />
    </svg>
  );
}

/** The button in the navbar; `/`, Ctrl K and ⌘ K open the search as well. */
export function SearchBar({
  className,
}: {
  readonly className?: string;
}): ReactNode {
  const [open, setOpen] = useState(false);
  useHighlight();
  useEffect(() => {
    const onKey = () => setOpen(true);
    if (document.documentElement.dataset.searchKey !== undefined) {
      onKey();
    }
    document.addEventListener(KEY_EVENT, onKey);
    return () => document.removeEventListener(KEY_EVENT, onKey);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  return (
    <div className={clsx('navbar__search', className)}>
      <button
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-label={openLabel()}
        className={styles.opener}
        type="button"
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
        <span className={styles.openerText}>{openLabel()}</span>
        <kbd aria-hidden="true" className={styles.key}>
          {SLASH_KEY}
        </kbd>
      </button>
      {open && <SearchDialog onClose={close} />}
    </div>
  );
}

/** The field and the results of the search page. */
export function SearchResults(): ReactNode {
  return <BrowserOnly>{() => <LazyResults />}</BrowserOnly>;
}
