import {line} from 'd3-shape';

import type {Axis} from './axis';

/** Side of the square that curves are drawn in; it is stretched to the frame. */
export const SIDE = 1000;

/** How far a curve may be off for the sake of fewer points: 1/5 of a pixel. */
const TOLERANCE = 0.5;

type Point = readonly [x: number, y: number];

/**
 * Leaves out points that lie on the line between their neighbours (the
 * swinging door): no point is further from the result than `tolerance`,
 * measured upwards. Jumps are kept.
 */
export function thinOut(
  points: readonly Point[],
  tolerance = TOLERANCE,
): readonly Point[] {
  const [first] = points;
  if (!first) {
    return [];
  }
  const kept = [first];
  let anchor = first;
  let last = first;
  let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const turn = (point: Point) => {
    kept.push(point);
    anchor = point;
    [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  };
  for (const point of points.slice(1)) {
    const isJump = point[0] <= last[0];
    const slope = (y: number) => (y - anchor[1]) / (point[0] - anchor[0]);
    const isOutside = slope(point[1]) < low || slope(point[1]) > high;
    if (last !== anchor && (isJump || isOutside)) {
      turn(last);
    }
    if (isJump) {
      turn(point);
    } else {
      low = Math.max(low, slope(point[1] - tolerance));
      high = Math.min(high, slope(point[1] + tolerance));
    }
    last = point;
  }
  if (last !== anchor) {
    kept.push(last);
  }
  return kept;
}

/** One decimal, so that the last bits of a browser's functions don't show. */
const write = line<Point>().digits(1);

/** Points in the square, in runs between the values that can't be shown. */
function stretches(
  x: ArrayLike<number>,
  y: ArrayLike<number>,
  xAxis: Axis,
  yAxis: Axis,
): readonly (readonly Point[])[] {
  const found: Point[][] = [[]];
  for (let index = 0; index < x.length; index += 1) {
    const across = SIDE * xAxis.position(x[index] ?? Number.NaN);
    const down = SIDE * (1 - yAxis.position(y[index] ?? Number.NaN));
    if (Number.isFinite(across) && Number.isFinite(down)) {
      found.at(-1)?.push([across, down]);
    } else {
      found.push([]);
    }
  }
  return found.filter((points) => points.length > 0);
}

/** The path that joins the points, with one decimal. */
export function linePath(
  x: ArrayLike<number>,
  y: ArrayLike<number>,
  xAxis: Axis,
  yAxis: Axis,
): string {
  return stretches(x, y, xAxis, yAxis)
    .map((points) => write(thinOut(points)))
    .join('');
}

/** More markers than these would be a band, not points. */
const MARKERS = 200;

/** A path of dots: with round caps, a line without length is one. */
export function markerPath(
  x: ArrayLike<number>,
  y: ArrayLike<number>,
  xAxis: Axis,
  yAxis: Axis,
  most = MARKERS,
): string {
  const points = stretches(x, y, xAxis, yAxis).flat();
  const every = Math.max(1, Math.ceil(points.length / most));
  return points
    .filter((_, index) => index % every === 0)
    .map(([across, down]) => `M${across.toFixed(1)},${down.toFixed(1)}h0`)
    .join('');
}

/** The value of a curve between its points, from the right at a jump. */
export function interpolate(
  x: ArrayLike<number>,
  y: ArrayLike<number>,
  at: number,
): number | undefined {
  let [low, high] = [0, x.length - 1];
  const first = x[0] ?? Number.NaN;
  const final = x[high] ?? Number.NaN;
  if (!(at >= first && at <= final)) {
    return undefined;
  }
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((x[middle] ?? final) <= at) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  const [x0 = at, y0 = Number.NaN] = [x[low], y[low]];
  const [x1 = x0, y1 = y0] = [x[low + 1], y[low + 1]];
  return x1 > x0 ? y0 + ((y1 - y0) * (at - x0)) / (x1 - x0) : y0;
}
