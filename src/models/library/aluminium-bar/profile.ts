import type {ProfileCurve} from '../../definition/defineModel';
import type {Values} from './chain';
import {exactTemperature} from './exactBar';

/** Points a profile has at least, whatever the number of lumps. */
const MINIMUM_POINTS = 80;

/** Parts of the run after which the profile is drawn at first. */
const PARTS = [1 / 80, 1 / 16, 1 / 8, 1 / 4, 1 / 2];

/** Round instants, early ones closer together, s. */
export function profileTimes(end: number): readonly number[] {
  return PARTS.map((part) => Number((part * end).toPrecision(2)));
}

/**
 * The lumps as steps along the bar, the exact temperature at the same
 * coordinates. Each lump holds several points, so that the exact curve is
 * smooth with two lumps as well.
 */
export function profileCurves(
  p: Values,
  temperaturesAt: (t: number) => Float64Array,
  times: readonly number[],
): readonly ProfileCurve[] {
  const parts = Math.ceil(MINIMUM_POINTS / p.lumps);
  const places = Array.from({length: p.lumps * (parts + 1)}, (_, point) => {
    const lump = Math.floor(point / (parts + 1));
    return {lump, step: point - lump};
  });
  const positions = places.map(({step}) => step / (p.lumps * parts));
  return times.map((time, index) => {
    const temperatures = temperaturesAt(time);
    return {
      id: `t${index + 1}`,
      time,
      x: positions.map((position) => position * p.length),
      y: places.map(({lump}) => temperatures[lump] ?? Number.NaN),
      exact: positions.map((position) => exactTemperature(p, position, time)),
    };
  });
}
