import type {PointerEvent, ReactNode} from 'react';
import {useRef} from 'react';

import type {FramePoint} from './drawing';
import styles from './live.lazy.module.css';

export interface SurfaceProps {
  /** Draws from one place to the next; both are the same for the first. */
  readonly onStroke: (from: FramePoint, to: FramePoint) => void;
}

function placeIn(
  element: Element,
  {clientX, clientY}: {readonly clientX: number; readonly clientY: number},
): FramePoint {
  const {left, bottom, width, height} = element.getBoundingClientRect();
  return {x: (clientX - left) / width, y: (bottom - clientY) / height};
}

/** The surface over the axes on which mouse, finger and pen draw. */
export function Surface({onStroke}: SurfaceProps): ReactNode {
  const last = useRef<FramePoint | undefined>(undefined);
  const start = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || !event.isPrimary) {
      return;
    }
    const {currentTarget} = event;
    currentTarget.setPointerCapture(event.pointerId);
    const place = placeIn(currentTarget, event);
    last.current = place;
    onStroke(place, place);
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const {currentTarget, nativeEvent} = event;
    if (!last.current || !event.isPrimary) {
      return;
    }
    // Where a page is served by HTTP the browser has no such list.
    const between =
      'getCoalescedEvents' in nativeEvent
        ? nativeEvent.getCoalescedEvents()
        : [];
    for (const each of between.length > 0 ? between : [nativeEvent]) {
      const place = placeIn(currentTarget, each);
      onStroke(last.current, place);
      last.current = place;
    }
  };
  const end = () => {
    last.current = undefined;
  };
  return (
    <div
      className={styles.surface}
      data-part="surface"
      onPointerCancel={end}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
    />
  );
}
