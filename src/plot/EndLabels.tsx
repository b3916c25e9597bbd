import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {Curve} from './curve';
import {curveTone} from './Curves';
import labelStyles from './labels.figure.module.css';
import {percent} from './path';
import {placeLabels} from './placeLabels';
import styles from './styles.figure.module.css';

/** The name of a curve at its end, in the colour of the curve. */
export interface EndLabel {
  readonly curve: Curve;
  /** Position of the curve's end on the vertical axis, from 0 to 1. */
  readonly end: number;
  /** Whether the curve ends before the edge of the plot, so that no line leads to it. */
  readonly endsInside?: boolean;
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
  /** Those in a wide column. */
  readonly wideLines?: number;
}

/** Height of a line as a part of the smallest plot with a narrow or wide column. */
const [NARROW, WIDE] = [0.09, 0.072];

/** Lines that fit beside a plot. */
export const MOST_LINES = Math.floor(1 / NARROW);

/** Height of a line with some space, em. */
const LINE = 1.2;

/**
 * How far each label is below the end of its curve, em: on a plot that is larger
 * than the smallest one, labels with these distances do not overlap either.
 */
function shifts(
  labels: readonly EndLabel[],
  line: number,
  linesOf: (label: EndLabel) => number,
): readonly number[] {
  const centres = placeLabels(
    labels.map(({end}) => end),
    labels.map((label) => line * linesOf(label)),
  );
  return labels.map(({end}, index) => {
    const lines = (end - (centres[index] ?? end)) / line;
    return Number((LINE * lines).toFixed(2));
  });
}

/** Names and values at the ends of the curves, without overlap. */
export function EndLabels({
  labels,
}: {
  readonly labels: readonly EndLabel[];
}): ReactNode {
  const narrow = shifts(labels, NARROW, ({lines = 2}) => lines);
  const wide = shifts(
    labels,
    WIDE,
    ({lines = 2, wideLines = lines}) => wideLines,
  );
  return (
    <div className={labelStyles.labels} data-part="labels" aria-hidden="true">
      {labels.map(({curve, end, endsInside, symbol, name, value}, index) => {
        const {className, style} = curveTone(curve);
        const place = {
          '--site-end': percent(1 - end),
          '--site-narrow': narrow[index],
          '--site-wide': wide[index],
        };
        return (
          <span
            key={curve.id}
            className={clsx(labelStyles.label, className)}
            data-of={curve.id}
            style={{...style, ...place}}
          >
            {!endsInside && (
              <svg
                width="1"
                height="1"
                overflow="visible"
                stroke="currentcolor"
              >
                <line x2="1em" y1="-1em" vectorEffect="non-scaling-stroke" />
              </svg>
            )}
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
