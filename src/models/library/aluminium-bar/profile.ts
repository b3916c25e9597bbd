import type {ProfileCurve} from '../../definition/defineModel';
import type {Values} from './chain';
import {exactTemperature} from './exactBar';

/** Smallest number of points of a profile. */
const MINIMUM_POINTS = 80;

/** Instants of the profiles shown first, as fractions of the run. */
const PARTS = [1 / 80, 1 / 16, 1 / 8, 1 / 4, 1 / 2];

/** Returns rounded instants of a run to `end`, s, dense at its start. */
export function profileTimes(end: number): readonly number[] {
  return PARTS.map((part) => Number((part * end).toPrecision(2)));
}

/**
 * Computes the profiles at `times` (s): the lumps as steps along the bar, and
 * the exact temperature at the same coordinates (m, K). Each lump has several
 * points, so that the exact curve is smooth even with two lumps.
 */
export function profileCurves(
  p: Values,
  temperaturesAt: (t: number) => Float64Array,
  times: readonly number[],
): readonly ProfileCurve[] {
  const parts = Math.ceil(MINIMUM_POINTS / p.lumps);
  const points = Array.from({length: p.lumps * (parts + 1)}, (_, point) => {
    const lump = Math.floor(point / (parts + 1));
    return {lump, step: point - lump};
  });
  const positions = points.map(({step}) => step / (p.lumps * parts));
  return times.map((time, index) => {
    const temperatures = temperaturesAt(time);
    return {
      id: `t${index + 1}`,
      time,
      x: positions.map((position) => position * p.length),
      y: points.map(({lump}) => temperatures[lump] ?? Number.NaN),
      exact: positions.map((position) => exactTemperature(p, position, time)),
    };
  });
}
