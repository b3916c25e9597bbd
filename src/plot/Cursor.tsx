import clsx from 'clsx';
import type {KeyboardEvent, PointerEvent, ReactNode} from 'react';
import {useRef} from 'react';

import {toUnit} from '../physics/units';
import type {Axis, Domain} from './axis';
import {percent} from './path';
import styles from './styles.figure.module.css';
import {changeWindow, useZoomGestures, ZOOM_STEP} from './useZoomGestures';
import type {Zoom} from './zoom';

/** What fixes a cursor. */
export interface CursorPin {
  /** Moves the cursor and fixes it there. */
  readonly onPlace: (at: number) => void;
  /** Fixes it at one more place: the second gives a difference. */
  readonly onFix: (at: number) => void;
  /** Removes it. */
  readonly onClear: () => void;
}

export interface CursorProps {
  readonly axis: Axis;
  /** SI value of the coordinate; undefined while there is no cursor. */
  readonly at: number | undefined;
  /** Accessible name. */
  readonly label: string;
  /** The coordinate and all values there, in words. */
  readonly text: string;
  readonly onMove: (at: number | undefined) => void;
  /** Fixes the cursor. Without it, it stays nowhere when the mouse leaves. */
  readonly pin?: CursorPin | undefined;
  /** SI coordinates that the pointer is drawn to. */
  readonly landmarks?: (() => readonly number[]) | undefined;
  /** Without it the axis can't be zoomed. */
  readonly zoom?: Zoom | undefined;
}

/** How far a key moves the cursor, as a fraction of the axis. */
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -0.01,
  ArrowDown: -0.01,
  ArrowRight: 0.01,
  ArrowUp: 0.01,
  PageDown: -0.1,
  PageUp: 0.1,
  Home: -1,
  End: 1,
};

/** Rounds to what a step is a multiple of (no 0.30000000000000004) and clamps. */
function clampPosition(position: number): number {
  return Math.min(Math.max(Number(position.toFixed(9)), 0), 1);
}

function pointerPosition(event: PointerEvent<HTMLElement>): number {
  const {left, width} = event.currentTarget.getBoundingClientRect();
  return clampPosition((event.clientX - left) / width);
}

/** Changes the window by a key; tells whether the key does so. */
function zoomByKey(
  {key, shiftKey}: KeyboardEvent,
  zoom: Zoom,
  position = 0.5,
): boolean {
  const factor = {'+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP}[key];
  const step = {ArrowLeft: -0.1, ArrowRight: 0.1}[key];
  if (factor !== undefined) {
    void changeWindow(zoom, {point: position, factor});
  } else if (key === '0') {
    zoom.onWindow(undefined);
  } else if (shiftKey && step !== undefined) {
    void changeWindow(zoom, {part: step});
  } else {
    return false;
  }
  return true;
}

/** How near a landmark draws the pointer to it, px. */
const ATTRACTION = 6;

/** The coordinate at a pointer, or that of the landmark near it. */
function pointedCoordinate(
  event: PointerEvent<HTMLElement>,
  {axis, landmarks}: CursorProps,
): number {
  const position = pointerPosition(event);
  const {width} = event.currentTarget.getBoundingClientRect();
  const distance = (coordinate: number) =>
    width * Math.abs(axis.normalize(coordinate) - position);
  const near = (landmarks?.() ?? [])
    .filter((coordinate) => distance(coordinate) <= ATTRACTION)
    .sort((one, other) => distance(one) - distance(other));
  return near[0] ?? axis.invert(position);
}

/** The keys of the cursor, and of the window of the axis. */
function useKeys({axis, at, onMove, pin, zoom}: CursorProps) {
  const position = at === undefined ? undefined : axis.normalize(at);
  return (event: KeyboardEvent) => {
    const step = KEY_STEPS[event.key];
    if (event.key === 'Escape') {
      (pin?.onClear ?? onMove)(undefined);
      zoom?.onWindow(undefined);
    } else if (event.ctrlKey || event.metaKey || event.altKey) {
      // The browser's own keys, such as those that zoom the page.
    } else if (zoom && zoomByKey(event, zoom, position)) {
      event.preventDefault();
    } else if (step !== undefined) {
      event.preventDefault();
      const from = position ?? (step > 0 && step < 1 ? 0 : 1);
      (pin?.onPlace ?? onMove)(axis.invert(clampPosition(from + step)));
    } else if (event.key === 'Enter' && at !== undefined) {
      pin?.onFix(at);
    }
  };
}

/** The line of the cursor, moved by pointer and keys like a slider. */
export function Cursor(props: CursorProps): ReactNode {
  const {axis, label, text, onMove, pin, zoom} = props;
  const at = Number.isFinite(props.at) ? props.at : undefined;
  const element = useRef<HTMLDivElement>(null);
  const position = at === undefined ? undefined : axis.normalize(at);
  const onKeyDown = useKeys(props);
  const {selection, handlers} = useZoomGestures(
    element,
    zoom,
    (pointerType) => pointerType === 'mouse',
  );
  const pressed = useRef(Number.NaN);
  // The first of two fingers has moved the cursor, which neither of them means.
  const isPinched = useRef(false);
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    onMove(isPinched.current ? undefined : pointedCoordinate(event, props));
  };
  const isShown = position !== undefined && position >= 0 && position <= 1;
  return (
    <div
      ref={element}
      role="slider"
      tabIndex={0}
      className={styles.cursor}
      aria-label={label}
      aria-valuemin={toUnit(axis.invert(0), axis.unit)}
      aria-valuemax={toUnit(axis.invert(1), axis.unit)}
      aria-valuenow={toUnit(at ?? axis.invert(1), axis.unit)}
      aria-valuetext={text}
      {...handlers}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        handlers.onPointerDown(event);
        pressed.current =
          event.isPrimary && event.button === 0 ? event.clientX : Number.NaN;
        isPinched.current = !event.isPrimary;
        onPointer(event);
      }}
      onPointerMove={(event) => {
        handlers.onPointerMove(event);
        onPointer(event);
      }}
      onPointerUp={(event) => {
        handlers.onPointerUp(event);
        if (Math.abs(event.clientX - pressed.current) <= ATTRACTION) {
          pin?.onFix(pointedCoordinate(event, props));
        }
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') {
          onMove(undefined);
        }
      }}
    >
      {selection && <Selection selection={selection} />}
      {isShown && (
        <span
          className={styles.cursorLine}
          style={{insetInlineStart: percent(position)}}
        />
      )}
    </div>
  );
}

/** The strip of the time axis: a drag over it selects what is shown. */
export function AxisStrip({
  zoom,
  children,
}: {
  readonly zoom: Zoom | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const {selection, handlers} = useZoomGestures(element, zoom, () => true);
  return (
    <div
      ref={element}
      className={clsx(styles.xTicks, zoom && styles.isZoomable)}
      data-part="xTicks"
      aria-hidden="true"
      {...handlers}
    >
      {children}
      {selection && <Selection selection={selection} />}
    </div>
  );
}

function Selection({
  selection: [from, to],
}: {
  readonly selection: Domain;
}): ReactNode {
  return (
    <span
      className={styles.selection}
      style={{
        insetInlineStart: percent(from),
        inlineSize: percent(to - from),
      }}
    />
  );
}
