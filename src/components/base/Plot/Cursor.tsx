import type {KeyboardEvent, PointerEvent, ReactNode} from 'react';

import {toUnit} from '../../../physics/units';
import type {Axis} from './axis';
import styles from './styles.module.css';

export interface CursorProps {
  readonly axis: Axis;
  /** SI value of the coordinate; undefined while there is no cursor. */
  readonly at: number | undefined;
  /** Accessible name. */
  readonly label: string;
  /** The coordinate and all values there, in words. */
  readonly text: string;
  readonly onMove: (at: number | undefined) => void;
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

/** The line of the cursor, moved by pointer and keys like a slider. */
export function Cursor(props: CursorProps): ReactNode {
  const {axis, at, label, text, onMove} = props;
  const position = at === undefined ? undefined : axis.normalize(at);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEY_STEPS[event.key];
    if (event.key === 'Escape') {
      onMove(undefined);
    } else if (step !== undefined) {
      event.preventDefault();
      const from = position ?? (step > 0 && step < 1 ? 0 : 1);
      onMove(axis.invert(clampPosition(from + step)));
    }
  };
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    onMove(axis.invert(pointerPosition(event)));
  };
  const isShown = position !== undefined && !Number.isNaN(position);
  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles.cursor}
      aria-label={label}
      aria-valuemin={toUnit(axis.invert(0), axis.unit)}
      aria-valuemax={toUnit(axis.invert(1), axis.unit)}
      aria-valuenow={toUnit(at ?? axis.invert(1), axis.unit)}
      aria-valuetext={text}
      onKeyDown={onKeyDown}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') {
          onMove(undefined);
        }
      }}
    >
      {isShown && (
        <span
          className={styles.cursorLine}
          style={{insetInlineStart: `${(100 * position).toFixed(2)}%`}}
        />
      )}
    </div>
  );
}
