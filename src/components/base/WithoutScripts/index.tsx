import type {PropsWithChildren, ReactNode} from 'react';

import styles from './styles.module.css';

/** Shown only where JavaScript is off, in place of something that needs it. */
export default function WithoutScripts({
  children,
}: PropsWithChildren): ReactNode {
  return <div className={styles.without}>{children}</div>;
}
