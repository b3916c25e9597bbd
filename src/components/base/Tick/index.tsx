import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

const MARK = '✓ ';

export interface TickProps {
  /** What is done, in a word or two; “done” unless given. */
  readonly children?: ReactNode;
}

/** A tick with its words, beside what the reader has done. */
export default function Tick({children}: TickProps): ReactNode {
  return (
    <span className={styles.tick} data-worksheet="omit">
      {MARK}
      {children ?? (
        <Translate
          id="task.done"
          description="Marks a task that the reader has done"
        >
          done
        </Translate>
      )}
    </span>
  );
}
