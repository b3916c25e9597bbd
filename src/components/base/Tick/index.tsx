import type {ReactNode} from 'react';

import styles from './styles.module.css';

const MARK = '✓ ';

export interface TickProps {
  /** What is done, in a word or two. */
  readonly children: ReactNode;
}

/** A tick with its words, beside what the reader has done. */
export default function Tick({children}: TickProps): ReactNode {
  return (
    <span className={styles.tick} data-worksheet="omit">
      {MARK}
      {children}
    </span>
  );
}
