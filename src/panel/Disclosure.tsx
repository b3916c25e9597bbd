import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useEffect, useEffectEvent, useState} from 'react';
import {flushSync} from 'react-dom';

import styles from './styles.model.module.css';

export interface DisclosureProps {
  readonly title: string;
  readonly isOpenAtFirst?: boolean;
  /** Renders the content even while closed. */
  readonly isStatic?: boolean;
  /** Prints the content even while closed. */
  readonly isPrinted?: boolean;
  /** Keeps the content, and what the reader has entered, once it was open. */
  readonly isKept?: boolean;
  /** Id of the element; an address with it opens the content. */
  readonly id?: string;
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

/** Opens the content when the address names its id. */
function useOpenByAddress(id: string | undefined, open: () => void): void {
  const latest = useEffectEvent(open);
  useEffect(() => {
    if (id === undefined) {
      return undefined;
    }
    const onHash = () => {
      if (window.location.hash === `#${id}`) {
        latest();
      }
    };
    onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [id]);
}

/** A `<details>` that renders its content only while it is open. */
export function Disclosure(props: DisclosureProps): ReactNode {
  const {title, isOpenAtFirst = false, isStatic = false, children} = props;
  const {isPrinted = false, isKept = false, id} = props;
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const isPrinting = useIsPrinting();
  useOpenByAddress(id, () => setIsOpen(true));
  const isShown = isOpen || isStatic || (isPrinted && isPrinting);
  const [wasShown, setWasShown] = useState(isShown);
  if (isKept && isShown && !wasShown) {
    setWasShown(true);
  }
  return (
    <details
      id={id}
      className={clsx(styles.disclosure, isPrinted && styles.isPrinted)}
      open={isOpen}
      onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {(isShown || (isKept && wasShown)) && children}
    </details>
  );
}
