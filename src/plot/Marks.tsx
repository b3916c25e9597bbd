import type {CSSProperties, ReactNode} from 'react';
import {memo} from 'react';

import type {Place} from '../models/definition/marks';
import type {Axis} from './axis';
import type {Curve} from './curve';
import {
  curvePoints,
  type Labelled,
  NARROW_FRAMES,
  type PlacedLabel,
  placeMarkLabels,
  type Position,
  WIDE_FRAME,
} from './markLabels';
import styles from './marks.figure.module.css';
import {percent, SIDE} from './path';

/** A labelled point, level or line over the curves of a plot. */
export interface PlotMark {
  /** The point, or one end of the line, SI; an infinite value is an edge. */
  readonly from: Place;
  /** The other end of the line. */
  readonly to?: Place | undefined;
  readonly label: ReactNode;
  /** The label as plain text, by which its width is estimated. */
  readonly text: string;
}

export interface MarksProps {
  readonly marks: readonly PlotMark[];
  readonly curves: readonly Curve[];
  readonly xAxis: Axis;
  readonly yAxis: Axis;
  /** Whether the curves have names at their ends, which narrow the frame. */
  readonly frame: keyof typeof NARROW_FRAMES;
}

/** A position on an axis; an infinite value stands for one of its ends. */
function normalize(axis: Axis, value: number): number {
  return Number.isFinite(value) ? axis.normalize(value) : Number(value > 0);
}

function toPosition(place: Place, {xAxis, yAxis}: MarksProps): Position {
  const [x, y] = place;
  return {x: normalize(xAxis, x), y: 1 - normalize(yAxis, y)};
}

function isInFrame({x, y}: Position): boolean {
  return x > -0.001 && x < 1.001 && y > -0.001 && y < 1.001;
}

type VisibleMark = Labelled & Pick<PlotMark, 'label'>;

/**
 * The marks with a position in the figure; a line may begin outside. On a log
 * axis there are only those whose ends have a place on it, and no slanted lines,
 * which would be bent.
 */
function visibleMarks(props: MarksProps): readonly VisibleMark[] {
  return props.marks
    .map(({from, to, label, text}) => ({
      label,
      text,
      from: toPosition(from, props),
      to: to && toPosition(to, props),
    }))
    .filter(
      ({from, to = from}) =>
        (isInFrame(from) || isInFrame(to)) &&
        ((from.x - to.x) * (from.y - to.y) === 0 ||
          [props.xAxis, props.yAxis].every(({scale}) => scale === 'linear')),
    );
}

/** The marks that are in the figure, and the places of their labels. */
export function placeMarks(props: MarksProps): {
  readonly marks: readonly VisibleMark[];
  readonly labels: readonly PlacedLabel[];
} {
  const {curves, xAxis, yAxis} = props;
  const marks = visibleMarks(props);
  const points = curvePoints(curves, xAxis, yAxis);
  return {
    marks,
    labels: placeMarkLabels(marks, points, [
      NARROW_FRAMES[props.frame],
      WIDE_FRAME,
    ]),
  };
}

/** The path from one position to another. */
export function leaderPath(from: Position, to: Position): string {
  const [start, end] = [from, to].map(
    ({x, y}) => `${(SIDE * x).toFixed(1)},${(SIDE * y).toFixed(1)}`,
  );
  return `M${start}L${end}`;
}

/** The place of a label in its frame. */
export function labelStyle({x, y, side}: PlacedLabel): CSSProperties {
  const shift = (sign: number) => `calc(${50 * (sign - 1)}% + ${sign * 4}px)`;
  return {
    insetInlineStart: percent(x),
    insetBlockStart: percent(y),
    transform: `translate(${shift(side[0])}, ${shift(side[1])})`,
  };
}

/** Draws labelled points and lines over the curves of a plot. */
export const Marks = memo(function Marks(props: MarksProps): ReactNode {
  const {marks, labels} = placeMarks(props);
  return (
    <div className={styles.marks} aria-hidden="true" data-part="marks">
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none">
        {marks.map((mark, index) => (
          <path
            key={index}
            className={mark.to ? styles.markLine : styles.markPoint}
            d={leaderPath(mark.from, mark.to ?? mark.from)}
          />
        ))}
        {labels.map(
          (label, index) =>
            label.leader && (
              <path key={index} d={leaderPath(label.leader, label)} />
            ),
        )}
      </svg>
      {labels.map((label, index) => (
        <span key={index} style={labelStyle(label)}>
          {marks[index]?.label}
        </span>
      ))}
    </div>
  );
});
