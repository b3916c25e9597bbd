import {assertNotNegative} from '../domain';

/**
 * Computes the effectiveness of a heat exchanger in crossflow with both fluids
 * unmixed, ε = 1 − exp{(NTU^0.22/C*)[exp(−C* NTU^0.78) − 1]} (Incropera et al.,
 * Fundamentals of Heat and Mass Transfer, eq. 11.32).
 *
 * @param units - NTU: conductance divided by the smaller capacity rate
 * @param ratio - C*: the smaller capacity rate divided by the larger, 0 to 1
 * @returns the part of the largest possible heat flow rate, 0 to 1
 * @throws RangeError when an argument is negative or not finite
 */
export function crossflowEffectiveness(units: number, ratio: number): number {
  assertNotNegative('number of transfer units', units);
  assertNotNegative('ratio of capacity rates', ratio);
  const exponent =
    ratio === 0
      ? -units
      : (units ** 0.22 / ratio) * Math.expm1(-ratio * units ** 0.78);
  return -Math.expm1(exponent);
}
