import clsx from 'clsx';
import type {ReactNode} from 'react';
import {memo} from 'react';

import type {Axis, Tick} from './axis';
import type {Curve} from './curve';
import {colourAndDash} from './curve';
import {linePath, markerPath, SIDE} from './path';
import styles from './styles.module.css';

/** Class of a plot colour, from 1. */
export function colourClass(colour: number): string | undefined {
  return styles[`colour${colour}`];
}

/** Dots of a closed form at most: the curve below it stays visible. */
const MAX_EXACT_DOTS = 60;

function CurvePath({
  curve,
  xAxis,
  yAxis,
}: {
  readonly curve: Curve;
  readonly xAxis: Axis;
  readonly yAxis: Axis;
}): ReactNode {
  const {x, y, styleIndex, style, isComparison, isExact} = curve;
  const {colour, dash} = colourAndDash(styleIndex);
  if (isExact) {
    return (
      <path
        className={styles.exact}
        data-curve={curve.id}
        d={markerPath(x, y, xAxis, yAxis, MAX_EXACT_DOTS)}
      />
    );
  }
  return (
    <g className={clsx(colourClass(colour), isComparison && styles.comparison)}>
      {style !== 'markers' && (
        <path
          className={styles.line}
          data-curve={curve.id}
          d={linePath(x, y, xAxis, yAxis)}
          strokeDasharray={dash === '' ? undefined : dash}
        />
      )}
      {style !== 'line' && (
        <path
          className={styles.markers}
          data-curve={curve.id}
          d={markerPath(x, y, xAxis, yAxis)}
        />
      )}
    </g>
  );
}

function Grid({
  xAxis,
  yAxis,
}: {
  readonly xAxis: Axis;
  readonly yAxis: Axis;
}): ReactNode {
  const horizontal = ({position}: Tick) =>
    `M0,${(SIDE * (1 - position)).toFixed(1)}H${SIDE}`;
  const vertical = ({position}: Tick) =>
    `M${(SIDE * position).toFixed(1)},0V${SIDE}`;
  const lines = (hasLabel: boolean) => {
    const isWanted = ({label}: Tick) => (label !== '') === hasLabel;
    return [
      ...yAxis.ticks.filter(isWanted).map(horizontal),
      ...xAxis.ticks.filter(isWanted).map(vertical),
    ].join('');
  };
  const minor = lines(false);
  return (
    <>
      {minor !== '' && <path className={styles.minorGrid} d={minor} />}
      <path className={styles.grid} d={lines(true)} />
    </>
  );
}

/** Sorts curves from the lowest to the topmost: the current run and markers are on top. */
function inDrawingOrder(curves: readonly Curve[]): readonly Curve[] {
  const rank = ({isComparison, isExact, style}: Curve) => {
    if (isExact) {
      return 3;
    }
    return (isComparison ? 0 : 1) + (style === 'line' ? 0 : 1);
  };
  return [...curves].reverse().sort((one, other) => rank(one) - rank(other));
}

export interface CurvesProps {
  readonly label: string;
  readonly curves: readonly Curve[];
  readonly xAxis: Axis;
  readonly yAxis: Axis;
}

/**
 * Draws the grid and the curves. The drawing is stretched to its frame (strokes
 * are not), so that it needs no size; text stands around it.
 */
export const Curves = memo(function Curves({
  label,
  curves,
  xAxis,
  yAxis,
}: CurvesProps): ReactNode {
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.drawing}
      data-part="drawing"
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      preserveAspectRatio="none"
    >
      <Grid xAxis={xAxis} yAxis={yAxis} />
      {inDrawingOrder(curves).map((curve) => (
        <CurvePath key={curve.id} curve={curve} xAxis={xAxis} yAxis={yAxis} />
      ))}
    </svg>
  );
});
