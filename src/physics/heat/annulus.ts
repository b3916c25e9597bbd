import {STANDARD_GRAVITY} from '../constants';
import {assertNotNegative, assertPositive, assertWithin} from '../domain';

/** Rayleigh number below which there is only conduction in the gap. */
const CONDUCTION_LIMIT = 100;

/** The properties of a fluid that determine free convection. */
export interface BuoyantFluid {
  /** Kinematic viscosity, m²/s. */
  readonly kinematicViscosity: number;
  /** Thermal diffusivity, m²/s. */
  readonly diffusivity: number;
  /** Coefficient of thermal expansion, 1/K; 1/T for an ideal gas. */
  readonly thermalExpansion: number;
}

/** Free convection in the gap between long horizontal coaxial cylinders. */
export interface AnnulusConvection {
  /** Characteristic length L_c, m. */
  readonly characteristicLength: number;
  /** Rayleigh number with L_c, dimensionless. */
  readonly rayleigh: number;
  /** Ratio k_eff/k, dimensionless; 1 for pure conduction. */
  readonly conductivityRatio: number;
}

/**
 * Computes the characteristic length of a cylindrical gap between radii in m,
 * L_c = 2[ln(r_o/r_i)]^(4/3)/(r_i^(−3/5) + r_o^(−3/5))^(5/3) in m (Raithby &
 * Hollands, Adv. Heat Transfer 11 (1975) 265–315, in the form of Incropera
 * et al., ch. 9).
 *
 * @throws RangeError when a radius isn't positive or the gap is closed
 */
export function annulusLength(
  innerRadius: number,
  outerRadius: number,
): number {
  assertPositive('inner radius', innerRadius);
  assertPositive('outer radius', outerRadius);
  assertPositive('gap width', outerRadius - innerRadius);
  return (
    (2 * Math.log(outerRadius / innerRadius) ** (4 / 3)) /
    (innerRadius ** -0.6 + outerRadius ** -0.6) ** (5 / 3)
  );
}

/** Computes the Rayleigh number Ra = gβ|ΔT|L³/(να), by its definition. */
function rayleighNumber(
  {kinematicViscosity, diffusivity, thermalExpansion}: BuoyantFluid,
  temperatureDifference: number,
  length: number,
): number {
  assertPositive('kinematic viscosity', kinematicViscosity);
  assertPositive('thermal diffusivity', diffusivity);
  assertPositive('thermal expansion', thermalExpansion);
  const difference = Math.abs(temperatureDifference);
  assertNotNegative('temperature difference', difference);
  return (
    (STANDARD_GRAVITY * thermalExpansion * difference * length ** 3) /
    (kinematicViscosity * diffusivity)
  );
}

/**
 * Computes the effective over the molecular conductivity of a fluid in a
 * cylindrical gap,
 * k_eff/k = max(1, 0.386 [Pr/(0.861 + Pr)]^(1/4) Ra_c^(1/4)) (Raithby &
 * Hollands, Adv. Heat Transfer 11 (1975) 265–315). Below Ra_c = 100 pure
 * conduction is assumed. Valid for Pr 0.7 to 6000 and Ra_c up to 10⁷.
 *
 * @param innerRadius - m
 * @param outerRadius - m
 * @param temperatureDifference - between the walls, K
 * @param fluid - properties at the mean of the wall temperatures
 * @throws RangeError when a radius or property isn't positive, the gap is
 *   closed or Ra_c exceeds 10⁷
 */
export function annulusConvection(
  innerRadius: number,
  outerRadius: number,
  temperatureDifference: number,
  fluid: BuoyantFluid & {readonly prandtl: number},
): AnnulusConvection {
  const characteristicLength = annulusLength(innerRadius, outerRadius);
  const rayleigh = rayleighNumber(
    fluid,
    temperatureDifference,
    characteristicLength,
  );
  assertWithin('Rayleigh number of the gap', rayleigh, 0, 1e7);
  const {prandtl} = fluid;
  assertPositive('Prandtl number', prandtl);
  const raw = 0.386 * ((prandtl / (0.861 + prandtl)) * rayleigh) ** 0.25;
  const conductivityRatio = rayleigh < CONDUCTION_LIMIT ? 1 : Math.max(1, raw);
  return {characteristicLength, rayleigh, conductivityRatio};
}
