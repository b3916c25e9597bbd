import {STANDARD_ATMOSPHERE} from '../../../physics/constants';

/** Density of the oil, kg/m³, and its kinematic viscosity, m²/s. */
export const DENSITY = 870;
export const VISCOSITY = 46e-6;

/** Bulk modulus of the oil without air, Pa. */
const LIQUID_MODULUS = 1.5e9;

/** Polytropic exponent of the free air. */
const EXPONENT = 1.4;

/** Lowest absolute pressure at which the modulus is computed, Pa. */
const LOWEST_PRESSURE = 1;

/**
 * Bulk modulus of oil with free air, Pa. It goes to zero with the absolute
 * pressure, so that no chamber falls below it. Source: Merritt, Hydraulic
 * Control Systems, Wiley 1967, chapter 2, with a polytropic change of the air.
 *
 * @param pressure - gauge pressure, Pa
 * @param airContent - volume of the free air at atmospheric pressure over that
 * of the oil
 */
export function bulkModulus(pressure: number, airContent: number): number {
  const absolute = Math.max(LOWEST_PRESSURE, pressure + STANDARD_ATMOSPHERE);
  const air = airContent * (STANDARD_ATMOSPHERE / absolute) ** (1 / EXPONENT);
  const softening = (air * LIQUID_MODULUS) / (EXPONENT * absolute);
  return (LIQUID_MODULUS * (1 + air)) / (1 + softening);
}
