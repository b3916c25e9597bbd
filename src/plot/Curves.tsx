import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import {memo} from 'react';

import type {Axis} from './axis';
import type {Curve, CurveLook} from './curve';
import {colourAndDash} from './curve';
import {linePath, markerPath, SIDE} from './path';
import styles from './styles.figure.module.css';

/** The class and the style that give a curve its colour. */
export function curveTone({
  styleIndex,
  tone,
  isComparison = false,
  isReference = false,
  isGhost = false,
  isFaint = false,
  rank = 0,
}: CurveLook): {
  readonly className: string | undefined;
  readonly style?: CSSProperties;
} {
  if (isComparison) {
    const share = `${Math.round(100 * rank)}%`;
    return {
      className: clsx(styles.comparison, isFaint && styles.faint),
      style: {'--site-rank': share} as CSSProperties,
    };
  }
  const {colour} = colourAndDash({styleIndex, tone});
  return {
    className:
      clsx(
        tone === 'cold' && styles.cold,
        isFaint && styles.faint,
        isGhost && styles.ghost,
        isReference && styles.reference,
      ) || undefined,
    ...(!isGhost &&
      !isReference && {style: {color: `var(--site-plot-${colour})`}}),
  };
}

/** Dots of a closed form at most: the curve below it stays visible. */
const MAX_EXACT_DOTS = 60;

function CurvePath({
  curve,
  xAxis,
  yAxis,
  tolerance,
}: Omit<CurvesProps, 'label' | 'curves'> & {
  readonly curve: Curve;
}): ReactNode {
  const {x, y, style, isExact} = curve;
  const {dash} = colourAndDash(curve);
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
    <g {...curveTone(curve)}>
      {style !== 'markers' && (
        <path
          className={styles.line}
          data-curve={curve.id}
          d={linePath(x, y, xAxis, yAxis, tolerance)}
          strokeDasharray={dash}
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

/** Horizontal lines only: the cursor reads the other axis. */
function Grid({axis: {ticks}}: {readonly axis: Axis}): ReactNode {
  const lines = (hasLabel: boolean) =>
    ticks
      .filter(({label}) => (label !== '') === hasLabel)
      .map(({position}) => `M0,${(SIDE * (1 - position)).toFixed(1)}H${SIDE}`)
      .join('');
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
  const rank = ({isExact, isGhost, style, ...curve}: Curve) => {
    if (isExact || isGhost) {
      return isGhost ? -1 : 3;
    }
    const isBelow = curve.isComparison === true || curve.isReference === true;
    return (isBelow ? 0 : 1) + (style === 'line' ? 0 : 1);
  };
  return [...curves].reverse().sort((one, other) => rank(one) - rank(other));
}

export interface CurvesProps {
  readonly label: string;
  readonly curves: readonly Curve[];
  readonly xAxis: Axis;
  readonly yAxis: Axis;
  /** How far a line may be from its points, in thousandths of the height. */
  readonly tolerance?: number | undefined;
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
  tolerance,
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
      <Grid axis={yAxis} />
      {inDrawingOrder(curves).map((curve) => (
        <CurvePath key={curve.id} {...{curve, xAxis, yAxis, tolerance}} />
      ))}
    </svg>
  );
});
