import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {
  LoadNewVersion,
  type LoadNewVersionProps,
  NewVersionText,
  useNewVersion,
} from './LoadNewVersion';

interface RetryButtonProps extends LoadNewVersionProps {
  readonly retry: (() => void) | undefined;
}

/**
 * Button that tries to load a lost part again. Where the site is newer than the
 * tab, a retry would fail, and the button loads the new version.
 */
export function RetryButton(props: RetryButtonProps): ReactNode {
  const {className, retry} = props;
  return useNewVersion() ? (
    <>
      <NewVersionText /> <LoadNewVersion {...props} />
    </>
  ) : (
    <button className={className} type="button" onClick={retry}>
      {translate({
        id: 'notLoaded.retry',
        message: 'Try again',
        description: 'Loads a part of the site again that could not be loaded',
      })}
    </button>
  );
}

export interface NotLoadedProps {
  readonly className?: string | undefined;
  readonly retry: () => void;
  /** Says what could not be loaded; a part of the page unless given. */
  readonly what?: string;
}

/** Says that a part of a page could not be loaded, and tries again. */
export function NotLoaded({className, retry, what}: NotLoadedProps): ReactNode {
  return (
    <p className={className} role="alert">
      {what ??
        translate({
          id: 'notLoaded.part',
          message: 'This part could not be loaded.',
          description: 'Stands for a part of a page that failed to load',
        })}{' '}
      <RetryButton className="button button--link" retry={retry} />
    </p>
  );
}
