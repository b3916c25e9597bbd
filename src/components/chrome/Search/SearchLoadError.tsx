import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {RetryButton} from '../../../hydration/NotLoaded';
import {loadErrorMessage} from './errorLabels';
import frame from './frame.module.css';

interface Props {
  readonly retry: () => void;
  /** What is missing; the index unless given. */
  readonly message?: string;
  /** Loads a new version of the site; the same page unless given. */
  readonly onLoad?: () => void;
}

/** Says what could not be loaded, and tries again. */
export function SearchLoadError({
  retry,
  message = loadErrorMessage(),
  onLoad,
}: Props): ReactNode {
  return (
    <div className={frame.loadError} role="alert">
      <p>
        {message}
        <br />
        {process.env.NODE_ENV === 'development' ? (
          <Translate
            id="search.failure.development"
            description="Said under `npm start`, where there is no search index"
          >
            Only npm run build makes the index; npm start has none.
          </Translate>
        ) : (
          <Translate
            id="search.failure.advice"
            description="What to do when the search index could not be loaded"
          >
            Check the connection and try again.
          </Translate>
        )}
      </p>
      <RetryButton
        className="button button--primary"
        onLoad={onLoad}
        retry={retry}
      />
    </div>
  );
}
