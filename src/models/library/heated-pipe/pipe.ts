import {circleArea, pipeReynolds} from '../../../physics/fluids/losses';
import {waterProperties} from '../../../physics/fluids/water';
import {
  heatTransferCoefficient,
  tubeNusselt,
} from '../../../physics/heat/convection';
import {outletTemperature, transferUnits} from '../../../physics/heat/pipeHeat';
import {
  stirredChainTemperature,
  stirredOutletTemperature,
} from '../../../physics/heat/stirredVolumes';
import {memoizeLast} from '../shared/memoizeLast';
import type {Values} from './parameters';

/**
 * Computes what follows from the parameters, SI: the heat capacity of the water
 * in the pipe (J/K) and per flow (W/K), the residence time (s, infinite at
 * rest), the coefficient h, the rates of renewal of one volume and of heating
 * by the wall (1/s; 0 if the heat flow rate is given), the warming by a given
 * heat flow rate (K/s) and the temperature of the water that enters.
 *
 * @throws RangeError when a parameter is outside the range of a correlation
 */
export const getPipe = memoizeLast((p: Values) => {
  const {diameter, length, volumes} = p;
  const water = waterProperties(p.waterTemperature);
  const flow = Math.abs(p.massFlow);
  const mass = water.density * circleArea(diameter) * length;
  const capacity = mass * water.specificHeat;
  const surface = Math.PI * diameter * length;
  const reynolds = pipeReynolds(flow, diameter, water.dynamicViscosity);
  const coefficient = heatTransferCoefficient(
    tubeNusselt(reynolds, water.prandtl),
    water.conductivity,
    diameter,
  );
  const hasTemperature = p.heating === 'temperature';
  return {
    capacity,
    surface,
    reynolds,
    coefficient,
    flowCapacity: flow * water.specificHeat,
    residenceTime: mass / flow,
    renewal: (flow * volumes) / mass,
    wallTime: capacity / (coefficient * surface),
    wallRate: hasTemperature ? (coefficient * surface) / capacity : 0,
    warming: hasTemperature ? 0 : p.power / capacity,
    entering: p.massFlow < 0 ? p.initialTemperature : p.inletTemperature,
  };
});

/** Computes the temperature, K, of water that was at `from` K `time` s ago. */
function heated(p: Values, from: number, time: number): number {
  const {wallRate, warming} = getPipe(p);
  return p.heating === 'power'
    ? from + warming * time
    : outletTemperature(from, p.wallTemperature, wallRate * time);
}

/**
 * Computes the temperature at the outlet end in plug flow at `t` s, K: water
 * that entered one residence time ago, or was in the pipe at the start.
 */
export function plugTemperature(p: Values, t: number): number {
  const {residenceTime} = getPipe(p);
  if (p.massFlow < 0) {
    return p.initialTemperature;
  }
  return t < residenceTime
    ? heated(p, p.initialTemperature, t)
    : heated(p, p.inletTemperature, residenceTime);
}

/**
 * Computes the temperature of the last of the stirred volumes at `t` s, K, in
 * closed form. Reversed flow enters at this end: only one volume matters there.
 */
export function stirredTemperature(p: Values, t: number): number {
  const {renewal, wallRate, warming, entering} = getPipe(p);
  const initial = p.initialTemperature;
  return renewal === 0
    ? heated(p, initial, t)
    : stirredChainTemperature(
        {volumes: p.massFlow < 0 ? 1 : p.volumes, renewal, wallRate, warming},
        {initial, entering, wall: p.wallTemperature},
        t,
      );
}

/**
 * Computes the final temperature of the water that leaves, K, with a number of
 * stirred volumes, or in plug flow without one; `undefined` at rest.
 */
export function finalTemperature(
  p: Values,
  volumes?: number,
): number | undefined {
  const {flowCapacity, coefficient, surface, entering} = getPipe(p);
  if (flowCapacity === 0) {
    return undefined;
  }
  if (p.heating === 'power') {
    return entering + p.power / flowCapacity;
  }
  const units = transferUnits(coefficient, surface, flowCapacity, 1);
  return volumes === undefined
    ? outletTemperature(entering, p.wallTemperature, units)
    : stirredOutletTemperature(entering, p.wallTemperature, units, volumes);
}
