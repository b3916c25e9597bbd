import type {Values} from './parameters';

/** Volumes, m³, of the coolant in and behind the plate and of all other coolant. */
export const HOT_VOLUME = 2e-3;
export const COLD_VOLUME = 4e-3;

/**
 * Density (kg/m³) and specific heat (J/(kg·K)) at 80 °C, and the mean thermal
 * expansion (1/K) from 20 to 80 °C. Sources: IAPWS-IF97 for water; CoolProp,
 * MEG-50%, by mass, rounded.
 */
const COOLANTS = {
  water: {density: 971.8, specificHeat: 4196, expansion: 4.5e-4},
  glycol: {density: 1026, specificHeat: 3580, expansion: 6.2e-4},
} as const;

/** Properties of the coolant in the loop, SI. */
export function coolantOf({coolant}: Values) {
  return COOLANTS[coolant];
}

/** Heat capacity of a volume in m³, J/K; of a volume flow rate in m³/s, W/K. */
export function capacityOf(volume: number, p: Values): number {
  const {density, specificHeat} = coolantOf(p);
  return density * specificHeat * volume;
}

/** Heat capacity of the plate and all the coolant, J/K. */
export function totalCapacity(p: Values): number {
  return p.plateCapacity + capacityOf(HOT_VOLUME + COLD_VOLUME, p);
}
