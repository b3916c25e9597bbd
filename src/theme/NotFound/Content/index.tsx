import {loadOnce} from '@site/src/hydration/loadOnce';
import type {Props} from '@theme/NotFound/Content';
import {lazy, type ReactNode, Suspense} from 'react';

const load = loadOnce(() => import('./BothLanguages'));

const BothLanguages = lazy(load);

/** Shows the not-found page, whose scripts every document would load otherwise. */
export default function LazyNotFoundContent(props: Props): ReactNode {
  return (
    <Suspense fallback={null}>
      <BothLanguages {...props} />
    </Suspense>
  );
}
