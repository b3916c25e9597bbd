import type {KeyboardEvent, PointerEvent, ReactNode} from 'react';

import {toUnit} from '../../../physics/units';
import type {Axis} from './axis';
import styles from './styles.module.css';

/** The cursor of a plot: a line that the reader moves over the curves. */
export interface CursorProps {
  readonly axis: Axis;
  /** SI value of the coordinate; undefined while there is no cursor. */
  readonly at: number | undefined;
  /** What the cursor is for: its accessible name. */
  readonly label: string;
  /** The coordinate and all values there, in words. */
  readonly text: string;
  readonly onMove: (at: number | undefined) => void;
}

/** How far a key moves the cursor, as a part of the axis. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -0.01,
  ArrowDown: -0.01,
  ArrowRight: 0.01,
  ArrowUp: 0.01,
  PageDown: -0.1,
  PageUp: 0.1,
  Home: -1,
  End: 1,
};

/** Parts are kept to what a step is a multiple of: no 0.30000000000000004. */
function moved(part: number, step: number): number {
  return Math.min(Math.max(Number((part + step).toFixed(9)), 0), 1);
}

function partUnder(event: PointerEvent<HTMLElement>): number {
  const {left, width} = event.currentTarget.getBoundingClientRect();
  return moved((event.clientX - left) / width, 0);
}

export function Cursor(props: CursorProps): ReactNode {
  const {axis, at, label, text, onMove} = props;
  const part = at === undefined ? undefined : axis.position(at);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Escape') {
      onMove(undefined);
    } else if (step !== undefined) {
      event.preventDefault();
      const from = part ?? (step > 0 && step < 1 ? 0 : 1);
      onMove(axis.invert(moved(from, step)));
    }
  };
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    onMove(axis.invert(partUnder(event)));
  };
  const shown = part === undefined || Number.isNaN(part) ? undefined : part;
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
      {shown !== undefined && (
        <span
          className={styles.cursorLine}
          style={{insetInlineStart: `${(100 * shown).toFixed(2)}%`}}
        />
      )}
    </div>
  );
}
