import {useTick} from '@site/src/site/progress/ticks';
import type {Props} from '@theme/DocSidebarItem/Link';
import Link from '@theme-original/DocSidebarItem/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Adds a quiet tick to pages whose exercises the reader has answered. */
export default function DocSidebarItemLink(props: Props): ReactNode {
  const {item} = props;
  const tick = useTick(item.href);
  return tick ? (
    <Link
      {...props}
      item={{...item, className: clsx(item.className, styles[tick])}}
    />
  ) : (
    <Link {...props} />
  );
}
