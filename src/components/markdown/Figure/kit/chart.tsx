import type {ReactNode} from 'react';

import {WIDTH} from '../define';
import styles from '../styles.model.module.css';
import {Label} from './Label';
import {type Point, Stroke, through} from './shapes';

type Span = readonly [low: number, high: number];

/** Where values lie in a panel. */
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

const FLAT = 0.15;

/** Leaves out points in the middle of a stretch that is straight to a hair. */
function withoutStraight(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  let skipped: Point[] = [];
  for (const point of points) {
    const from = kept.at(-1);
    const length = from && Math.hypot(point[0] - from[0], point[1] - from[1]);
    const isStraight =
      from !== undefined &&
      length !== undefined &&
      skipped.every(([x, y]) => {
        const cross =
          (point[0] - from[0]) * (y - from[1]) -
          (point[1] - from[1]) * (x - from[0]);
        return length > 0 && Math.abs(cross) / length < FLAT;
      });
    if (from === undefined) {
      kept.push(point);
    } else if (isStraight) {
      skipped.push(point);
    } else {
      const last = skipped.at(-1);
      if (last) {
        kept.push(last);
      }
      skipped = [point];
    }
  }
  const last = skipped.at(-1);
  return last ? [...kept, last] : kept;
}

/** Lays a coordinate system into a panel. */
export function createChart({
  x,
  y,
  top,
  height,
  left = 40,
  right = WIDTH - 14,
}: ChartOptions): Chart {
  const bottom = top + height;
  const at = (across: number, up: number): Point => [
    left + ((across - x[0]) / (x[1] - x[0])) * (right - left),
    bottom - ((up - y[0]) / (y[1] - y[0])) * height,
  ];
  return {
    left,
    right,
    top,
    bottom,
    at,
    curve: (xs, ys) =>
      through(
        ...withoutStraight(
          Array.from(xs, (across, index) =>
            at(across, ys[index] ?? Number.NaN),
          ),
        ),
      ),
  };
}

/** A place on an axis and what stands there. */
export type Mark = readonly [value: number, label: string];

export interface AxesProps {
  readonly chart: Chart;
  readonly xMarks?: readonly Mark[];
  readonly yMarks?: readonly Mark[];
  /** Below the right end. */
  readonly xTitle?: string;
  /** Above the upper end. */
  readonly yTitle?: string;
}

/** The two axes, with grid lines at their marks. */
export function Axes({
  chart,
  xMarks = [],
  yMarks = [],
  xTitle,
  yTitle,
}: AxesProps): ReactNode {
  const {left, right, top, bottom, at} = chart;
  return (
    <>
      {xMarks.map(([value, label]) => {
        const [x] = at(value, 0);
        return (
          <g key={value}>
            <path className={styles.grid} d={through([x, top], [x, bottom])} />
            <Label anchor="middle" at={[x, bottom + 16]} tone="soft">
              {label}
            </Label>
          </g>
        );
      })}
      {yMarks.map(([value, label]) => {
        const [, y] = at(0, value);
        return (
          <g key={value}>
            <path className={styles.grid} d={through([left, y], [right, y])} />
            <Label anchor="end" at={[left - 6, y + 5]} tone="soft">
              {label}
            </Label>
          </g>
        );
      })}
      <Stroke
        d={through([left, top - 4], [left, bottom], [right, bottom])}
        tone="soft"
      />
      {xTitle !== undefined && (
        <Label
          anchor="end"
          at={[right + 8, bottom + (xMarks.length > 0 ? 37 : 18)]}
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
export function spread(
  from: number,
  to: number,
  count = 120,
): readonly number[] {
  return Array.from(
    {length: count + 1},
    (_, n) => from + ((to - from) * n) / count,
  );
}
