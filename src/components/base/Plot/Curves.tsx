import clsx from 'clsx';
import type {ReactNode} from 'react';
import {memo} from 'react';

import type {Axis, Tick} from './axis';
import type {Curve} from './curve';
import {lookOf} from './curve';
import {linePath, markerPath, SIDE} from './path';
import styles from './styles.module.css';

/** Class of a plot colour, from 1. */
export function colourClass(colour: number): string | undefined {
  return styles[`colour${colour}`];
}

const EXACT_DOTS = 60;

function CurvePath({
  curve,
  xAxis,
  yAxis,
}: {
  readonly curve: Curve;
  readonly xAxis: Axis;
  readonly yAxis: Axis;
}): ReactNode {
  const {x, y, look, style, isAside, isExact} = curve;
  const {colour, dash} = lookOf(look);
  if (isExact) {
    return (
      <path
        className={styles.exact}
        data-curve={curve.id}
        d={markerPath(x, y, xAxis, yAxis, EXACT_DOTS)}
        suppressHydrationWarning
      />
    );
  }
  return (
    <g className={clsx(colourClass(colour), isAside && styles.aside)}>
      {style !== 'markers' && (
        <path
          className={styles.line}
          data-curve={curve.id}
          d={linePath(x, y, xAxis, yAxis)}
          strokeDasharray={dash === '' ? undefined : dash}
          suppressHydrationWarning
        />
      )}
      {style !== 'line' && (
        <path
          className={styles.markers}
          data-curve={curve.id}
          d={markerPath(x, y, xAxis, yAxis)}
          suppressHydrationWarning
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
  const across = ({position}: Tick) =>
    `M0,${(SIDE * (1 - position)).toFixed(1)}H${SIDE}`;
  const up = ({position}: Tick) => `M${(SIDE * position).toFixed(1)},0V${SIDE}`;
  const lines = (isNamed: boolean) => {
    const wanted = ({label}: Tick) => (label !== '') === isNamed;
    return [
      ...yAxis.ticks.filter(wanted).map(across),
      ...xAxis.ticks.filter(wanted).map(up),
    ].join('');
  };
  const minor = lines(false);
  return (
    <>
      {minor !== '' && (
        <path className={styles.minorGrid} d={minor} suppressHydrationWarning />
      )}
      <path className={styles.grid} d={lines(true)} suppressHydrationWarning />
    </>
  );
}

/** Last is on top: markers over lines, the current run over the others. */
function inDrawingOrder(curves: readonly Curve[]): readonly Curve[] {
  const rank = ({isAside, isExact, style}: Curve) => {
    if (isExact) {
      return 3;
    }
    return (isAside ? 0 : 1) + (style === 'line' ? 0 : 1);
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
 * The drawing. It is stretched to its frame (strokes are not), so that it
 * needs no size: text stands around it.
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
