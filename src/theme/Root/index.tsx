import NewVersion from '@site/src/components/chrome/NewVersion';
import Root from '@theme-original/Root';
import type {ReactNode} from 'react';

/** Adds the notice of a new version, which stays while pages change. */
export default function RootWrapper({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Root>
      {children}
      <NewVersion />
    </Root>
  );
}
