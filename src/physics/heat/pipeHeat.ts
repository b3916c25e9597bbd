import {assertFinite, assertNotNegative, assertPositive} from '../domain';

/**
 * Computes the number of transfer units NTU = hA/(ṁc_p) (Incropera et al.,
 * Fundamentals of Heat and Mass Transfer, ch. 11).
 *
 * @param coefficient - heat transfer coefficient, W/(m²·K)
 * @param area - exchanging surface, m²
 * @param massFlow - kg/s
 * @param specificHeat - J/(kg·K)
 * @throws RangeError when h or A is negative, or the flow or c_p isn't positive
 */
export function transferUnits(
  coefficient: number,
  area: number,
  massFlow: number,
  specificHeat: number,
): number {
  assertNotNegative('heat transfer coefficient', coefficient);
  assertNotNegative('area', area);
  assertPositive('mass flow rate', massFlow);
  assertPositive('specific heat', specificHeat);
  return (coefficient * area) / (massFlow * specificHeat);
}

/**
 * Computes the outlet temperature of plug flow along a wall at one temperature,
 * T_out = T_w − (T_w − T_in) e^(−NTU) (Incropera et al., Fundamentals of Heat
 * and Mass Transfer, eq. 8.41b). All temperatures in K.
 *
 * @throws RangeError when NTU is negative or a temperature isn't finite
 */
export function outletTemperature(
  inletTemperature: number,
  wallTemperature: number,
  units: number,
): number {
  assertFinite('inlet temperature', inletTemperature);
  assertFinite('wall temperature', wallTemperature);
  assertNotNegative('number of transfer units', units);
  return (
    wallTemperature - (wallTemperature - inletTemperature) * Math.exp(-units)
  );
}

/**
 * Computes the temperature rise in K by friction in an adiabatic flow of a
 * liquid with a pressure loss in Pa, ΔT = Δp/(ρc_p), from the energy balance.
 *
 * @throws RangeError when density or specific heat isn't positive
 */
export function viscousHeating(
  pressureDrop: number,
  density: number,
  specificHeat: number,
): number {
  assertFinite('pressure drop', pressureDrop);
  assertPositive('density', density);
  assertPositive('specific heat', specificHeat);
  return pressureDrop / (density * specificHeat);
}

/**
 * Computes the pressure rise in Pa of a rigid volume when more liquid enters,
 * Δp = B ΔV/V (definition of the bulk modulus), for ΔV small compared to V.
 *
 * @param bulkModulus - Pa
 * @param extraVolume - m³
 * @param volume - m³
 * @throws RangeError when bulk modulus or volume isn't positive
 */
export function compressionPressureRise(
  bulkModulus: number,
  extraVolume: number,
  volume: number,
): number {
  assertPositive('bulk modulus', bulkModulus);
  assertFinite('extra volume', extraVolume);
  assertPositive('volume', volume);
  return (bulkModulus * extraVolume) / volume;
}
