import {findRoot} from '../../../physics/roots';
import {memoizeLast} from '../shared/memoizeLast';
import {capacityOf} from './coolant';
import {flowsAt} from './hydraulics';
import type {Values} from './parameters';
import {radiatorAt} from './radiator';

/** Conductance from the plate to the coolant, W/K: the model's own choice. */
export const PLATE_CONDUCTANCE = 500;

/** Radiator of the sound loop at an opening, 0 to 1. */
function soundRadiator(p: Values, opening: number) {
  const {flow, radiatorFlow} = flowsAt(p, p.pumpSpeed, opening);
  return {flow, ...radiatorAt(p, radiatorFlow, p.airFlow)};
}

/** Largest heat, W, that the radiator gives off before the thermostat is fully open. */
export function loadLimit(p: Values): number {
  const excess = p.openingTemperature + p.openingSpan - p.airTemperature;
  return soundRadiator(p, 1).perKelvin * excess;
}

/** Opening, 0 to 1, at which the radiator gives off the heat of the source. */
function settledOpening(p: Values): number {
  if (p.heat >= loadLimit(p)) {
    return 1;
  }
  return findRoot(
    (opening) =>
      soundRadiator(p, opening).perKelvin *
        (p.openingTemperature + opening * p.openingSpan - p.airTemperature) -
      p.heat,
    0,
    1,
  );
}

/**
 * Computes the steady state of the loop without a fault, SI, or `undefined`
 * without heat or flow. The heat passes through plate, flow and radiator.
 */
export const settledState = memoizeLast((p: Values) => {
  if (p.heat === 0 || p.pumpSpeed === 0) {
    return undefined;
  }
  const opening = settledOpening(p);
  const {flow, perKelvin, ...radiator} = soundRadiator(p, opening);
  const hot = p.airTemperature + p.heat / perKelvin;
  return {
    opening,
    flow,
    perKelvin,
    ...radiator,
    hot,
    cold: hot - p.heat / capacityOf(flow, p),
    plate: hot + p.heat / PLATE_CONDUCTANCE,
  };
});
