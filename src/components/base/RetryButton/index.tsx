import type {ReactNode} from 'react';

import {
  LoadNewVersion,
  type LoadNewVersionProps,
  NewVersionText,
  useNewVersion,
} from '../LoadNewVersion';

interface RetryButtonProps extends LoadNewVersionProps {
  readonly onRetry: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Button that tries to load a lost part again. Where the site is newer than the
 * tab, a retry would fail, and the button loads the new version.
 */
export default function RetryButton(props: RetryButtonProps): ReactNode {
  const {className, onRetry, children} = props;
  return useNewVersion() ? (
    <>
      <NewVersionText /> <LoadNewVersion {...props} />
    </>
  ) : (
    <button className={className} type="button" onClick={onRetry}>
      {children}
    </button>
  );
}
