import {assertPositive} from '../domain';

/**
 * Computes the loss coefficient of a sudden enlargement, K = (1 − A₁/A₂)²,
 * referred to the velocity in the narrow section A₁ (Borda–Carnot).
 *
 * @param narrow - area before the step, m²
 * @param wide - area after the step, m²
 * @throws RangeError when an area isn't positive or `narrow` is the greater
 */
export function enlargementCoefficient(narrow: number, wide: number): number {
  return (1 - areaRatio(narrow, wide)) ** 2;
}

/**
 * Computes the loss coefficient of a sharp-edged sudden contraction, K ≈ 0.5 (1
 * − A₂/A₁), referred to the velocity in the narrow section A₂ (after Idelchik,
 * Handbook of Hydraulic Resistance).
 *
 * @param wide - area before the step, m²
 * @param narrow - area after the step, m²
 * @throws RangeError when an area isn't positive or `narrow` is the greater
 */
export function contractionCoefficient(wide: number, narrow: number): number {
  return 0.5 * (1 - areaRatio(narrow, wide));
}

function areaRatio(narrow: number, wide: number): number {
  assertPositive('narrow area', narrow);
  assertPositive('wide area', wide);
  if (narrow > wide) {
    throw new RangeError(
      `narrow area ${narrow} must not exceed the wide area ${wide}`,
    );
  }
  return narrow / wide;
}
