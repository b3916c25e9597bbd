import type {ReactNode} from 'react';

import styles from './styles.module.css';

export interface WithoutScriptsProps {
  readonly children: ReactNode;
}

/** What is read in place of something that needs JavaScript, where it is off. */
export default function WithoutScripts({
  children,
}: WithoutScriptsProps): ReactNode {
  return <div className={styles.without}>{children}</div>;
}
