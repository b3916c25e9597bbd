import type {Props} from '@theme/NotFound/Content';
import {lazy, type ReactNode, Suspense} from 'react';

const Content = lazy(() => import('@theme/NotFound/Content'));

/** For links inside the site that lead nowhere, which the build refuses. */
export default function NotFoundLater(props: Props): ReactNode {
  return (
    <Suspense>
      <Content {...props} />
    </Suspense>
  );
}
