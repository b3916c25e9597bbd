import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useEffect, useState} from 'react';
import {flushSync} from 'react-dom';

import styles from './styles.model.module.css';

export interface DisclosureProps {
  readonly title: string;
  readonly isOpenAtFirst?: boolean;
  /** Renders the content even while closed. */
  readonly isStatic?: boolean;
  /** Prints the content even while closed. */
  readonly isPrinted?: boolean;
  readonly children: ReactNode;
}

/** Whether the page is about to be printed. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const start = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** A `<details>` that renders its content only while it is open. */
export function Disclosure(props: DisclosureProps): ReactNode {
  const {title, isOpenAtFirst = false, isStatic = false, children} = props;
  const {isPrinted = false} = props;
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const isPrinting = useIsPrinting();
  const isRendered = isOpen || isStatic || (isPrinted && isPrinting);
  return (
    <details
      className={clsx(styles.disclosure, isPrinted && styles.isPrinted)}
      open={isOpen}
      onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {isRendered && children}
    </details>
  );
}
