import {useState} from 'react';

import type {Field} from '../../amesimFile/model';
import {useLocale} from '../../i18n/useLocale';
import styles from '../styles.lazy.module.css';
import {CHOICE_WORDS} from './choiceWords';
import {findByWords} from './findByWords';

interface SearchOptions<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  /** Number of items that there are, if some are left out already. */
  readonly total?: number;
  /** Number of items that are listed at once. */
  readonly most?: number;
  readonly onSearch?: () => void;
}

/** A field whose words choose which items are listed, and how many that are. */
export function useSearch<Item extends Field>(options: SearchOptions<Item>) {
  const {label, items, total = items.length, most, onSearch} = options;
  const locale = useLocale();
  const [query, setQuery] = useState('');
  const listed = findByWords(items, query).slice(0, most);
  const field = (
    <>
      <label className={styles.option}>
        {label}
        <input
          type="search"
          autoComplete="off"
          className={styles.field}
          value={query}
          onChange={({target}) => {
            setQuery(target.value);
            onSearch?.();
          }}
        />
      </label>
      <span role="status">
        {CHOICE_WORDS.shownOf(listed.length, total)[locale]}
      </span>
    </>
  );
  return {listed, field};
}
