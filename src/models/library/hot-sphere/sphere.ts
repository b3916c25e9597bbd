import type {CoolingBody} from '../../../physics/heat/cooling';
import {
  cooledTemperature,
  radiationOnlyTemperature,
  steadySurfaceTemperature,
} from '../../../physics/heat/cooling';
import {type Solid, SOLIDS} from '../../../physics/heat/materials';
import {radiativeCoefficient} from '../../../physics/heat/radiation';
import {memoizeLast} from '../shared/memoizeLast';
import {mistakenCoefficient, mistakenFinalTemperature} from './celsiusMistake';
import type {Values} from './parameters';

/** Largest ratio of initial to final temperature for the closed form. */
const LARGEST_RATIO = 500;

/** Coefficients below this are 0 to rounding in the closed form, W/(m²·K). */
const NEGLIGIBLE = 1e-30;

/** Returns density, specific heat capacity and conductivity, SI. */
export function sphereMaterial(
  p: Values,
): Pick<Solid, 'density' | 'specificHeat' | 'conductivity'> {
  return p.material === 'custom' ? p : SOLIDS[p.material];
}

/** Returns the mass of the sphere, kg. */
export function sphereMass(p: Values): number {
  return (sphereMaterial(p).density * Math.PI * p.diameter ** 3) / 6;
}

/** Returns the sphere as a lumped body with its two heat paths; memoized. */
export const lumpedBody = memoizeLast((p: Values): CoolingBody => ({
  heatCapacity: sphereMass(p) * sphereMaterial(p).specificHeat,
  area: Math.PI * p.diameter ** 2,
  coefficient: p.coefficient,
  emissivity: p.emissivity,
}));

/** Whether neither path can exchange heat. */
function isInsulated(p: Values): boolean {
  return p.coefficient === 0 && p.emissivity === 0;
}

/** Whether degrees Celsius in the fourth power change the heat flow rate. */
function isMistaken(p: Values): boolean {
  return p.scale === 'celsius' && p.emissivity > 0;
}

/**
 * Returns the final temperature of the sphere, T_eq, K, at which the heat flows
 * of both paths balance; absolute zero if degrees Celsius in the fourth power
 * leave no such temperature. Memoized.
 */
export const finalTemperature = memoizeLast((p: Values): number => {
  if (isInsulated(p)) {
    return p.initial;
  }
  return isMistaken(p)
    ? mistakenFinalTemperature(p)
    : steadySurfaceTemperature(p, p.air, p.walls);
});

/**
 * Computes the heat transfer coefficient of radiation to surroundings at
 * `other` (K), εσ(T + T_s)(T² + T_s²), W/(m²·K), at a temperature in K; the
 * scale 'celsius' inserts degrees Celsius by mistake.
 */
export function radiationCoefficient(
  p: Values,
  temperature: number,
  other = p.walls,
): number {
  return isMistaken(p)
    ? mistakenCoefficient(p.emissivity, temperature, other)
    : // Trial states of the solver may lie below absolute zero.
      radiativeCoefficient(p.emissivity, Math.max(temperature, 0), other);
}

/** Computes the heat flow rates out of the sphere, W, at a temperature in K. */
export function lossesAt(p: Values, temperature: number) {
  const {area, coefficient} = lumpedBody(p);
  return {
    convection: coefficient * area * (temperature - p.air),
    radiation:
      radiationCoefficient(p, temperature) * area * (temperature - p.walls),
  };
}

/**
 * Computes the total heat flow rate at T over A(T − T_eq), W/(m²·K). At T_eq
 * both paths balance; subtracting that balance gives h + εσ(T + T_eq)(T² +
 * T_eq²), for any temperatures of air and walls.
 */
function totalCoefficient(p: Values, temperature: number): number {
  const final = finalTemperature(p);
  return p.coefficient + radiationCoefficient(p, temperature, final);
}

/**
 * Computes the time constants of the two exponentials that bound the curve, s,
 * with the coefficients at the start and at the end, the smaller one as `fast`;
 * infinite without heat exchange, and where nothing balances the heat flows.
 * Memoized.
 */
export const timeConstants = memoizeLast((p: Values) => {
  if (isMistaken(p) && finalTemperature(p) === 0) {
    return {fast: Infinity, slow: Infinity};
  }
  const {heatCapacity, area} = lumpedBody(p);
  const timeConstant = (temperature: number) =>
    heatCapacity / (area * totalCoefficient(p, temperature));
  const start = timeConstant(p.initial);
  const end = timeConstant(finalTemperature(p));
  return {fast: Math.min(start, end), slow: Math.max(start, end)};
});

/**
 * Computes the temperature of the sphere at t (s) in closed form, K. According
 * to {@link totalCoefficient} the sphere cools as if air and walls both had
 * T_eq, the case that `cooledTemperature` solves. `undefined` with degrees
 * Celsius in the fourth power, and where T_eq is so close to 0 K that the
 * rounding error would be large.
 */
export function exactTemperature(p: Values, t: number): number | undefined {
  const final = finalTemperature(p);
  if (isMistaken(p)) {
    return undefined;
  }
  if (isInsulated(p)) {
    return p.initial;
  }
  if (final === 0) {
    return radiationOnlyTemperature(lumpedBody(p), p.initial, t);
  }
  if (p.initial > LARGEST_RATIO * final) {
    return undefined;
  }
  const coefficient = p.coefficient < NEGLIGIBLE ? 0 : p.coefficient;
  return cooledTemperature(
    {...lumpedBody(p), coefficient},
    p.initial,
    final,
    t,
  );
}
