import type {ReactNode} from 'react';

import styles from '../styles.lazy.module.css';

export interface FactsProps {
  /** Names and values; those without a value are left out. */
  readonly facts: readonly (readonly [
    name: string,
    value: string | undefined,
  ])[];
}

/** A list of names and values. */
export function Facts({facts}: FactsProps): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value !== undefined && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
