import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import RetryButton from '../RetryButton';

export interface NotLoadedProps {
  readonly className?: string | undefined;
  readonly onRetry: () => void;
  /** Says what could not be loaded. */
  readonly children: ReactNode;
}

/** Says that a live part of a page could not be loaded, and tries again. */
export default function NotLoaded(props: NotLoadedProps): ReactNode {
  const {className, onRetry, children} = props;
  return (
    <p className={className} role="alert">
      {children}{' '}
      <RetryButton className="button button--link" onRetry={onRetry}>
        {translate({
          id: 'notLoaded.retry',
          message: 'Try again',
          description: 'Loads a live part of a page again',
        })}
      </RetryButton>
    </p>
  );
}
