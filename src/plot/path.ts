import type {Axis} from './axis';

/** Side of the square that curves are drawn in; it is stretched to the frame. */
export const SIDE = 1000;

/** How far a simplified curve may be from its points: 1/5 of a pixel. */
const TOLERANCE = 0.5;

/** A place on an axis, from 0 to 1, as a length in CSS. */
export function percent(place: number): string {
  return `${Number((100 * place).toFixed(2))}%`;
}

type Point = readonly [x: number, y: number];

/**
 * Leaves out points that lie on the line between their neighbours, by the
 * swinging door algorithm: no point is further from the result than
 * `tolerance`, measured vertically. Jumps stay.
 */
export function simplifyPath(
  points: readonly Point[],
  tolerance = TOLERANCE,
): readonly Point[] {
  const [first] = points;
  if (!first) {
    return [];
  }
  const simplified = [first];
  let anchor = first;
  let last = first;
  let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const startAt = (point: Point) => {
    simplified.push(point);
    anchor = point;
    [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  };
  for (const point of points.slice(1)) {
    const isJump = point[0] <= last[0];
    const slope = (y: number) => (y - anchor[1]) / (point[0] - anchor[0]);
    const isOutside = slope(point[1]) < low || slope(point[1]) > high;
    if (last !== anchor && (isJump || isOutside)) {
      startAt(last);
    }
    if (isJump) {
      startAt(point);
    } else {
      low = Math.max(low, slope(point[1] - tolerance));
      high = Math.min(high, slope(point[1] + tolerance));
    }
    last = point;
  }
  if (last !== anchor) {
    simplified.push(last);
  }
  return simplified;
}

/** Rounds to a tenth, so that the last bits of a browser's functions don't show. */
function round(value: number): number {
  return Math.round(10 * value) / 10;
}

/** Joins the points by straight lines; a single one becomes a dot. */
function toPath(points: readonly Point[]): string {
  const line = points.map(([x, y]) => `${round(x)},${round(y)}`).join('L');
  return `M${line}${points.length === 1 ? 'Z' : ''}`;
}

/** The points in the square, split where a value can't be shown. */
function visibleSegments(
  x: ArrayLike<number>,
  y: ArrayLike<number>,
  xAxis: Axis,
  yAxis: Axis,
): readonly (readonly Point[])[] {
  const segments: Point[][] = [[]];
  for (let index = 0; index < x.length; index += 1) {
    const left = SIDE * xAxis.normalize(x[index] ?? Number.NaN);
    const top = SIDE * (1 - yAxis.normalize(y[index] ?? Number.NaN));
    if (Number.isFinite(left) && Number.isFinite(top)) {
      segments.at(-1)?.push([left, top]);
    } else {
      segments.push([]);
    }
  }
  return segments.filter((points) => points.length > 0);
}

/**
 * The path that joins the points, with one decimal.
 * @param tolerance of {@link simplifyPath}
 */
export function linePath(
  x: ArrayLike<number>,
  y: ArrayLike<number>,
  xAxis: Axis,
  yAxis: Axis,
  tolerance?: number,
): string {
  return visibleSegments(x, y, xAxis, yAxis)
    .map((points) => toPath(simplifyPath(points, tolerance)))
    .join('');
}

/** More markers than these would be a band, not points. */
const MAX_MARKERS = 200;

/** A path of dots: with round caps, a line without length is one. */
export function markerPath(
  x: ArrayLike<number>,
  y: ArrayLike<number>,
  xAxis: Axis,
  yAxis: Axis,
  maxMarkers = MAX_MARKERS,
): string {
  const points = visibleSegments(x, y, xAxis, yAxis).flat();
  const step = Math.max(1, Math.ceil(points.length / maxMarkers));
  return points
    .filter((_, index) => index % step === 0)
    .map(([left, top]) => `M${round(left)},${round(top)}h0`)
    .join('');
}
