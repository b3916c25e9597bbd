import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from '../styles.model.module.css';

/** The colour of a line, an area or a text, by what it belongs to. */
export type Tone = 'line' | 'soft' | 'one' | 'two' | 'three';

export type Point = readonly [x: number, y: number];

/** Rounds a coordinate to a tenth of a pixel. */
export function rounded(coordinate: number): number {
  return Math.round(coordinate * 10) / 10;
}

/** Writes a point. */
function formatPoint([x, y]: Point): string {
  return `${rounded(x)} ${rounded(y)}`;
}

/** The SVG path through points. */
export function pathThrough(...points: readonly Point[]): string {
  return `M${points.map(formatPoint).join('L')}`;
}

/** The SVG path of a ring between two radii. */
export function ringPath(center: Point, outer: number, inner: number): string {
  const circle = (r: number, sweep: 0 | 1) =>
    `M${center[0] - r} ${center[1]}a${r} ${r} 0 1 ${sweep} ${2 * r} 0a${r} ${r} 0 1 ${sweep} ${-2 * r} 0z`;
  return circle(outer, 0) + circle(inner, 1);
}

export interface StrokeProps {
  readonly d: string;
  readonly tone?: Tone;
  readonly dash?: 'dashed' | 'dotted' | undefined;
}

/** A line. */
export function Stroke({d, tone = 'line', dash}: StrokeProps): ReactNode {
  const classes = clsx(styles.stroke, styles[tone], dash && styles[dash]);
  return <path className={classes} d={d} />;
}

/** A tinted area, with an outline where it has a tone. */
export function Body({
  d,
  tint = 'body',
  tone,
}: {
  readonly d: string;
  readonly tint?: 'body' | 'bodyOne' | 'bodyTwo' | 'paper';
  readonly tone?: Tone;
}): ReactNode {
  const outline = tone && [styles.stroke, styles[tone]];
  return <path className={clsx(styles[tint], outline)} d={d} />;
}

/** A circle, filled or empty inside. */
export function Dot({
  at: [cx, cy],
  tone = 'line',
  radius = 3.5,
  isHollow = false,
}: {
  readonly at: Point;
  readonly tone?: Tone;
  readonly radius?: number;
  readonly isHollow?: boolean;
}): ReactNode {
  const look = isHollow ? [styles.stroke, styles.paper] : styles.solid;
  return (
    <circle
      className={clsx(styles[tone], look)}
      cx={rounded(cx)}
      cy={rounded(cy)}
      r={radius}
    />
  );
}

/** Size of the head of an arrow. */
const HEAD = {length: 8, half: 3.5} as const;

/** The head of an arrow. */
export function Head({
  from,
  to,
  tone = 'line',
}: {
  readonly from: Point;
  readonly to: Point;
  readonly tone?: Tone;
}): ReactNode {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const size = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / size, dy / size];
  const foot = [to[0] - HEAD.length * ux, to[1] - HEAD.length * uy] as const;
  const offset = [HEAD.half * uy, HEAD.half * ux] as const;
  return (
    <path
      className={clsx(styles[tone], styles.solid)}
      d={`${pathThrough(to, [foot[0] - offset[0], foot[1] + offset[1]], [foot[0] + offset[0], foot[1] - offset[1]])}Z`}
    />
  );
}

export interface ArrowProps {
  readonly from: Point;
  readonly to: Point;
  readonly tone?: Tone;
  readonly isDouble?: boolean;
}

/** A straight arrow. */
export function Arrow({
  from,
  to,
  tone = 'line',
  isDouble = false,
}: ArrowProps): ReactNode {
  return (
    <>
      <Stroke d={pathThrough(from, to)} tone={tone} />
      <Head from={from} to={to} tone={tone} />
      {isDouble && <Head from={to} to={from} tone={tone} />}
    </>
  );
}

/** A thermal resistance: a line with a box in its middle. */
export function Resistor({
  from,
  to,
  tone = 'line',
  length = 34,
}: {
  readonly from: Point;
  readonly to: Point;
  readonly tone?: Tone;
  readonly length?: number;
}): ReactNode {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const isLevel = from[1] === to[1];
  const [width, height] = isLevel ? [length, 14] : [14, length];
  return (
    <>
      <Stroke d={pathThrough(from, to)} />
      <Body
        d={`M${formatPoint([x - width / 2, y - height / 2])}h${width}v${height}h${-width}z`}
        tint="paper"
        tone={tone}
      />
    </>
  );
}
