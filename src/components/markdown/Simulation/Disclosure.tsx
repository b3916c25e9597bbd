import type {ReactNode} from 'react';
import {useState} from 'react';

import styles from './styles.model.module.css';

export interface DisclosureProps {
  readonly title: string;
  readonly isOpenAtFirst?: boolean;
  /** Renders the content even while closed. */
  readonly isStatic?: boolean;
  readonly children: ReactNode;
}

/** A `<details>` that renders its content only while it is open. */
export function Disclosure(props: DisclosureProps): ReactNode {
  const {title, isOpenAtFirst = false, isStatic = false, children} = props;
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details
      className={styles.disclosure}
      open={isOpen}
      onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {(isOpen || isStatic) && children}
    </details>
  );
}
