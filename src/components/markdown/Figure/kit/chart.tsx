import type {ReactNode} from 'react';

import type {LocalizedText} from '../../../../i18n';
import {formatNumber} from '../../../../models/definition/format';
import {simplifyPath} from '../../../../plot';
import {WIDTH} from '../define';
import styles from '../styles.model.module.css';
import {Label} from './Label';
import {pathThrough, type Point, Stroke} from './shapes';

type Span = readonly [low: number, high: number];

/** Maps values to positions in a panel. */
export interface Chart {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly at: (x: number, y: number) => Point;
  /** The path of a curve. */
  readonly curve: (xs: ArrayLike<number>, ys: ArrayLike<number>) => string;
}

export interface ChartOptions {
  readonly x: Span;
  readonly y: Span;
  readonly top: number;
  readonly height: number;
  readonly left?: number;
  readonly right?: number;
}

/** How far a point that is left out may be from the curve, vertically, in pixels. */
const MAX_DEVIATION = 0.3;

/** Creates a coordinate system in a panel. */
export function createChart({
  x,
  y,
  top,
  height,
  left = 40,
  right = WIDTH - 14,
}: ChartOptions): Chart {
  const bottom = top + height;
  const at = (xValue: number, yValue: number): Point => [
    left + ((xValue - x[0]) / (x[1] - x[0])) * (right - left),
    bottom - ((yValue - y[0]) / (y[1] - y[0])) * height,
  ];
  return {
    left,
    right,
    top,
    bottom,
    at,
    curve: (xs, ys) => {
      const points = Array.from(xs, (value, index) =>
        at(value, ys[index] ?? Number.NaN),
      );
      return pathThrough(...simplifyPath(points, MAX_DEVIATION));
    },
  };
}

/** A value on an axis, with a label of its own where that is not its number. */
export type AxisTick = number | readonly [value: number, label: string];

function readTick(tick: AxisTick): readonly [value: number, label: string] {
  return typeof tick === 'number' ? [tick, formatNumber(tick)] : tick;
}

export interface AxesProps {
  readonly chart: Chart;
  readonly xTicks?: readonly AxisTick[];
  readonly yTicks?: readonly AxisTick[];
  /** Stands below the right end. */
  readonly xTitle?: LocalizedText;
  /** Stands above the upper end. */
  readonly yTitle?: LocalizedText;
}

/** Two axes, with grid lines at their ticks. */
export function Axes({
  chart,
  xTicks = [],
  yTicks = [],
  xTitle,
  yTitle,
}: AxesProps): ReactNode {
  const {left, right, top, bottom, at} = chart;
  return (
    <>
      {xTicks.map(readTick).map(([value, label]) => {
        const [x] = at(value, 0);
        return (
          <g key={value}>
            <path
              className={styles.grid}
              d={pathThrough([x, top], [x, bottom])}
            />
            <Label anchor="middle" at={[x, bottom + 16]} tone="soft">
              {label}
            </Label>
          </g>
        );
      })}
      {yTicks.map(readTick).map(([value, label]) => {
        const [, y] = at(0, value);
        return (
          <g key={value}>
            <path
              className={styles.grid}
              d={pathThrough([left, y], [right, y])}
            />
            <Label anchor="end" at={[left - 6, y + 5]} tone="soft">
              {label}
            </Label>
          </g>
        );
      })}
      <Stroke
        d={pathThrough([left, top - 4], [left, bottom], [right, bottom])}
        tone="soft"
      />
      {xTitle !== undefined && (
        <Label
          anchor="end"
          at={[right + 8, bottom + (xTicks.length > 0 ? 37 : 18)]}
          tone="soft"
        >
          {xTitle}
        </Label>
      )}
      {yTitle !== undefined && (
        <Label at={[left - 34, top - 12]} tone="soft">
          {yTitle}
        </Label>
      )}
    </>
  );
}

/** Evenly spaced values from `from` to `to`. */
export function evenlySpaced(
  from: number,
  to: number,
  count = 120,
): readonly number[] {
  return Array.from(
    {length: count + 1},
    (_, n) => from + ((to - from) * n) / count,
  );
}
