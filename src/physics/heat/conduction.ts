import {assertFinite, assertPositive} from '../domain';

/**
 * Computes the thermal resistance of a plane wall, L/(kA) in K/W (Incropera et
 * al., Fundamentals of Heat and Mass Transfer, ch. 3).
 *
 * @throws RangeError when an argument isn't positive
 */
export function planeWallResistance(
  thickness: number,
  conductivity: number,
  area: number,
): number {
  assertPositive('thickness', thickness);
  assertPositive('conductivity', conductivity);
  assertPositive('area', area);
  return thickness / (conductivity * area);
}

function assertRadii(innerRadius: number, outerRadius: number): void {
  assertPositive('inner radius', innerRadius);
  assertPositive('outer radius', outerRadius);
  if (outerRadius < innerRadius) {
    throw new RangeError(
      `outer radius must not be under ${innerRadius}, got ${outerRadius}`,
    );
  }
}

/**
 * Computes the thermal resistance of a cylindrical layer, ln(r₂/r₁)/(2πkL) in
 * K/W (Incropera et al., ch. 3).
 *
 * @throws RangeError when an argument isn't positive or the radii are swapped
 */
export function cylinderResistance(
  innerRadius: number,
  outerRadius: number,
  conductivity: number,
  length: number,
): number {
  assertRadii(innerRadius, outerRadius);
  assertPositive('conductivity', conductivity);
  assertPositive('length', length);
  return (
    Math.log1p((outerRadius - innerRadius) / innerRadius) /
    (2 * Math.PI * conductivity * length)
  );
}

/**
 * Computes the thermal resistance of a spherical layer, (1/r₁ − 1/r₂)/(4πk) in
 * K/W (Incropera et al., ch. 3).
 *
 * @throws RangeError when an argument isn't positive or the radii are swapped
 */
export function sphereResistance(
  innerRadius: number,
  outerRadius: number,
  conductivity: number,
): number {
  assertRadii(innerRadius, outerRadius);
  assertPositive('conductivity', conductivity);
  return (
    (outerRadius - innerRadius) /
    (4 * Math.PI * conductivity * innerRadius * outerRadius)
  );
}

/**
 * Computes the thermal resistance of a film, 1/(hA) in K/W (Incropera et al.,
 * ch. 3).
 *
 * @throws RangeError when an argument isn't positive
 */
export function convectionResistance(
  coefficient: number,
  area: number,
): number {
  assertPositive('heat transfer coefficient', coefficient);
  assertPositive('area', area);
  return 1 / (coefficient * area);
}

/** Steady heat flow through resistances in series. */
export interface SeriesConduction {
  /** Heat flow rate from the first to the last temperature, W. */
  readonly heatFlow: number;
  /** Temperatures before, between and after the resistances, K. */
  readonly temperatures: readonly number[];
}

/**
 * Computes the steady heat flow through thermal resistances in series and the
 * temperatures between them, q = ΔT/ΣR (Incropera et al., ch. 3).
 *
 * @param start - temperature before the first resistance, K
 * @param end - temperature after the last one, K
 * @param resistances - K/W, at least one
 * @throws RangeError when a resistance isn't positive or there is none
 */
export function seriesConduction(
  start: number,
  end: number,
  resistances: readonly number[],
): SeriesConduction {
  assertFinite('first temperature', start);
  assertFinite('last temperature', end);
  resistances.forEach((value) => assertPositive('thermal resistance', value));
  const total = resistances.reduce((a, b) => a + b, 0);
  assertPositive('total thermal resistance', total);
  const heatFlow = (start - end) / total;
  let passed = 0;
  const temperatures = resistances.map((resistance) => {
    passed += resistance;
    return start + (end - start) * (passed / total);
  });
  return {heatFlow, temperatures: [start, ...temperatures]};
}

/**
 * Computes the logarithmic mean radius (r₂ − r₁)/ln(r₂/r₁) in m, with which the
 * plane-wall formula is exact for a cylindrical layer.
 *
 * @throws RangeError when a radius isn't positive or they are swapped
 */
export function logMeanRadius(
  innerRadius: number,
  outerRadius: number,
): number {
  assertRadii(innerRadius, outerRadius);
  const relative = (outerRadius - innerRadius) / innerRadius;
  return relative === 0
    ? innerRadius
    : (innerRadius * relative) / Math.log1p(relative);
}

/**
 * Computes the critical radius of insulation on a cylinder, r_cr = k/h in m,
 * below which a thicker layer loses more heat (Incropera et al., ch. 3).
 *
 * @throws RangeError when an argument isn't positive
 */
export function criticalRadius(
  conductivity: number,
  coefficient: number,
): number {
  assertPositive('conductivity', conductivity);
  assertPositive('heat transfer coefficient', coefficient);
  return conductivity / coefficient;
}
