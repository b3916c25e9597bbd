import clsx from 'clsx';
import {type ReactNode, useEffect, useRef, useState} from 'react';

import styles from './styles.module.css';

export interface ScrollRegionProps {
  /** Accessible name, read out when the region gets the focus. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Tells whether the browser has laid out the content of a region: with
 * `content-visibility: auto` it does so only near the window. A browser without
 * `checkVisibility` lays out everything.
 */
function isLaidOut({firstElementChild: child}: Element): boolean {
  const canTell = 'checkVisibility' in Element.prototype;
  return (
    !canTell || !child || child.checkVisibility({contentVisibilityAuto: true})
  );
}

/**
 * A box that scrolls content wider than the page, by hand and by arrow keys. It
 * gets the focus only while part of the content is hidden; without scripts,
 * always.
 */
export default function ScrollRegion({
  label,
  className,
  children,
}: ScrollRegionProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const element = frame.current;
    // A browser that can't observe the sizes keeps the region focusable.
    if (!element || !('ResizeObserver' in window)) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      // While the region has the focus, it stays focusable.
      if (isLaidOut(element) && element !== document.activeElement) {
        setOverflows(element.scrollWidth > element.clientWidth);
      }
    });
    observer.observe(element);
    for (const child of element.children) {
      observer.observe(child);
    }
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      className={clsx(styles.region, className)}
      {...(overflows && {role: 'group', 'aria-label': label, tabIndex: 0})}
    >
      {children}
    </div>
  );
}
