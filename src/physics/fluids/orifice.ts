/**
 * Speed of the ideal jet behind an orifice, m/s: √(2|Δp|/ρ).
 *
 * @param difference - pressure difference, Pa, of either sign
 * @param density - kg/m³
 */
export function jetSpeed(difference: number, density: number): number {
  return Math.sqrt((2 * Math.abs(difference)) / density);
}

/**
 * Flow coefficient of an orifice: C_max tanh(2λ/λ_c). Source: the formula is
 * documented for MapleSim's orifice.
 *
 * @param flowNumber - λ, jet speed times hydraulic diameter over kinematic viscosity
 * @param largest - C_max, which it approaches
 * @param critical - λ_c, above which it is nearly constant
 */
export function flowCoefficient(
  flowNumber: number,
  largest: number,
  critical: number,
): number {
  return largest * Math.tanh((2 * flowNumber) / critical);
}
