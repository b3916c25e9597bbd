import Translate, {translate} from '@docusaurus/Translate';
import {RetryButton} from '@site/src/hydration/NotLoaded';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Props that react-loadable passes to a loading component. */
interface LoadingProps {
  readonly error?: unknown;
  readonly retry?: () => void;
  readonly pastDelay?: boolean;
}

function LoadingError({error, retry}: LoadingProps): ReactNode {
  return (
    <div className={styles.error} role="alert">
      <p>
        <Translate
          id="site.loading.error"
          description="Shown when the files of a page could not be loaded"
        >
          This page could not be loaded.
        </Translate>
      </p>
      <p className={styles.detail}>{String(error)}</p>
      <RetryButton className="button button--primary" retry={retry} />
    </div>
  );
}

/**
 * Shows a spinner while the chunks of the next page load, or an error with a
 * button that retries. The component of Docusaurus' core is in English only,
 * has fixed colours and ignores `prefers-reduced-motion`.
 */
export default function Loading(props: LoadingProps): ReactNode {
  if (props.error) {
    return <LoadingError {...props} />;
  }
  return props.pastDelay ? (
    <div className={styles.waiting}>
      <div
        aria-label={translate({
          id: 'site.loading.label',
          message: 'Loading',
          description: 'Label of the spinner between two pages',
        })}
        className={styles.spinner}
        role="status"
      />
    </div>
  ) : null;
}
