import type {ReactNode} from 'react';

import {useLocale} from '../../i18n/useLocale';
import styles from '../styles.lazy.module.css';
import {CHOICE_WORDS} from './choiceWords';

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Numbers of items that are listed, and that there are. */
  readonly listed: number;
  readonly total: number;
}

/** A field whose words choose what is listed, and how much that is. */
export function SearchField(props: SearchFieldProps): ReactNode {
  const {label, value, onChange, listed, total} = props;
  const locale = useLocale();
  return (
    <>
      <label className={styles.option}>
        {label}
        <input
          type="search"
          autoComplete="off"
          className={styles.field}
          value={value}
          onChange={({target}) => onChange(target.value)}
        />
      </label>
      <span role="status">{CHOICE_WORDS.shownOf(listed, total)[locale]}</span>
    </>
  );
}
