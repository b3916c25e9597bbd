import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

import {useLocale} from '../../../i18n/useLocale';
import {MAXIMUM_LENGTH} from '../../../search/client';
import styles from './dialog.lazy.module.css';
import {closeLabel} from './errorLabels';
import frame from './frame.module.css';
import {FIELD, PLACEHOLDER} from './labels';
import {optionId, Options} from './Options';
import {pasteLog} from './pasteLog';
import {SearchFrame} from './SearchFrame';
import {SearchLoadError} from './SearchLoadError';
import {Advice, Places} from './Suggestions';
import {useOpenHit} from './useOpenHit';
import {useSearch} from './useSearch';
import {useStatus} from './useStatus';

const LIMIT = 8;
/** The code of a key that an input method takes. */
const IN_COMPOSITION = 229;

/** The query of the dialog that was closed last, until the page is left. */
const last = {query: ''};

interface Props {
  readonly onClose: () => void;
}

/**
 * The search as a dialog with a combobox: the focus stays in the field, the
 * arrows move through the list, Enter opens, with Ctrl or ⌘ in a new tab, Esc
 * closes.
 */
export default function SearchDialog({onClose}: Props): ReactNode {
  const locale = useLocale();
  const list = useId();
  const [query, setQuery] = useState(last.query);
  const entered = useRef<string>(undefined);
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
  // Enter that came before the list opens the first result when it is there.
  useEffect(() => {
    if (search.state === 'answered' && entered.current === query) {
      entered.current = undefined;
      const [first] = hits;
      if (first) {
        open(first);
      }
    }
  });
  const ask = (typed: string) => {
    entered.current = undefined;
    last.query = typed;
    setQuery(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    const hit = hits[active];
    // Enter also ends the composition of a Chinese word, in Safari just after it.
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it there
    if (event.nativeEvent.isComposing || event.keyCode === IN_COMPOSITION) {
      return;
    }
    if (step !== undefined && shown) {
      event.preventDefault();
      moveBy(step);
    } else if (event.key === 'Enter' && search.state === 'loading') {
      event.preventDefault();
      entered.current = query;
    } else if (event.key === 'Enter' && search.state === 'answered' && hit) {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) {
        window.open(encodeURI(hit.url), '_blank', 'noopener');
      } else {
        open(hit);
      }
    }
  };

  return (
    <SearchFrame onClose={onClose} onTyped={setQuery}>
      <div className={styles.head} role="search">
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands in a dialog
          autoFocus
          aria-activedescendant={shown ? optionId(list, active) : undefined}
          aria-autocomplete="list"
          aria-controls={shown ? list : undefined}
          aria-expanded={shown}
          aria-label={FIELD[locale]}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          className={styles.field}
          enterKeyHint="go"
          maxLength={MAXIMUM_LENGTH}
          placeholder={PLACEHOLDER[locale]}
          role="combobox"
          spellCheck={false}
          type="text"
          value={query}
          onChange={(event) => ask(event.target.value)}
          onFocus={({target}) => {
            const {searchKey} = document.documentElement.dataset;
            const {length} = query;
            target.setSelectionRange(searchKey ? length : 0, length);
          }}
          onKeyDown={onKeyDown}
          onPaste={(event) => pasteLog(event, ask)}
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
          onActivate={(to) => setMoved({query: search.answer?.query ?? '', to})}
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
    </SearchFrame>
  );
}
