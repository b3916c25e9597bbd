import {STANDARD_GRAVITY} from '../constants';
import {assertNotNegative, assertPositive, assertWithin} from '../domain';

/** The properties of a fluid that determine free convection. */
export interface BuoyantFluid {
  /** Kinematic viscosity, m²/s. */
  readonly kinematicViscosity: number;
  /** Thermal diffusivity, m²/s. */
  readonly diffusivity: number;
  /** Coefficient of thermal expansion, 1/K; 1/T for an ideal gas. */
  readonly thermalExpansion: number;
}

/**
 * Computes the Rayleigh number Ra = gβΔT L³/(να) (its definition).
 *
 * @param temperatureDifference - K, of either sign
 * @param length - characteristic length, m
 * @throws RangeError when the length or a property isn't positive
 */
export function rayleighNumber(
  {kinematicViscosity, diffusivity, thermalExpansion}: BuoyantFluid,
  temperatureDifference: number,
  length: number,
): number {
  assertPositive('kinematic viscosity', kinematicViscosity);
  assertPositive('thermal diffusivity', diffusivity);
  assertPositive('thermal expansion', thermalExpansion);
  assertPositive('characteristic length', length);
  const difference = Math.abs(temperatureDifference);
  assertNotNegative('temperature difference', difference);
  return (
    (STANDARD_GRAVITY * thermalExpansion * difference * length ** 3) /
    (kinematicViscosity * diffusivity)
  );
}

/** Evaluates the common form of the two correlations of Churchill and Chu. */
function churchillChu(
  rayleigh: number,
  prandtl: number,
  constant: number,
  prandtlScale: number,
): number {
  assertWithin('Rayleigh number', rayleigh, 0, 1e12);
  assertPositive('Prandtl number', prandtl);
  const damping = (1 + (prandtlScale / prandtl) ** (9 / 16)) ** (8 / 27);
  return (constant + (0.387 * rayleigh ** (1 / 6)) / damping) ** 2;
}

/**
 * Computes the mean Nusselt number of free convection around a long horizontal
 * cylinder,
 * Nu = {0.60 + 0.387 Ra^(1/6)/[1 + (0.559/Pr)^(9/16)]^(8/27)}², based on the
 * diameter (Churchill & Chu, Int. J. Heat Mass Transfer 18 (1975) 1049–1053).
 *
 * @throws RangeError when Ra is outside 0–10¹² or Pr isn't positive
 */
export function horizontalCylinderNusselt(
  rayleigh: number,
  prandtl: number,
): number {
  return churchillChu(rayleigh, prandtl, 0.6, 0.559);
}

/**
 * Computes the mean Nusselt number of free convection on a vertical plate,
 * Nu = {0.825 + 0.387 Ra^(1/6)/[1 + (0.492/Pr)^(9/16)]^(8/27)}², based on the
 * height (Churchill & Chu, Int. J. Heat Mass Transfer 18 (1975) 1323–1329).
 *
 * @throws RangeError when Ra is outside 0–10¹² or Pr isn't positive
 */
export function verticalPlateNusselt(
  rayleigh: number,
  prandtl: number,
): number {
  return churchillChu(rayleigh, prandtl, 0.825, 0.492);
}

/**
 * Computes the mean Nusselt number of a cylinder in crossflow, based on the
 * diameter,
 * Nu = 0.3 + 0.62 Re^(1/2) Pr^(1/3)/[1 + (0.4/Pr)^(2/3)]^(1/4)
 * · [1 + (Re/282000)^(5/8)]^(4/5)
 * (Churchill & Bernstein, J. Heat Transfer 99 (1977) 300–306). Valid for
 * Re Pr > 0.2.
 *
 * @throws RangeError when Re is negative or Pr isn't positive
 */
export function crossflowCylinderNusselt(
  reynolds: number,
  prandtl: number,
): number {
  assertNotNegative('Reynolds number', reynolds);
  assertPositive('Prandtl number', prandtl);
  const laminar =
    (0.62 * Math.sqrt(reynolds) * Math.cbrt(prandtl)) /
    (1 + (0.4 / prandtl) ** (2 / 3)) ** 0.25;
  return 0.3 + laminar * (1 + (reynolds / 282000) ** 0.625) ** 0.8;
}
