import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {type ReactNode, useEffect, useId, useState} from 'react';

import {useLocale} from '../../../i18n/useLocale';
import {type Hit, MAXIMUM_LENGTH} from '../../../search/client';
import {isPlainClick} from '../../base/plainInput';
import styles from './dialog.lazy.module.css';
import {HitTitle} from './HitTitle';
import {FIELD, PLACEHOLDER, RESULTS} from './labels';
import {MarkedText} from './MarkedText';
import {openLabel} from './openLabel';
import {pasteLog} from './pasteLog';
import {SearchLoadError} from './SearchLoadError';
import {Advice, Places} from './Suggestions';
import {useOpenHit} from './useOpenHit';
import {useSearch} from './useSearch';
import {useStatus} from './useStatus';

const LIMIT = 50;

function queryOf({search}: {readonly search: string}): string {
  return new URLSearchParams(search).get('q') ?? '';
}

/**
 * The query, which the address repeats. The page learns an address only later,
 * so a field that took its value from there would lose letters and compositions.
 */
function useQuery(): readonly [string, (query: string) => void] {
  const history = useHistory();
  const [query, setQuery] = useState(() => queryOf(history.location));
  useEffect(() => {
    const page = history.location.pathname;
    return history.listen((location, action) => {
      // A link to this page, or Back, and not the reader's typing.
      if (location.pathname === page && action !== 'REPLACE') {
        setQuery(queryOf(location));
      }
    });
  }, [history]);
  const ask = (next: string) => {
    const search = next === '' ? '' : `?${new URLSearchParams({q: next})}`;
    setQuery(next);
    history.replace({...history.location, search});
  };
  return [query, ask];
}

function Item({hit}: {readonly hit: Hit}): ReactNode {
  const openHit = useOpenHit();
  return (
    <li className={styles.item}>
      <h2 className={styles.title}>
        <Link
          to={hit.url}
          onClick={(event) => {
            if (isPlainClick(event)) {
              event.preventDefault();
              openHit(hit);
            }
          }}
        >
          <HitTitle hit={hit} />
        </Link>
      </h2>
      <p className={styles.excerpt}>
        <MarkedText of={hit.excerpt} />
      </p>
    </li>
  );
}

/** The search as a page that can be linked to. */
export default function SearchResults(): ReactNode {
  const locale = useLocale();
  const id = useId();
  const [query, setQuery] = useQuery();
  const search = useSearch(query, LIMIT);
  const status = useStatus(search);
  const hits = search.answer?.hits ?? [];
  const empty = search.state === 'idle' || search.state === 'answered';
  return (
    <>
      {query !== '' && <PageMetadata title={`${query} · ${openLabel()}`} />}
      <search>
        <label htmlFor={id}>{FIELD[locale]}</label>
        <input
          autoCapitalize="off"
          autoComplete="off"
          className={styles.pageField}
          id={id}
          maxLength={MAXIMUM_LENGTH}
          placeholder={PLACEHOLDER[locale]}
          spellCheck={false}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onPaste={(event) => pasteLog(event, setQuery)}
        />
      </search>
      <p className={styles.pageStatus} role="status">
        {status}
      </p>
      {search.state === 'failed' && <SearchLoadError retry={search.retry} />}
      {hits.length > 0 && (
        <ol
          aria-label={RESULTS[locale]}
          className={styles.items}
          data-query={search.answer?.query}
        >
          {hits.map((hit) => (
            <Item key={hit.url} hit={hit} />
          ))}
        </ol>
      )}
      {hits.length === 0 && search.state === 'answered' && <Advice />}
      {hits.length === 0 && empty && <Places />}
    </>
  );
}
