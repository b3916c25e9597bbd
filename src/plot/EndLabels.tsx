import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {Curve} from './curve';
import {curveTone} from './Curves';
import labelStyles from './labels.figure.module.css';
import {placeLabels} from './placeLabels';
import styles from './styles.figure.module.css';

/** The name of a curve at its end, in the colour of the curve. */
export interface EndLabel {
  readonly curve: Curve;
  /** Position of the curve's end on the vertical axis, from 0 to 1. */
  readonly end: number;
  /** Position of the curve at the cursor; undefined without a cursor. */
  readonly atCursor?: number | undefined;
  readonly symbol?: ReactNode;
  readonly name: ReactNode;
  /** The value at the cursor, else at the end. */
  readonly value: string;
  /** Symbol, or else name, and value as plain text, by which a width is estimated. */
  readonly words?: string;
  /** Lines of name and value in the narrowest column; two unless given. */
  readonly lines?: number;
}

/**
 * Height of a line as a part of the smallest plot. On larger plots, labels only
 * keep a greater distance.
 */
const LINE_HEIGHT = 0.09;

/** Lines that fit beside a plot. */
export const MOST_LINES = Math.floor(1 / LINE_HEIGHT);

/** Side of the square that leader lines are drawn in. */
const SIDE = 100;

function percent(position: number): string {
  return `${(100 * position).toFixed(2)}%`;
}

function LeaderLines({
  labels,
  centres,
}: {
  readonly labels: readonly EndLabel[];
  readonly centres: readonly number[];
}): ReactNode {
  return (
    <svg
      className={labelStyles.leaders}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      preserveAspectRatio="none"
    >
      {labels.map(({curve, end}, index) => {
        const [from, to] = [end, centres[index] ?? end].map((position) =>
          (SIDE * (1 - position)).toFixed(1),
        );
        return (
          from !== to && (
            <path
              key={curve.id}
              {...curveTone(curve)}
              d={`M0,${from}L${SIDE},${to}`}
            />
          )
        );
      })}
    </svg>
  );
}

/** Names and values at the ends of the curves, without overlap. */
export function EndLabels({
  labels,
}: {
  readonly labels: readonly EndLabel[];
}): ReactNode {
  const centres = placeLabels(
    labels.map(({end}) => end),
    labels.map(({lines = 2}) => lines * LINE_HEIGHT),
  );
  return (
    <div className={labelStyles.labels} data-part="labels" aria-hidden="true">
      <LeaderLines labels={labels} centres={centres} />
      {labels.map(({curve, symbol, name, value}, index) => {
        const {className, style} = curveTone(curve);
        return (
          <span
            key={curve.id}
            className={clsx(labelStyles.label, className)}
            data-of={curve.id}
            style={{
              ...style,
              insetBlockStart: percent(1 - (centres[index] ?? 0)),
            }}
          >
            <span>
              {symbol}
              <span data-part={symbol === undefined ? undefined : 'labelName'}>
                {symbol !== undefined && ' '}
                {name}
              </span>
            </span>
            <span className={labelStyles.labelValue}>{value}</span>
          </span>
        );
      })}
    </div>
  );
}

/** Dots where the cursor meets the labelled curves. */
export function CursorDots({
  at,
  labels,
}: {
  /** Position of the cursor on the horizontal axis. */
  readonly at: number;
  readonly labels: readonly EndLabel[];
}): ReactNode {
  return labels.map(
    ({curve, atCursor}) =>
      atCursor !== undefined &&
      atCursor >= 0 &&
      atCursor <= 1 && (
        <span
          key={curve.id}
          aria-hidden="true"
          className={clsx(styles.cursorDot, curveTone(curve).className)}
          style={{
            ...curveTone(curve).style,
            insetInlineStart: percent(at),
            insetBlockStart: percent(1 - atCursor),
          }}
        />
      ),
  );
}
