import {PathFoot} from '@site/src/components/chrome/OnPath';
import Paginator from '@theme-original/DocItem/Paginator';
import type {ReactNode} from 'react';

/** Shows above the links to other pages where the reader is on a path. */
export default function DocItemPaginator(): ReactNode {
  return (
    <>
      <PathFoot />
      <Paginator />
    </>
  );
}
