import {celsius} from '../../../physics/units';
import {createHydraulics} from './hydraulics';
import {sumDrops} from './measure';
import type {Values} from './parameters';
import {settle, type SteadyPoint} from './steady';

/** Temperature with which warm water is compared, K. */
export const USUAL_TEMPERATURE = celsius(20);

/** Computes the pressure that a changed line needs for the flow of a point, Pa. */
function dropOfChanged(
  p: Values,
  {massFlow, valve}: SteadyPoint,
  changes: Partial<Values>,
): number {
  const changed: Values = {...p, ...changes, drive: 'flow', massFlow};
  return settle(createHydraulics(changed), changed, valve).inletPressure;
}

/** Computes the share of the pipes' friction loss that half the flow has. */
export function halfFlowShare(p: Values, point: SteadyPoint): number {
  const half = {...point, massFlow: point.massFlow / 2};
  return sumDrops(p, 'friction', half) / sumDrops(p, 'friction', point);
}

/** Computes what the line would need with the bore of its first pipe throughout, Pa. */
export function dropOfOneBore(p: Values, point: SteadyPoint): number {
  return dropOfChanged(p, point, {bore: 'same'});
}

/** Computes how much less the line needs than with water at 20 °C, Pa. */
export function savingOfWarmth(p: Values, point: SteadyPoint): number {
  const changes = {waterTemperature: USUAL_TEMPERATURE};
  return dropOfChanged(p, point, changes) - point.inletPressure;
}
