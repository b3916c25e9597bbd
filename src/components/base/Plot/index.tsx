import clsx from 'clsx';
import type {ReactNode} from 'react';
import {memo} from 'react';

import type {Axis, AxisOptions} from './axis';
import {createAxis} from './axis';
import type {CursorProps} from './Cursor';
import {Cursor} from './Cursor';
import type {Curve, CurveStyle} from './curve';
import {colourAndDash} from './curve';
import {colourClass, Curves} from './Curves';
import {interpolate} from './path';
import styles from './styles.module.css';

export {createAxis, interpolate};
export type {Axis, AxisOptions, Curve, CurveStyle};

export interface PlotProps {
  /** Accessible name. */
  readonly label: string;
  readonly curves: readonly Curve[];
  readonly xAxis: Axis;
  readonly yAxis: Axis;
  /** Quantity and unit of the axes. */
  readonly xTitle: ReactNode;
  readonly yTitle: ReactNode;
  /** Without it the plot has no cursor. */
  readonly cursor?: Omit<CursorProps, 'axis'> | undefined;
}

const XTicks = memo(function XTicks({axis}: {readonly axis: Axis}) {
  return (
    <div className={styles.xTicks} data-part="xTicks" aria-hidden="true">
      {axis.ticks.map(
        ({position, label}) =>
          label !== '' && (
            <span
              key={position}
              className={styles.xTick}
              style={{insetInlineStart: `${(100 * position).toFixed(2)}%`}}
            >
              {label}
            </span>
          ),
      )}
    </div>
  );
});

const YTicks = memo(function YTicks({axis}: {readonly axis: Axis}) {
  return (
    <div className={styles.yTicks} data-part="yTicks" aria-hidden="true">
      {axis.ticks.map(
        ({position, label}) =>
          label !== '' && (
            <span
              key={position}
              className={styles.yTick}
              style={{insetBlockStart: `${(100 - 100 * position).toFixed(2)}%`}}
            >
              {label}
            </span>
          ),
      )}
    </div>
  );
});

/** Draws curves in a frame with axes, and a cursor to read them. */
export default function Plot(props: PlotProps): ReactNode {
  const {label, curves, xAxis, yAxis, xTitle, yTitle, cursor} = props;
  return (
    <div className={styles.plot} data-part="plot">
      <div className={styles.yTitle} data-part="yTitle">
        {yTitle}
      </div>
      <YTicks axis={yAxis} />
      <div className={styles.frame}>
        <Curves label={label} curves={curves} xAxis={xAxis} yAxis={yAxis} />
        {cursor && <Cursor axis={xAxis} {...cursor} />}
      </div>
      <XTicks axis={xAxis} />
      <div className={styles.xTitle} data-part="xTitle">
        {xTitle}
      </div>
    </div>
  );
}

export interface SwatchProps {
  readonly styleIndex: number;
  readonly style: CurveStyle;
  readonly isComparison?: boolean | undefined;
}

/** A sample of a curve's colour and pattern, for the legend. */
export function Swatch({
  styleIndex,
  style,
  isComparison,
}: SwatchProps): ReactNode {
  const {colour, dash} = colourAndDash(styleIndex);
  return (
    <svg
      className={clsx(
        styles.swatch,
        colourClass(colour),
        isComparison && styles.comparison,
      )}
      viewBox="0 0 32 12"
      aria-hidden="true"
    >
      {style !== 'markers' && (
        <path
          className={styles.line}
          d="M1,6H31"
          strokeDasharray={dash === '' ? undefined : dash}
        />
      )}
      {style !== 'line' && (
        <path className={styles.markers} d="M6,6h0M16,6h0M26,6h0" />
      )}
    </svg>
  );
}
