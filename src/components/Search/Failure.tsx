import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './dialog.module.css';
import {failureMessage} from './labels';

/** Says that the index is missing, and tries again. */
export function Failure({retry}: {readonly retry: () => void}): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p>
        {failureMessage()}{' '}
        <Translate
          id="search.failure.advice"
          description="What to do when the search index could not be loaded"
        >
          Check the connection and try again.
        </Translate>
      </p>
      <button className="button button--primary" type="button" onClick={retry}>
        <Translate
          id="search.retry"
          description="The button that loads the search index again"
        >
          Retry
        </Translate>
      </button>
    </div>
  );
}
