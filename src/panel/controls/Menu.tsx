import type {FocusEvent, ReactNode} from 'react';
import {useEffectEvent, useLayoutEffect, useRef} from 'react';

import styles from '../styles.lazy.module.css';

export interface MenuProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Gives the focus to the button of a head that has opened its menu. */
export function focusOpener(head: Element | null | undefined): void {
  head?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
}

/**
 * A box over the plot that a button of the head opens. Escape, in the box or on
 * a button of the head, closes it and gives the focus back to its button; a
 * press outside closes it as well.
 */
export function Menu({label, onClose, children}: MenuProps): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  // Before the first paint: a key may follow the press that opened the box.
  useLayoutEffect(() => {
    const head = menu.current?.parentElement;
    const onPress = ({target}: PointerEvent) => {
      if (target instanceof Node && head?.contains(target) === false) {
        close();
      }
    };
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        focusOpener(head);
        close();
      }
    };
    document.addEventListener('pointerdown', onPress);
    head?.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      head?.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  const onBlur = ({currentTarget, relatedTarget}: FocusEvent) => {
    const head = currentTarget.parentElement;
    if (relatedTarget && head?.contains(relatedTarget) === false) {
      onClose();
    }
  };
  return (
    <div
      ref={menu}
      role="group"
      aria-label={label}
      className={styles.menu}
      onBlur={onBlur}
    >
      {children}
    </div>
  );
}
