import type {ReactNode} from 'react';

import {useLocale} from '../i18n/useLocale';
import type {ModelState} from './reading/useModel';
import {READING_WORDS} from './reading/words';
import styles from './styles.lazy.module.css';

export interface ProgressProps {
  readonly state: ModelState;
  readonly onStop: () => void;
}

/** Says what became of a file: it is being read, was read, or why it was not. */
export function Progress({state, onStop}: ProgressProps): ReactNode {
  const locale = useLocale();
  const label = READING_WORDS.reading[locale];
  return (
    <div role="status" className={styles.progress}>
      {state.status === 'reading' && (
        <>
          <span>{state.name}</span>
          <progress aria-label={label} value={state.share} />
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={onStop}
          >
            {READING_WORDS.stop[locale]}
          </button>
        </>
      )}
      {state.status === 'failed' && (
        <p className={styles.failure}>
          <b>{state.name}</b>
          {': '}
          {state.reason[locale]}
        </p>
      )}
      {state.status === 'read' && (
        <p>
          <b>{state.model.name}</b> {READING_WORDS.read[locale]}
        </p>
      )}
    </div>
  );
}
