import NewVersion from '@site/src/components/chrome/NewVersion';
import Root from '@theme-original/Root';
import type {ReactNode} from 'react';

/** Stays while pages change: the place for what is about the whole tab. */
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
