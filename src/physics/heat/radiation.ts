import {STEFAN_BOLTZMANN} from '../constants';
import {assertNotNegative, assertPositive, assertWithin} from '../domain';

function assertEmissivity(emissivity: number): void {
  assertPositive('emissivity', emissivity);
  assertWithin('emissivity', emissivity, 0, 1);
}

/** Computes the difference of the fourth powers without cancellation, K⁴. */
function fourthPowers(first: number, second: number): number {
  assertNotNegative('absolute temperature', first);
  assertNotNegative('absolute temperature', second);
  return (
    (first - second) * (first + second) * (first * first + second * second)
  );
}

/** Two long coaxial grey cylinders that exchange radiation. */
export interface GreyCylinders {
  /** Radius of the inner surface, m. */
  readonly innerRadius: number;
  /** Radius of the outer surface, m. */
  readonly outerRadius: number;
  /** Emissivity of the inner surface, 0 to 1. */
  readonly innerEmissivity: number;
  /** Emissivity of the outer surface, 0 to 1. */
  readonly outerEmissivity: number;
}

/**
 * Computes the effective emissivity of coaxial grey cylinders, referred to the
 * inner surface: 1/[1/ε₁ + ((1 − ε₂)/ε₂)(r₁/r₂)] (Incropera et al.,
 * Fundamentals of Heat and Mass Transfer, ch. 13).
 *
 * @throws RangeError when a radius isn't positive, they are swapped, or an
 *   emissivity is outside 0–1
 */
export function greyCylindersEmissivity({
  innerRadius,
  outerRadius,
  innerEmissivity,
  outerEmissivity,
}: GreyCylinders): number {
  assertPositive('inner radius', innerRadius);
  assertWithin('outer radius', outerRadius, innerRadius, Number.MAX_VALUE);
  assertEmissivity(innerEmissivity);
  assertEmissivity(outerEmissivity);
  return (
    1 /
    (1 / innerEmissivity +
      ((1 - outerEmissivity) / outerEmissivity) * (innerRadius / outerRadius))
  );
}

/**
 * Computes the radiative heat transfer coefficient h_r = εσ(T₁ + T₂)(T₁² + T₂²)
 * in W/(m²·K), with which q = h_r A (T₁ − T₂) is exact (Incropera et al., eq.
 * 1.9).
 *
 * @param emissivity - of the body, or the effective one of a pair
 * @param first - K
 * @param second - K
 * @throws RangeError when the emissivity is outside 0–1 or a temperature is
 *   negative
 */
export function radiativeCoefficient(
  emissivity: number,
  first: number,
  second: number,
): number {
  assertWithin('emissivity', emissivity, 0, 1);
  assertNotNegative('absolute temperature', first);
  assertNotNegative('absolute temperature', second);
  return (
    emissivity *
    STEFAN_BOLTZMANN *
    (first + second) *
    (first * first + second * second)
  );
}

/**
 * Computes the radiative heat flow in W from a small convex grey body to the
 * enclosing surroundings, q = εσA(T⁴ − T_sur⁴) (Incropera et al., eq. 1.7).
 *
 * @param area - m²
 * @param temperature - of the body, K
 * @param surroundings - K
 * @throws RangeError when the emissivity is outside 0–1, the area is negative
 *   or a temperature is negative
 */
export function smallBodyRadiation(
  emissivity: number,
  area: number,
  temperature: number,
  surroundings: number,
): number {
  assertWithin('emissivity', emissivity, 0, 1);
  assertNotNegative('area', area);
  return (
    emissivity *
    STEFAN_BOLTZMANN *
    area *
    fourthPowers(temperature, surroundings)
  );
}
