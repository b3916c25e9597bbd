import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {type ComponentProps, type ReactNode, Suspense} from 'react';

import {ServerHtml} from './ServerHtml';
import {useHasServerHtml} from './useHasServerHtml';

export interface StaticIslandProps extends ComponentProps<'div'> {
  /** Stands for the children while the browser loads them. */
  readonly fallback: ReactNode;
  /** Rendered on the server, and in the browser only after a click on a link. */
  readonly children: ReactNode;
}

/**
 * An element that never changes: a page that is opened by its address keeps the
 * server's HTML and loads nothing for it. On the server no `<Suspense>` is
 * around the children, since a large boundary would be put behind a script.
 */
export function StaticIsland({
  fallback,
  children,
  ...attributes
}: StaticIslandProps): ReactNode {
  const hasServerHtml = useHasServerHtml();
  if (ExecutionEnvironment.canUseDOM && hasServerHtml) {
    return <ServerHtml {...attributes} />;
  }
  const island = <div {...attributes}>{children}</div>;
  return ExecutionEnvironment.canUseDOM ? (
    <Suspense fallback={fallback}>{island}</Suspense>
  ) : (
    island
  );
}
