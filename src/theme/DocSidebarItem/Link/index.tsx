import {useRing} from '@site/src/site/progress/published';
import type {Props} from '@theme/DocSidebarItem/Link';
import Link from '@theme-original/DocSidebarItem/Link';
import type {ReactNode} from 'react';

/** Adds a ring to pages on which the reader has done something. */
export default function DocSidebarItemLink(props: Props): ReactNode {
  return <Link {...props} {...useRing(props.item.href)} />;
}
