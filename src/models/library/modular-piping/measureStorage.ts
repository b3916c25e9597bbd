import {circleArea} from '../../../physics/fluids/losses';
import {
  compressionPressureRise,
  outletTemperature,
  transferUnits,
} from '../../../physics/heat/pipeHeat';
import {stirredOutletTemperature} from '../../../physics/heat/stirredVolumes';
import {getLine} from './line';
import {neighbourVolume, nodeTimes} from './node';
import type {Values} from './parameters';
import type {scalars} from './scalars';
import type {SteadyPoint} from './steady';

const ONE_MILLILITRE = 1e-6;

/** Values of some scalars, SI; `undefined` where one is not defined. */
export type Measured<K extends keyof typeof scalars> = Readonly<
  Record<K, number | undefined>
>;

/** Returns a number if it is finite, else `undefined`. */
export function ifFinite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined;
}

/** Computes the scalars of the heated pipe at a steady state, SI. */
export function measureHeat(
  p: Values,
  {massFlow}: SteadyPoint,
): Measured<
  | 'content'
  | 'residenceTime'
  | 'nusselt'
  | 'coefficient'
  | 'transferUnits'
  | 'stirredOutlet'
  | 'plugOutlet'
  | 'plugHeat'
> {
  const line = getLine(p);
  const {specificHeat} = line.water;
  const {inletTemperature: inlet, wallTemperature: wall} = p;
  const section = circleArea(p.diameter);
  const surface = (4 * section * p.firstLength) / p.diameter;
  const isHeated = p.wall === 'heated';
  const coefficient = line.coefficient(massFlow);
  const units =
    isHeated && massFlow !== 0
      ? transferUnits(coefficient, surface, Math.abs(massFlow), specificHeat)
      : undefined;
  const isForward = units !== undefined && massFlow > 0;
  const plug = isForward ? outletTemperature(inlet, wall, units) : undefined;
  return {
    content: section * p.firstLength,
    residenceTime: ifFinite(line.pipeMass / Math.abs(massFlow)),
    nusselt: isHeated ? line.nusselt(massFlow) : undefined,
    coefficient: isHeated ? coefficient : undefined,
    transferUnits: units,
    stirredOutlet: isForward
      ? stirredOutletTemperature(inlet, wall, units, p.volumes)
      : undefined,
    plugOutlet: plug,
    plugHeat:
      plug === undefined ? undefined : massFlow * specificHeat * (plug - inlet),
  };
}

/** Computes the scalars of the node for a run of `duration` s, SI. */
export function measureNode(
  p: Values,
  point: SteadyPoint,
  duration: number,
): Measured<
  | 'pressureTime'
  | 'temperatureTime'
  | 'timeRatio'
  | 'eulerLimit'
  | 'eulerSteps'
  | 'pressurePerMillilitre'
  | 'neighbourVolume'
> {
  const {pressure, temperature} = nodeTimes(p, point);
  return {
    pressureTime: pressure,
    temperatureTime: ifFinite(temperature),
    timeRatio: pressure / temperature,
    eulerLimit: 2 * pressure,
    eulerSteps: Math.ceil(duration / (2 * pressure)),
    pressurePerMillilitre: compressionPressureRise(
      p.bulkModulus,
      ONE_MILLILITRE,
      p.nodeVolume,
    ),
    neighbourVolume: neighbourVolume(p),
  };
}
