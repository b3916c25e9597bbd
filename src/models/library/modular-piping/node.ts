import {circleArea} from '../../../physics/fluids/losses';
import type {Drop} from './hydraulics';
import {lineOf} from './line';
import {secondBore} from './modules';
import type {Values} from './parameters';
import type {SteadyPoint} from './steady';

/** How fast pressure and temperature of the node follow, at a settled point. */
interface NodeTimes {
  /** τ_p = ρV/(B (g_up + g_down)), s. */
  readonly pressure: number;
  /** τ_T = ρV/ṁ, s; infinite without flow. */
  readonly temperature: number;
}

/** Slope of a pressure drop at a flow, Pa·s/kg, by a central difference. */
function slope(drop: Drop, massFlow: number): number {
  const step = 1e-4 * Math.max(Math.abs(massFlow), 1e-4);
  return (drop(massFlow + step) - drop(massFlow - step)) / (2 * step);
}

/**
 * How fast the node settles at a settled point of the line. The conductance
 * g = dṁ/dΔp is that of all modules between the node and the drive, 0 for a
 * given flow, or between the node and the outlet tank.
 */
export function nodeTimes(p: Values, point: SteadyPoint): NodeTimes {
  const {massFlow, branchFlows, valve: coefficient} = point;
  const {valve, branches, inletPressure, ...line} = lineOf(p);
  const upstream =
    p.drive === 'flow'
      ? 0
      : 1 / slope((m) => line.upstream(m) - (inletPressure(m) ?? 0), massFlow);
  const ofBranches =
    branches && branchFlows
      ? 1 /
        (1 / slope(branches[0], branchFlows[0]) +
          1 / slope(branches[1], branchFlows[1]))
      : 0;
  const downstream =
    1 / (slope((m) => valve(m, coefficient), massFlow) + ofBranches);
  return {
    pressure: line.compliance / (upstream + downstream),
    temperature: line.nodeMass / Math.abs(massFlow),
  };
}

/** Volume of the second pipe, the neighbour of the node, m³. */
export function neighbourVolume(p: Values): number {
  return circleArea(secondBore(p)) * p.secondLength;
}
