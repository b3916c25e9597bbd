import {type ReactNode, useEffect, useRef} from 'react';

import {routeKey, tickOf, useAllProgress} from '../../../site/progress';
import styles from './styles.lazy.module.css';

export interface ProgressTicksProps {
  readonly children: ReactNode;
}

/** Shows a quiet tick beside links to pages on which the reader did something. */
export function ProgressTicks({children}: ProgressTicksProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const progress = useAllProgress();
  useEffect(() => {
    const links = frame.current?.querySelectorAll<HTMLAnchorElement>('a') ?? [];
    for (const link of links) {
      const page = link.hash ? undefined : progress[routeKey(link.pathname)];
      link.dataset.tick = page ? tickOf(page) : 'none';
    }
  }, [progress]);
  return (
    <div className={styles.ticks} ref={frame}>
      {children}
    </div>
  );
}
