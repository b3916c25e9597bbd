import {circleArea} from '../../../physics/fluids/losses';
import type {Drop} from './hydraulics';
import {getLine} from './line';
import {secondBore} from './modules';
import type {Values} from './parameters';
import type {SteadyPoint} from './steady';

/** Returns the slope of a pressure drop, Pa·s/kg, by a central difference. */
function slope(drop: Drop, massFlow: number): number {
  const step = 1e-4 * Math.max(Math.abs(massFlow), 1e-4);
  return (drop(massFlow + step) - drop(massFlow - step)) / (2 * step);
}

/**
 * Computes the slopes dΔp/dṁ on both sides of the node at a steady state,
 * Pa·s/kg: of all modules before it, less that of the drive's pressure, and of
 * the valve and the branches.
 */
export function lineSlopes(p: Values, point: SteadyPoint) {
  const {massFlow, branchFlows, valve: coefficient} = point;
  const {valve, branches, inletPressure, ...line} = getLine(p);
  const ofBranches =
    branches && branchFlows
      ? 1 /
        (1 / slope(branches[0], branchFlows[0]) +
          1 / slope(branches[1], branchFlows[1]))
      : 0;
  return {
    upstream: slope(
      (m) => line.upstream(m) - (inletPressure(m) ?? 0),
      massFlow,
    ),
    downstream: slope((m) => valve(m, coefficient), massFlow) + ofBranches,
  };
}

/**
 * Computes the time constants of the node at a steady state of the line, s: of
 * the pressure, τ_p = ρV/(B (g_up + g_down)), and of the temperature,
 * τ_T = ρV/ṁ, infinite without flow. The conductance g = dṁ/dΔp is that of all
 * modules between the node and the drive, 0 for a given flow, or between the
 * node and the outlet tank.
 */
export function nodeTimes(p: Values, point: SteadyPoint) {
  const {massFlow} = point;
  const line = getLine(p);
  const slopes = lineSlopes(p, point);
  const upstream = p.drive === 'flow' ? 0 : 1 / slopes.upstream;
  return {
    pressure: line.compliance / (upstream + 1 / slopes.downstream),
    temperature: line.nodeMass / Math.abs(massFlow),
  };
}

/** Returns the volume of the second pipe, next to the node, m³. */
export function neighbourVolume(p: Values): number {
  return circleArea(secondBore(p)) * p.secondLength;
}
