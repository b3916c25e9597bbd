import type {CSSProperties, ReactNode} from 'react';

import type {Locale} from '../../../i18n';
import type {Mark, Place} from '../../../models/definition/marks';
import {Subscripts} from '../../../panel/SymbolText';
import type {Axis, Curve} from '../../../plot';
import {
  curvePoints,
  type Labelled,
  type PlacedLabel,
  placeLabels,
  type Position,
} from './labels';
import styles from './styles.figure.module.css';

export interface MarksProps {
  readonly marks: readonly Mark[];
  readonly curves: readonly Curve[];
  readonly xAxis: Axis;
  readonly yAxis: Axis;
  readonly locale: Locale;
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

/** The marks with a position in the figure; a line may begin outside. */
function visibleMarks(props: MarksProps): readonly Labelled[] {
  return props.marks
    .map(({from, to, label}) => ({
      text: label[props.locale],
      from: toPosition(from, props),
      to: to && toPosition(to, props),
    }))
    .filter(
      ({from, to}) => isInFrame(from) || (to !== undefined && isInFrame(to)),
    );
}

/** Side of the square that the marks are drawn in; it is stretched. */
const SIDE = 1000;

function markPath({from, to}: Labelled): string {
  const [start, end] = [from, to ?? from].map(
    ({x, y}) => `${(SIDE * x).toFixed(1)},${(SIDE * y).toFixed(1)}`,
  );
  return `M${start}L${end}`;
}

function labelStyle({x, y, side}: PlacedLabel): CSSProperties {
  const shift = (sign: number) => `calc(${50 * (sign - 1)}% + ${sign * 4}px)`;
  return {
    insetInlineStart: `${(100 * x).toFixed(2)}%`,
    insetBlockStart: `${(100 * y).toFixed(2)}%`,
    transform: `translate(${shift(side[0])}, ${shift(side[1])})`,
  };
}

/** Draws labelled points and lines over the curves of a plot. */
export function Marks(props: MarksProps): ReactNode {
  const {curves, xAxis, yAxis} = props;
  const marks = visibleMarks(props);
  const labels = placeLabels(marks, curvePoints(curves, xAxis, yAxis));
  return (
    <div className={styles.marks} aria-hidden="true" data-part="marks">
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none">
        {marks.map((mark, index) => (
          <path
            key={index}
            className={mark.to ? styles.markLine : styles.markPoint}
            d={markPath(mark)}
          />
        ))}
      </svg>
      {labels.map((label, index) => (
        <span key={index} style={labelStyle(label)}>
          <Subscripts>{marks[index]?.text ?? ''}</Subscripts>
        </span>
      ))}
    </div>
  );
}
