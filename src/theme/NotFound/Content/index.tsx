import {loadChunk} from '@site/src/offline/loadChunk';
import type {Props} from '@theme/NotFound/Content';
import {lazy, type ReactNode, Suspense} from 'react';

const BothLanguages = lazy(() => loadChunk(() => import('./BothLanguages')));

/** Shows the not-found page, whose scripts every document would load otherwise. */
export default function LazyNotFoundContent(props: Props): ReactNode {
  return (
    <Suspense fallback={null}>
      <BothLanguages {...props} />
    </Suspense>
  );
}
