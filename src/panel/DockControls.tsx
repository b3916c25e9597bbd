import {translate} from '@docusaurus/Translate';
import type {ReactNode, RefObject} from 'react';
import {useEffect, useEffectEvent} from 'react';

import styles from './styles.model.module.css';

export interface DockControlsProps {
  readonly panel: RefObject<HTMLElement | null>;
  /** Whether a key press has docked the plot, so that the focus moves there. */
  readonly isByKey: boolean;
  readonly close: () => void;
}

/**
 * What ends the dock of a plot: its button, Escape, and the panel in sight again.
 * It is loaded when a plot is first docked.
 */
export function DockControls({
  panel,
  isByKey,
  close,
}: DockControlsProps): ReactNode {
  const onEnd = useEffectEvent(close);
  useEffect(() => {
    if (isByKey) {
      panel.current
        ?.querySelector<HTMLElement>('[data-part="place"] input[type="range"]')
        ?.focus({preventScroll: true});
    }
  }, [panel, isByKey]);
  useEffect(() => {
    const element = panel.current;
    if (!element) {
      return undefined;
    }
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        onEnd();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) {
          onEnd();
        }
      },
      {rootMargin: '-100px 0px -200px'},
    );
    observer.observe(element);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      observer.disconnect();
    };
  }, [panel]);
  return (
    <button
      type="button"
      className={styles.closeDock}
      aria-label={translate({
        id: 'simulation.dock.close',
        message: 'Close',
        description: 'Closes the plot that a link has brought near',
      })}
      onClick={close}
    >
      ×
    </button>
  );
}
