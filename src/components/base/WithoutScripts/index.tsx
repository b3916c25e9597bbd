import type {ReactNode} from 'react';

import styles from './styles.module.css';

export interface WithoutScriptsProps {
  readonly children: ReactNode;
}

/** Shown only where JavaScript is off, in place of something that needs it. */
export default function WithoutScripts({
  children,
}: WithoutScriptsProps): ReactNode {
  return <div className={styles.without}>{children}</div>;
}
