import type {ReactNode} from 'react';
import {useState} from 'react';

import styles from './styles.model.module.css';

export interface MoreProps {
  readonly title: string;
  readonly isOpenAtFirst?: boolean;
  /** Rendered even while closed. */
  readonly isStatic?: boolean;
  readonly children: ReactNode;
}

/** Something to open; what is closed isn't rendered. */
export function More(props: MoreProps): ReactNode {
  const {title, isOpenAtFirst = false, isStatic = false, children} = props;
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details
      className={styles.more}
      open={isOpen}
      onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {(isOpen || isStatic) && children}
    </details>
  );
}
