import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type KeyboardEvent, type ReactNode, useId, useState} from 'react';

import styles from './dialog.lazy.module.css';
import {closeLabel} from './errorLabels';
import frame from './frame.module.css';
import {fieldLabel, placeholder} from './labels';
import {openLabel} from './openLabel';
import {optionId, Options} from './Options';
import {SearchLoadError} from './SearchLoadError';
import {Advice, Places} from './Suggestions';
import {useModal} from './useModal';
import {useOpenHit} from './useOpenHit';
import {useSearch} from './useSearch';
import {useStatus} from './useStatus';

const LIMIT = 8;

interface Props {
  readonly onClose: () => void;
}

/**
 * The search as a dialog with a combobox: the focus stays in the field, the
 * arrows move through the list, Enter opens, Esc closes.
 */
export default function SearchDialog({onClose}: Props): ReactNode {
  const dialog = useModal(onClose);
  const list = useId();
  const [query, setQuery] = useState('');
  const [moved, setMoved] = useState({query: '', to: 0});
  const search = useSearch(query, LIMIT);
  const status = useStatus(search);
  const openHit = useOpenHit();
  const allResults = `${useBaseUrl('/search')}?q=${encodeURIComponent(query.trim())}`;
  const hits = search.answer?.hits ?? [];
  const active =
    moved.query === search.answer?.query
      ? Math.min(moved.to, hits.length - 1)
      : 0;
  const shown = hits.length > 0;

  const moveBy = (step: number) => {
    const to = (active + step + hits.length) % hits.length;
    setMoved({query: search.answer?.query ?? '', to});
  };
  const open = (hit: (typeof hits)[number]) => {
    onClose();
    openHit(hit);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    const hit = hits[active];
    // Enter also ends the composition of a Chinese word.
    if (event.nativeEvent.isComposing || !shown) {
      return;
    }
    if (step !== undefined) {
      event.preventDefault();
      moveBy(step);
    } else if (event.key === 'Enter' && search.state === 'answered' && hit) {
      event.preventDefault();
      open(hit);
    }
  };

  return (
    <dialog
      aria-label={openLabel()}
      className={frame.dialog}
      ref={dialog}
      onCancel={(event) => {
        // `close` comes later, and a `/` right after Esc must open again.
        event.preventDefault();
        dialog.current?.close();
        onClose();
      }}
      onClose={onClose}
    >
      <div className={frame.panel}>
        <div className={styles.head} role="search">
          <input
            // eslint-disable-next-line jsx-a11y/no-autofocus -- a modal dialog gives the focus to its field
            autoFocus
            aria-activedescendant={shown ? optionId(list, active) : undefined}
            aria-autocomplete="list"
            aria-controls={shown ? list : undefined}
            aria-expanded={shown}
            aria-label={fieldLabel()}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            className={styles.field}
            enterKeyHint="go"
            placeholder={placeholder()}
            role="combobox"
            spellCheck={false}
            type="text"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button className={frame.close} type="button" onClick={onClose}>
            {closeLabel()}
          </button>
        </div>
        <p
          className={styles.status}
          data-query={search.state === 'answered' ? query.trim() : undefined}
          role="status"
        >
          {status}
        </p>
        {shown && (
          <Options
            active={active}
            hits={hits}
            id={list}
            query={search.answer?.query ?? ''}
            onActivate={(to) =>
              setMoved({query: search.answer?.query ?? '', to})
            }
            onOpen={open}
          />
        )}
        {shown && (
          <p className={styles.all}>
            <Link to={allResults} onClick={onClose}>
              <Translate
                id="search.all"
                description="Link below the first results to the search page"
              >
                All results on one page
              </Translate>
            </Link>
          </p>
        )}
        {search.state === 'failed' && (
          <SearchLoadError
            retry={search.retry}
            onLoad={() => window.location.assign(allResults)}
          />
        )}
        {search.state === 'answered' && !shown && <Advice />}
        {search.state !== 'failed' && search.state !== 'loading' && !shown && (
          <Places onLeave={onClose} />
        )}
      </div>
    </dialog>
  );
}
