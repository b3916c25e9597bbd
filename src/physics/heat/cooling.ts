import {STEFAN_BOLTZMANN} from '../constants';
import {assertNotNegative, assertPositive, assertWithin} from '../domain';
import {findRoot} from '../roots';
import {radiativeCoefficient, smallBodyRadiation} from './radiation';

/** Largest ratio of initial to surrounding temperature for the closed form. */
const LARGEST_RATIO = 500;

/** A lumped body that loses heat by a film and by grey radiation. */
export interface CoolingBody {
  /** Heat capacity, J/K. */
  readonly heatCapacity: number;
  /** Surface area for both paths, m². */
  readonly area: number;
  /** Heat transfer coefficient of the film, W/(m²·K). */
  readonly coefficient: number;
  /** Emissivity of the surface, 0 to 1. */
  readonly emissivity: number;
}

/**
 * Computes the steady temperature in K of a surface between a fluid and
 * enclosing walls, h(T_f − T) = εσ(T⁴ − T_w⁴), such as an unshielded
 * thermometer, from the energy balance.
 *
 * @param surface - film coefficient and emissivity, not both 0
 * @param fluid - T_f, K
 * @param surroundings - T_w, K
 * @throws RangeError when a temperature is negative, the coefficient is
 *   negative or the emissivity is outside 0–1
 */
export function steadySurfaceTemperature(
  {coefficient, emissivity}: Pick<CoolingBody, 'coefficient' | 'emissivity'>,
  fluid: number,
  surroundings: number,
): number {
  assertNotNegative('heat transfer coefficient', coefficient);
  assertWithin('emissivity', emissivity, 0, 1);
  assertPositive('sum of the heat paths', coefficient + emissivity);
  assertNotNegative('absolute temperature', fluid);
  assertNotNegative('absolute temperature', surroundings);
  return findRoot(
    (temperature) =>
      smallBodyRadiation(emissivity, 1, temperature, surroundings) -
      coefficient * (fluid - temperature),
    Math.min(fluid, surroundings),
    Math.max(fluid, surroundings),
  );
}

/**
 * Computes the temperature in K of a body that only radiates, to surroundings
 * at 0 K, T = (T₀⁻³ + 3εσAt/C)^(−1/3) (Incropera et al., ch. 5).
 *
 * @param initial - K, greater than 0
 * @param time - s
 * @throws RangeError when an argument is out of its domain
 */
export function radiationOnlyTemperature(
  {heatCapacity, area, emissivity}: Omit<CoolingBody, 'coefficient'>,
  initial: number,
  time: number,
): number {
  assertPositive('heat capacity', heatCapacity);
  assertNotNegative('area', area);
  assertWithin('emissivity', emissivity, 0, 1);
  assertPositive('absolute temperature', initial);
  assertNotNegative('time', time);
  const loss = (3 * emissivity * STEFAN_BOLTZMANN * area * time) / heatCapacity;
  return (initial ** -3 + loss) ** (-1 / 3);
}

/**
 * Computes the integral of dT/[(T − S) q(T)] from `end` to `start`, with
 * q = h + εσ(T + S)(T² + S²), S the surroundings, ε > 0. Partial fractions:
 * q has one real root r below −S and a quadratic factor T² + bT + c.
 */
function coolingIntegral(
  coefficient: number,
  emissivity: number,
  surroundings: number,
  start: number,
  logarithm: number,
): number {
  const s = surroundings;
  const e = emissivity * STEFAN_BOLTZMANN;
  const far = -s - Math.cbrt(coefficient / e);
  const r = findRoot(
    (x) => (x + s) * (x * x + s * s) + coefficient / e,
    far,
    -s,
  );
  const b = s + r;
  const c = s * s + r * b;
  // Differences of start and end without cancellation, for short times.
  const fall = (s - start) * Math.expm1(-logarithm);
  const end = start - fall;
  const quadratic = (x: number) => x * x + b * x + c;
  const a1 = 1 / ((s - r) * quadratic(s));
  const a2 = 1 / ((r - s) * quadratic(r));
  const a3 = -(a1 + a2);
  const a4 = a3 * b - a1 * (b - r) - a2 * (b - s);
  const width = Math.sqrt(4 * c - b * b);
  const [x1, x0] = [(2 * start + b) / width, (2 * end + b) / width];
  const angle = Math.atan2((2 * fall) / width, 1 + x1 * x0);
  return (
    (a1 * logarithm +
      a2 * Math.log1p(fall / (end - r)) +
      (a3 / 2) * Math.log1p((fall * (start + end + b)) / quadratic(end)) +
      ((2 * a4 - a3 * b) / width) * angle) /
    e
  );
}

/**
 * Computes the temperature in K of a lumped body that cools, or warms, by a
 * film and by grey radiation, with fluid and walls at one temperature. The
 * energy balance C dT/dt = −A[h(T − S) + εσ(T⁴ − S⁴)] is separable, its
 * integral is elementary by partial fractions, and it is inverted numerically
 * between the decays with the initial and the final coefficient. The rounding
 * error grows with (T₀/S)³, to 10⁻⁸ at the end of the range.
 *
 * @param initial - T₀, K
 * @param surroundings - S, K, at least T₀/500
 * @param time - s
 * @throws RangeError when an argument is out of its domain
 */
export function cooledTemperature(
  {heatCapacity, area, coefficient, emissivity}: CoolingBody,
  initial: number,
  surroundings: number,
  time: number,
): number {
  assertPositive('heat capacity', heatCapacity);
  assertPositive('area', area);
  assertNotNegative('heat transfer coefficient', coefficient);
  assertPositive('surroundings temperature', surroundings);
  assertWithin('initial temperature', initial, 0, LARGEST_RATIO * surroundings);
  assertNotNegative('time', time);
  const scaled = (area * time) / heatCapacity;
  const total = (temperature: number) =>
    coefficient + radiativeCoefficient(emissivity, temperature, surroundings);
  const [first, last] = [total(initial), total(surroundings)];
  const after = (logarithm: number) =>
    surroundings + (initial - surroundings) * Math.exp(-logarithm);
  const hasRadiation = Math.max(first, last) > coefficient;
  if (!hasRadiation || scaled === 0 || initial === surroundings) {
    return after(coefficient * scaled);
  }
  const excess = (logarithm: number) =>
    coolingIntegral(coefficient, emissivity, surroundings, initial, logarithm) -
    scaled;
  const margin = 1e-6;
  const low = Math.min(first, last) * scaled * (1 - margin);
  const high = Math.max(first, last) * scaled * (1 + margin);
  return after(findRoot(excess, low, high));
}
