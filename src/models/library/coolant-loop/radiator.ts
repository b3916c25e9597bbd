import {crossflowEffectiveness} from '../../../physics/heat/crossflow';
import {capacityOf} from './coolant';
import type {Values} from './parameters';

/** Specific heat of air, J/(kg·K). */
const AIR_SPECIFIC_HEAT = 1007;

/** Capacity rates of coolant and air in the radiator, W/K, at their flows. */
export function capacityRates(
  p: Values,
  radiatorFlow: number,
  airFlow: number,
) {
  return {
    coolant: capacityOf(radiatorFlow, p),
    air: airFlow * AIR_SPECIFIC_HEAT,
  };
}

/**
 * Computes effectiveness, number of transfer units and the heat that the
 * radiator passes per kelvin between coolant and air, W/K: ε C_min.
 *
 * @param isCoolantSmaller - whether the coolant has the smaller capacity rate;
 *   told from the rates unless given
 */
export function radiatorAt(
  p: Values,
  radiatorFlow: number,
  airFlow: number,
  isCoolantSmaller?: boolean,
) {
  const {coolant, air} = capacityRates(p, radiatorFlow, airFlow);
  // The limit of a vanishing flow, smooth for a step beyond the closing valve.
  if (coolant <= 0) {
    return {effectiveness: 1, transferUnits: Infinity, perKelvin: coolant};
  }
  const [smaller, larger] =
    (isCoolantSmaller ?? coolant <= air) ? [coolant, air] : [air, coolant];
  const transferUnits = p.radiatorConductance / smaller;
  const effectiveness = crossflowEffectiveness(transferUnits, smaller / larger);
  return {effectiveness, transferUnits, perKelvin: effectiveness * smaller};
}
