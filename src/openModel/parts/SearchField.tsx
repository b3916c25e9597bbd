import {type ReactNode, useId} from 'react';

import styles from '../styles.lazy.module.css';

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field whose words choose what is listed. */
export function SearchField(props: SearchFieldProps): ReactNode {
  const {label, value, onChange} = props;
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        className={styles.field}
        value={value}
        onChange={({target}) => onChange(target.value)}
      />
    </>
  );
}
