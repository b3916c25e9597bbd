import clsx from 'clsx';
import type {ReactNode} from 'react';
import {memo, useRef} from 'react';

import type {Axis} from './axis';
import {AxisStrip, Cursor, type CursorProps} from './Cursor';
import {colourAndDash, type Curve, type CurveLook} from './curve';
import {Curves, curveTone} from './Curves';
import {CursorDots, type EndLabel, EndLabels} from './EndLabels';
import {Marks, type PlotMark} from './Marks';
import {percent} from './path';
import styles from './styles.figure.module.css';
import {useFittingMovement} from './useFittingMovement';
import {useLandmarks} from './useLandmarks';

export {
  type Axis,
  type AxisOptions,
  createAxis,
  type Domain,
  valueExtent,
} from './axis';
export type {CursorPin} from './Cursor';
export type {Curve} from './curve';
export {curveTone} from './Curves';
export {type EndLabel, MOST_LINES} from './EndLabels';
export {
  curvePoints,
  type FrameSize,
  labelWidth,
  NARROW_FRAMES,
  placeMarkLabels,
} from './markLabels';
export type {Axes} from './fittingMovement';
export {labelStyle, leaderPath, type PlotMark} from './Marks';
export {linePath, percent, SIDE, simplifyPath} from './path';

export interface PlotCursor extends Omit<CursorProps, 'axis' | 'landmarks'> {
  /** Shown with the cursor; hides the names at the ends where it has the room. */
  readonly readout?: ReactNode;
}

export interface PlotProps {
  /** Accessible name. */
  readonly label: string;
  readonly curves: readonly Curve[];
  readonly xAxis: Axis;
  readonly yAxis: Axis;
  /** Quantity and unit of the axes. */
  readonly xTitle: ReactNode;
  readonly yTitle: ReactNode;
  /** How far a line may be from its points: more in a low plot; see `Curves`. */
  readonly tolerance?: number;
  /** Without it the plot has no cursor. */
  readonly cursor?: PlotCursor | undefined;
  /** Names at the ends of the curves; `MOST_LINES` of their lines fit. */
  readonly labels?: readonly EndLabel[] | undefined;
  /** Points, levels and lines to show over the curves. */
  readonly marks?: readonly PlotMark[] | undefined;
  /** Changes when the axes are fitted to other curves: the picture moves there. */
  readonly fitting?: string | undefined;
  /** Stands over the curves, in the frame. */
  readonly children?: ReactNode;
}

const XTicks = memo(function XTicks({axis}: {readonly axis: Axis}) {
  return axis.ticks.map(
    ({position, label, isSpare}) =>
      label !== '' && (
        <span
          key={position}
          data-spare={isSpare === true ? '' : undefined}
          style={{insetInlineStart: percent(position)}}
        >
          {label}
        </span>
      ),
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
              style={{insetBlockStart: percent(1 - position)}}
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
  const {tolerance, labels, marks, fitting, children} = props;
  const element = useRef<HTMLDivElement>(null);
  useFittingMovement(element, fitting, xAxis, yAxis);
  const at = cursor?.at === undefined ? Number.NaN : xAxis.normalize(cursor.at);
  const hasCursor = at >= 0 && at <= 1;
  const landmarks = useLandmarks(curves, marks);
  return (
    <div
      ref={element}
      className={clsx(styles.plot, labels && styles.withLabels)}
      data-part="plot"
    >
      <div className={styles.yTitle} data-part="yTitle">
        {yTitle}
      </div>
      <YTicks axis={yAxis} />
      <div className={styles.frame}>
        <div className={styles.clip}>
          <Curves {...{label, curves, xAxis, yAxis, tolerance}} />
        </div>
        {marks && marks.length > 0 && (
          <Marks
            marks={marks}
            curves={curves}
            xAxis={xAxis}
            yAxis={yAxis}
            frame={labels ? 'labelled' : 'plain'}
          />
        )}
        {children}
        {labels && hasCursor && <CursorDots at={at} labels={labels} />}
        {cursor && <Cursor axis={xAxis} landmarks={landmarks} {...cursor} />}
      </div>
      {hasCursor && cursor?.readout}
      {labels && <EndLabels labels={labels} />}
      <AxisStrip zoom={cursor?.zoom}>
        <XTicks axis={xAxis} />
      </AxisStrip>
      <div className={styles.xTitle} data-part="xTitle">
        {xTitle}
      </div>
    </div>
  );
}

/** A sample of a curve's colour and pattern, for the legend. */
export function Swatch(props: CurveLook): ReactNode {
  const {style} = props;
  const {dash} = colourAndDash(props);
  const tone = curveTone(props);
  return (
    <svg
      className={clsx(styles.swatch, tone.className)}
      style={tone.style}
      viewBox="0 0 32 12"
      aria-hidden="true"
    >
      {style !== 'markers' && (
        <path className={styles.line} d="M1,6H31" strokeDasharray={dash} />
      )}
      {style !== 'line' && (
        <path className={styles.markers} d="M6,6h0M16,6h0M26,6h0" />
      )}
    </svg>
  );
}
