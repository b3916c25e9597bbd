import clsx from 'clsx';
import {type ReactNode, useEffect, useRef, useState} from 'react';

import styles from './styles.module.css';

export interface ScrollRegionProps {
  /** What scrolls: read out when the focus comes here. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Far from the window, the widths of what is in it are not known yet. */
function isLaidOut({firstElementChild: child}: Element): boolean {
  // A browser without the question never leaves anything out either.
  const isUnasked = !('checkVisibility' in Element.prototype);
  return (
    isUnasked || !child || child.checkVisibility({contentVisibilityAuto: true})
  );
}

/**
 * What is wider than the page scrolls in here, by hand and by arrow keys. Tab
 * stops here only while something is hidden, and always without scripts.
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
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      // A stop of Tab does not vanish while the focus is there.
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
