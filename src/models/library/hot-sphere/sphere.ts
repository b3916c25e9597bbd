import {STEFAN_BOLTZMANN, ZERO_CELSIUS} from '../../../physics/constants';
import type {CoolingBody} from '../../../physics/heat/cooling';
import {
  cooledTemperature,
  radiationOnlyTemperature,
  steadySurfaceTemperature,
} from '../../../physics/heat/cooling';
import type {Solid} from '../../../physics/heat/materials';
import {SOLIDS} from '../../../physics/heat/materials';
import {radiativeCoefficient} from '../../../physics/heat/radiation';
import type {ParameterValues} from '../../definition/defineModel';
import {memoizeLast} from '../shared/memoizeLast';
import type {parameters} from './parameters';

/** The parameter values of the sphere. */
export type Values = ParameterValues<typeof parameters>;

/** Initial over final temperature up to which the closed form holds. */
const LARGEST_RATIO = 500;

/** Below it a coefficient rounds away in the closed form, W/(m²·K). */
const NEGLIGIBLE = 1e-30;

/** Density, specific heat capacity and conductivity of the sphere, SI. */
export function materialOf(
  p: Values,
): Pick<Solid, 'density' | 'specificHeat' | 'conductivity'> {
  return p.material === 'custom' ? p : SOLIDS[p.material];
}

/** Mass of the sphere, kg. */
export function massOf(p: Values): number {
  return (materialOf(p).density * Math.PI * p.diameter ** 3) / 6;
}

const rememberedBody = memoizeLast((p: Values): CoolingBody => ({
  heatCapacity: massOf(p) * materialOf(p).specificHeat,
  area: Math.PI * p.diameter ** 2,
  coefficient: p.coefficient,
  emissivity: p.emissivity,
}));

/** The sphere as a lumped body with its two heat paths. */
export function bodyOf(p: Values): CoolingBody {
  return rememberedBody(p);
}

/** Whether no heat can leave at all. */
export function isInsulated(p: Values): boolean {
  return p.coefficient === 0 && p.emissivity === 0;
}

const rememberedFinal = memoizeLast((p: Values) =>
  isInsulated(p) ? p.initial : steadySurfaceTemperature(p, p.air, p.walls),
);

/**
 * Temperature at which the sphere settles, T_eq, K: between air and walls,
 * where it gains on one path what it loses on the other.
 */
export function finalTemperature(p: Values): number {
  return rememberedFinal(p);
}

/**
 * Heat transfer coefficient of radiation to the walls,
 * εσ(T + T_s)(T² + T_s²), W/(m²·K); with the mistake both in degrees Celsius.
 */
export function radiationCoefficient(p: Values, temperature: number): number {
  if (p.scale === 'kelvin') {
    // Trial states of the solver may lie below absolute zero.
    return radiativeCoefficient(
      p.emissivity,
      Math.max(temperature, 0),
      p.walls,
    );
  }
  const [body, walls] = [temperature - ZERO_CELSIUS, p.walls - ZERO_CELSIUS];
  return (
    p.emissivity *
    STEFAN_BOLTZMANN *
    (body + walls) *
    (body * body + walls * walls)
  );
}

/** Heat flows that leave the sphere, W. */
export interface Losses {
  readonly convection: number;
  readonly radiation: number;
}

/** Heat flows that leave the sphere at a temperature, W. */
export function lossesAt(p: Values, temperature: number): Losses {
  const {area, coefficient} = bodyOf(p);
  return {
    convection: coefficient * area * (temperature - p.air),
    radiation:
      radiationCoefficient(p, temperature) * area * (temperature - p.walls),
  };
}

/**
 * What is lost at T over A(T − T_eq), W/(m²·K). At T_eq both paths balance;
 * subtracting that balance leaves h + εσ(T + T_eq)(T² + T_eq²), whatever the
 * temperatures of air and walls are.
 */
function totalCoefficient(p: Values, temperature: number): number {
  const final = finalTemperature(p);
  return p.coefficient + radiativeCoefficient(p.emissivity, temperature, final);
}

/** The two exponentials that hold the curve between them, s. */
export interface TimeConstants {
  readonly fast: number;
  readonly slow: number;
}

const rememberedConstants = memoizeLast((p: Values): TimeConstants => {
  const {heatCapacity, area} = bodyOf(p);
  const [start, end] = [p.initial, finalTemperature(p)].map(
    (temperature) => heatCapacity / (area * totalCoefficient(p, temperature)),
  ) as [number, number];
  return {fast: Math.min(start, end), slow: Math.max(start, end)};
});

/**
 * Time constants with the coefficients of the start and of the end, the
 * smaller one first; infinite where nothing is lost.
 */
export function timeConstants(p: Values): TimeConstants {
  return rememberedConstants(p);
}

/**
 * Temperature of the sphere at t in closed form, K. By {@link
 * totalCoefficient} the sphere cools as if air and walls both had T_eq, which
 * is what `cooledTemperature` solves. Nothing for the mistake, and where T_eq
 * is so close to 0 K that rounding would show.
 */
export function exactTemperature(p: Values, t: number): number | undefined {
  const final = finalTemperature(p);
  if (p.scale === 'celsius' && p.emissivity > 0) {
    return undefined;
  }
  if (isInsulated(p)) {
    return p.initial;
  }
  if (final === 0) {
    return radiationOnlyTemperature(bodyOf(p), p.initial, t);
  }
  if (p.initial > LARGEST_RATIO * final) {
    return undefined;
  }
  const coefficient = p.coefficient < NEGLIGIBLE ? 0 : p.coefficient;
  return cooledTemperature({...bodyOf(p), coefficient}, p.initial, final, t);
}
