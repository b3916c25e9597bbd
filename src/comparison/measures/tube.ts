import type {Reference} from '../series/reference';
import {extentWithin} from '../series/reference';
import type {Differences} from './differences';

/** Whether a series stays in a tube around our curve. */
export interface TubeResult {
  /** Half width in time, s. */
  readonly width: number;
  /** Half height, SI. */
  readonly height: number;
  /** Share of the time that the series is in the tube, from 0 to 1. */
  readonly inside: number;
  /** First instant outside, s, if there is one. */
  readonly leavesAt?: number;
}

/** Half height of the tube, as a share of the size. */
const HEIGHT = 0.01;

/** Smallest and largest half width, as shares of the run. */
const WIDTH = {least: 0.002, most: 0.02} as const;

/**
 * Tells how much of a series lies in a tube around our curve, which is as high
 * as 1 % of the span and as wide as one print interval of the series: near a
 * jump a small shift in time does not count as a large difference.
 */
export function checkTube(
  reference: Reference,
  differences: Differences,
): TubeResult {
  const {times, theirs, weights, interval, size} = differences;
  const {largestAt, largestTheirs} = differences;
  const duration = reference.end - reference.start;
  const width = Math.min(
    Math.max(interval, WIDTH.least * duration),
    WIDTH.most * duration,
  );
  const height = HEIGHT * size;
  const isInside = (time: number, value: number) => {
    const {low, high} = extentWithin(reference, time - width, time + width);
    return value >= low - height && value <= high + height;
  };
  let inside = 0;
  let leavesAt: number | undefined;
  times.forEach((time, index) => {
    if (isInside(time, theirs[index] ?? Number.NaN)) {
      inside += weights[index] ?? 0;
    } else {
      leavesAt ??= time;
    }
  });
  // Of a long table, the largest difference may lie between the points.
  if (!isInside(largestAt, largestTheirs)) {
    leavesAt = Math.min(leavesAt ?? largestAt, largestAt);
  }
  return {
    width,
    height,
    inside: Math.min(inside, 1),
    ...(leavesAt !== undefined && {leavesAt}),
  };
}
