import {assertPositive} from '../domain';

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
