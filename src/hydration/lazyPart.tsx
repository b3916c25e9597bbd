import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ComponentType, ReactNode} from 'react';
import {lazy, Suspense, use} from 'react';

import {loadChunk} from '../offline/loadChunk';
import {loadOnce} from './loadOnce';

type Load<Props> = () => Promise<{readonly default: ComponentType<Props>}>;

/**
 * Makes a component of one that has a chunk of its own, loaded when it is first
 * shown; the server waits for it. Where the chunk can't be loaded, `Missing`
 * takes its place and the rest of the page stays. The search, which is not
 * rendered on the server and can be tried again, has its own `RetryablePart`.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  Missing: () => ReactNode,
): ComponentType<Props> {
  if (!ExecutionEnvironment.canUseDOM) {
    const once = loadOnce(load);
    return function ServerPart(props) {
      const {default: Part} = use(once());
      return <Part {...props} />;
    };
  }
  const Part = lazy(() => loadChunk(load).catch(() => ({default: Missing})));
  return function LazyPart(props) {
    return (
      <Suspense fallback={<progress />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
