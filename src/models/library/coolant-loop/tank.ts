import {celsius} from '../../../physics/units';
import {COLD_VOLUME, coolantOf, HOT_VOLUME} from './coolant';
import type {Values} from './parameters';

/** Temperature, K, and absolute pressure, Pa, at which the loop is filled. */
const FILLING_TEMPERATURE = celsius(20);
const FILLING_PRESSURE = 1e5;

/** Growth of the coolant since filling, m³, at two temperatures in K. */
export function expansionAt(p: Values, hot: number, cold: number): number {
  return (
    coolantOf(p).expansion *
    (HOT_VOLUME * (hot - FILLING_TEMPERATURE) +
      COLD_VOLUME * (cold - FILLING_TEMPERATURE))
  );
}

/** Absolute pressure of the tank, Pa, whose air is compressed isothermally. */
export function tankPressure({tankAir}: Values, expansion: number): number {
  return (FILLING_PRESSURE * tankAir) / (tankAir - expansion);
}
