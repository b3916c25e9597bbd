import type {ProfileCurve} from '../../definition';
import {
  barDiffusivity,
  barMaterial,
  endBiotNumber,
  endFlows,
  hasHeldFace,
  lumpChain,
  timeScales,
} from './chain';
import {exactMean, exactTemperature, exactTimeConstant} from './exactBar';
import {steadyTemperature} from './modes';
import type {Values} from './parameters';

/** The states of the bar. */
export interface BarState {
  /** Heat that has entered through the face, J. */
  readonly heatIn: number;
  /** Temperatures of the lumps, K. */
  readonly temperatures: Float64Array;
  /** Heat that has left through the far end, J. */
  readonly heatOut: number;
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? Number.NaN;
}

/** Returns the temperature of the far end, between last lump and fluid, K. */
function endTemperature(p: Values, last: number): number {
  const [biot, half] = [endBiotNumber(p), 2 * p.lumps];
  return (half * last + biot * p.ambient) / (half + biot);
}

/** Interpolates the temperature at ξ linearly between the lump centres, K. */
function chainTemperature(
  p: Values,
  temperatures: Float64Array,
  position: number,
): number {
  const count = temperatures.length;
  const offset = position * count - 0.5;
  if (offset < 0) {
    const first = at(temperatures, 0);
    const face = hasHeldFace(p) ? p.faceTemperature : first;
    return face + (first - face) * 2 * count * position;
  }
  if (offset >= count - 1) {
    const last = at(temperatures, count - 1);
    const end = endTemperature(p, last);
    return last + (end - last) * 2 * (offset - count + 1);
  }
  const lump = Math.floor(offset);
  const [here, next] = [at(temperatures, lump), at(temperatures, lump + 1)];
  return here + (next - here) * (offset - lump);
}

/** Returns the mean temperature of the lumps over a range of ξ, K. */
function chainMean(
  temperatures: Float64Array,
  [from, to]: readonly [number, number],
): number {
  const count = temperatures.length;
  const sum = temperatures.reduce((total, temperature, lump) => {
    const begin = Math.max(from * count, lump);
    const end = Math.min(to * count, lump + 1);
    return total + temperature * Math.max(end - begin, 0);
  }, 0);
  return sum / ((to - from) * count);
}

const FIRST_HALF = [0, 0.5] as const;
const SECOND_HALF = [0.5, 1] as const;
const WHOLE = [0, 1] as const;

/** Computes every output of the bar that is not sampled, at t s, SI. */
export function observe(t: number, x: BarState, p: Values) {
  const {temperatures, heatIn, heatOut} = x;
  const chain = lumpChain(p);
  const {face, end} = endFlows(chain, temperatures, p);
  const rise = temperatures.reduce((sum, value) => sum + value - p.initial, 0);
  const heatAbsorbed = chain.capacity * rise;
  const heatDelivered = heatIn - heatOut;
  const point = (position: number): number =>
    chainTemperature(p, temperatures, position);
  const exact = (position: number): number => exactTemperature(p, position, t);
  return {
    firstHalf: chainMean(temperatures, FIRST_HALF),
    secondHalf: chainMean(temperatures, SECOND_HALF),
    whole: chainMean(temperatures, WHOLE),
    exactFirstHalf: exactMean(p, FIRST_HALF, t),
    exactSecondHalf: exactMean(p, SECOND_HALF, t),
    exactWhole: exactMean(p, WHOLE, t),
    atQuarter: point(1 / 4),
    atHalf: point(1 / 2),
    atThreeQuarters: point(3 / 4),
    atEnd: point(1),
    exactAtQuarter: exact(1 / 4),
    exactAtHalf: exact(1 / 2),
    exactAtThreeQuarters: exact(3 / 4),
    exactAtEnd: exact(1),
    faceFlow: face,
    endFlow: end,
    heatAbsorbed,
    heatDelivered,
    balance: heatDelivered - heatAbsorbed,
  };
}

/** Computes the scalars that depend on a film at the far end, SI. */
function measureFilm(p: Values, exact: number) {
  const {density, specificHeat, conductivity} = barMaterial(p);
  const biot = endBiotNumber(p);
  const isFilm = biot > 0;
  const body = (density * specificHeat * p.length) / p.coefficient;
  const isOneBody = isFilm && !hasHeldFace(p);
  const end = steadyTemperature(p, 1);
  const fall = steadyTemperature(p, 0) - end;
  return {
    biot: isFilm ? biot : undefined,
    oneBodyTimeConstant: isOneBody ? body : undefined,
    oneBodyRatio: isOneBody ? body / exact : undefined,
    steadyFlux: isFilm ? (conductivity * fall) / p.length : undefined,
    steadyEndTemperature: isFilm ? end : undefined,
  };
}

/** Computes every scalar of the bar, SI; they depend on parameters only. */
export function measure(p: Values) {
  const chain = lumpChain(p);
  const {slowest, fastest} = timeScales(chain);
  const exact = exactTimeConstant(p);
  const isHeld = hasHeldFace(p);
  const diffusivity = barDiffusivity(p);
  const {capacity, between, count, toFace} = chain;
  return {
    timeConstant: slowest,
    exactTimeConstant: exact,
    timeConstantError: slowest / exact - 1,
    stiffnessRatio: slowest / fastest,
    eulerLimit: 2 * fastest,
    conductionTime: p.length ** 2 / diffusivity,
    diffusivity,
    lumpMass: capacity / barMaterial(p).specificHeat,
    lumpCapacity: capacity,
    conductance: between,
    firstConductance: isHeld ? toFace : undefined,
    firstHeatFlow: isHeld
      ? toFace * (p.faceTemperature - p.initial)
      : undefined,
    totalHeat: count * capacity * (steadyTemperature(p, 1 / 2) - p.initial),
    ...measureFilm(p, exact),
  };
}

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
