import type {FocusEvent, KeyboardEvent, ReactNode} from 'react';
import {useEffect, useEffectEvent, useRef} from 'react';

import styles from '../styles.lazy.module.css';

export interface MenuProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A box over the plot that a button of the head opens. Escape closes it and
 * gives the focus back to its button; a press outside closes it as well.
 */
export function Menu({label, onClose, children}: MenuProps): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onPress = ({target}: PointerEvent) => {
      const head = menu.current?.parentElement;
      if (target instanceof Node && head?.contains(target) === false) {
        close();
      }
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);
  const onKeyDown = ({key}: KeyboardEvent) => {
    if (key === 'Escape') {
      const head = menu.current?.parentElement;
      head
        ?.querySelector<HTMLButtonElement>('button[aria-expanded="true"]')
        ?.focus();
      onClose();
    }
  };
  const onBlur = ({currentTarget, relatedTarget}: FocusEvent) => {
    const head = currentTarget.parentElement;
    if (relatedTarget && head?.contains(relatedTarget) === false) {
      onClose();
    }
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and focus of its buttons
    <div
      ref={menu}
      role="group"
      aria-label={label}
      className={styles.menu}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {children}
    </div>
  );
}
