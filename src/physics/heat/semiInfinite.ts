import {assertNotNegative, assertPositive} from '../domain';
import {erf} from '../erf';

/**
 * Computes the temperature ratio in a semi-infinite solid, erf(x/(2√(αt)))
 * (Carslaw & Jaeger §2.4; Incropera et al., ch. 5).
 *
 * @param depth - x, m, zero or greater
 * @param diffusivity - α, m²/s
 * @param time - t, s, zero or greater
 * @throws RangeError when depth or time is negative or α isn't positive
 */
export function semiInfiniteRatio(
  depth: number,
  diffusivity: number,
  time: number,
): number {
  assertNotNegative('depth', depth);
  assertPositive('thermal diffusivity', diffusivity);
  assertNotNegative('time', time);
  if (depth === 0) {
    return 0;
  }
  return time === 0 ? 1 : erf(depth / (2 * Math.sqrt(diffusivity * time)));
}
