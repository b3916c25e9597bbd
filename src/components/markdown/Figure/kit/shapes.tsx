import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from '../styles.model.module.css';
import {fillings, strokes, type Tone} from './tones';

export type Point = readonly [x: number, y: number];

/** One decimal is a tenth of a pixel. */
function write([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** The path through points. */
export function through(...points: readonly Point[]): string {
  return `M${points.map(write).join('L')}`;
}

export interface StrokeProps {
  readonly d: string;
  readonly tone?: Tone;
  readonly dash?: 'dashed' | 'dotted' | undefined;
}

export function Stroke({d, tone = 'line', dash}: StrokeProps): ReactNode {
  return <path className={clsx(strokes[tone], dash && styles[dash])} d={d} />;
}

/** A tinted area with an outline, or without. */
export function Body({
  d,
  tint = 'body',
  tone,
}: {
  readonly d: string;
  readonly tint?: 'body' | 'bodyOne' | 'bodyTwo' | 'paper';
  readonly tone?: Tone;
}): ReactNode {
  return <path className={clsx(styles[tint], tone && strokes[tone])} d={d} />;
}

export function Dot({
  at: [cx, cy],
  tone = 'line',
  radius = 3.5,
}: {
  readonly at: Point;
  readonly tone?: Tone;
  readonly radius?: number;
}): ReactNode {
  return <circle className={fillings[tone]} cx={cx} cy={cy} r={radius} />;
}

/** A dot with paper inside. */
export function Ring({
  at: [cx, cy],
  tone = 'line',
  radius = 3.5,
}: {
  readonly at: Point;
  readonly tone?: Tone;
  readonly radius?: number;
}): ReactNode {
  return (
    <circle
      className={clsx(strokes[tone], styles.paper)}
      cx={cx}
      cy={cy}
      r={radius}
    />
  );
}

const HEAD = {length: 8, half: 3.5} as const;

/** The triangle at the end of an arrow that comes from `from`. */
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
  const wing = [HEAD.half * uy, HEAD.half * ux] as const;
  return (
    <path
      className={fillings[tone]}
      d={`${through(to, [foot[0] - wing[0], foot[1] + wing[1]], [foot[0] + wing[0], foot[1] - wing[1]])}Z`}
    />
  );
}

export interface ArrowProps {
  readonly from: Point;
  readonly to: Point;
  readonly tone?: Tone;
  readonly dash?: 'dashed' | 'dotted';
  readonly isDouble?: boolean;
}

export function Arrow({
  from,
  to,
  tone = 'line',
  dash,
  isDouble = false,
}: ArrowProps): ReactNode {
  return (
    <>
      <Stroke d={through(from, to)} dash={dash} tone={tone} />
      <Head from={from} to={to} tone={tone} />
      {isDouble && <Head from={to} to={from} tone={tone} />}
    </>
  );
}

/** A resistance: a line with a box in its middle. */
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
      <Stroke d={through(from, to)} />
      <Body
        d={`M${write([x - width / 2, y - height / 2])}h${width}v${height}h${-width}z`}
        tint="paper"
        tone={tone}
      />
    </>
  );
}
