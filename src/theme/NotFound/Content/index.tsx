import {lazyPart} from '@site/src/hydration/lazyPart';
import type {Props} from '@theme/NotFound/Content';
import type {ComponentType} from 'react';

/** Shows the not-found page, whose scripts every document would load otherwise. */
const LazyNotFoundContent: ComponentType<Props> = lazyPart(
  () => import('./BothLanguages'),
  () => null,
);

export default LazyNotFoundContent;
