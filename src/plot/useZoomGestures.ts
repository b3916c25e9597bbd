import type {PointerEvent, RefObject} from 'react';
import {useEffect, useRef, useState} from 'react';

import type {Domain} from './axis';
import type {WindowChange, Zoom} from './zoom';

/** How much a key or a notch of the wheel magnifies. */
export const ZOOM_STEP = 1.5;

/** Changes the window with code that is loaded for it; else it stays. */
export async function changeWindow(
  zoom: Zoom,
  change: WindowChange,
): Promise<void> {
  try {
    const {applyChange} = await import('./zoom');
    applyChange(zoom, change);
  } catch {
    // Without a connection nothing is magnified.
  }
}

function positionIn(element: Element, clientX: number): number {
  const {left, width} = element.getBoundingClientRect();
  return (clientX - left) / width;
}

/** The wheel with Ctrl or ⌘, which is also what a touch pad's pinch gives. */
function useWheel(
  element: RefObject<HTMLElement | null>,
  zoom: Zoom | undefined,
): void {
  useEffect(() => {
    const target = element.current;
    if (!target || !zoom) {
      return undefined;
    }
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        const factor = event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP;
        const point = positionIn(target, event.clientX);
        void changeWindow(zoom, {point, factor});
      }
    };
    // React listens passively: the browser would zoom the page.
    target.addEventListener('wheel', onWheel, {passive: false});
    return () => target.removeEventListener('wheel', onWheel);
  }, [element, zoom]);
}

/** A drag shorter than this, as a part of the width, is a click. */
const SHORTEST_DRAG = 0.02;

interface Pinch {
  readonly distance: number;
  readonly centre: number;
  readonly window: Domain | undefined;
}

/** Pointers that are down, and what they began with. */
interface Gesture {
  readonly pointers: Map<number, number>;
  from?: number;
  pinch?: Pinch;
}

/**
 * Gestures that change the window: a drag selects, two fingers pinch, the wheel
 * magnifies with Ctrl or ⌘.
 *
 * @param canDrag - whether a pointer of this kind selects by dragging
 * @returns the selection being dragged, in positions, and the handlers
 */
export function useZoomGestures(
  element: RefObject<HTMLElement | null>,
  zoom: Zoom | undefined,
  canDrag: (pointerType: string) => boolean,
) {
  const gesture = useRef<Gesture>({pointers: new Map()});
  const [selection, setSelection] = useState<Domain>();
  useWheel(element, zoom);
  const end = (event: PointerEvent<HTMLElement>) => {
    const {pointers} = gesture.current;
    pointers.delete(event.pointerId);
    gesture.current = {pointers};
    setSelection(undefined);
  };
  const pinchTo = (present: Zoom, positions: readonly number[]) => {
    const [one = 0, other = 0] = positions;
    const distance = Math.max(Math.abs(other - one), SHORTEST_DRAG);
    const centre = (one + other) / 2;
    const pinch = (gesture.current.pinch ??= {
      distance,
      centre,
      window: present.window,
    });
    const start = {...present, window: pinch.window};
    const factor = distance / pinch.distance;
    void changeWindow(start, {point: pinch.centre, factor});
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!zoom) {
      return;
    }
    const at = positionIn(event.currentTarget, event.clientX);
    gesture.current.pointers.set(event.pointerId, at);
    const isFirst = gesture.current.pointers.size === 1;
    if (isFirst && event.button === 0 && canDrag(event.pointerType)) {
      gesture.current.from = at;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const {pointers, from} = gesture.current;
    if (!zoom || !pointers.has(event.pointerId)) {
      return;
    }
    const at = positionIn(event.currentTarget, event.clientX);
    pointers.set(event.pointerId, at);
    if (pointers.size === 2) {
      setSelection(undefined);
      pinchTo(zoom, [...pointers.values()]);
    } else if (from !== undefined && Math.abs(at - from) > SHORTEST_DRAG) {
      const inside = Math.min(Math.max(at, 0), 1);
      setSelection([Math.min(from, inside), Math.max(from, inside)]);
    }
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (zoom && selection) {
      void changeWindow(zoom, {selection});
    }
    end(event);
  };
  const onDoubleClick = () => zoom?.onWindow(undefined);
  return {
    selection,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: end,
      onDoubleClick,
    },
  };
}
