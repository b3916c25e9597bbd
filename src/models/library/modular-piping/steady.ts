import {findRoot, upperEnd} from '../../../physics/roots';
import type {Drop, Hydraulics} from './hydraulics';
import type {Values} from './parameters';

/** Steady flows and pressures of the line; pressures above the outlet tank. */
export interface SteadyPoint {
  /** Loss coefficient of the valve, dimensionless. */
  readonly valve: number;
  /** Mass flow rate, kg/s, negative for reversed flow. */
  readonly massFlow: number;
  /** Mass flow rates of the branches A and B, kg/s, if there are any. */
  readonly branchFlows: readonly [number, number] | undefined;
  /** Pressure drop of the branches, Pa; 0 without branches. */
  readonly branchDrop: number;
  /** Pressure of the node, upstream of the valve, Pa. */
  readonly nodePressure: number;
  /** Pressure at the inlet of the first pipe, Pa. */
  readonly inletPressure: number;
}

/**
 * Finds the zero, of either sign, of a rising function.
 *
 * @param start - first size of the bracket, greater than 0
 * @throws RangeError when the function does not change its sign
 */
export function findZero(rising: (x: number) => number, start: number): number {
  const atRest = rising(0);
  if (atRest === 0) {
    return 0;
  }
  const sign = atRest < 0 ? 1 : -1;
  const outward = (size: number): number => sign * rising(sign * size);
  return sign * findRoot(outward, 0, upperEnd(outward, start));
}

/** Finds the mass flow rate, kg/s, at which a drop equals a pressure in Pa. */
export function flowAt(drop: Drop, pressure: number): number {
  return findZero((flow) => drop(flow) - pressure, 1e-6);
}

/** Computes the required minus the driving pressure; it rises with the flow. */
function shortage(
  {upstream, inletPressure}: Hydraulics,
  p: Values,
  massFlow: number,
  downstream: number,
): number {
  const driven = inletPressure(massFlow);
  return driven === undefined
    ? massFlow - p.massFlow
    : upstream(massFlow) + downstream - driven;
}

/** The flow and, with branches, the flows and pressure drop of these. */
type Split = Pick<SteadyPoint, 'massFlow' | 'branchFlows' | 'branchDrop'>;

/**
 * Computes the flows through the valve and into branch A, kg/s, at a pressure
 * of the node in Pa and a loss coefficient of the valve; 0 in A without
 * branches.
 */
export function outflowAt(
  line: Hydraulics,
  pressure: number,
  valve: number,
): readonly [number, number] {
  const {branches} = line;
  if (!branches) {
    return [flowAt((flow) => line.valve(flow, valve), pressure), 0];
  }
  const [a, b] = branches;
  const totalAt = (drop: number): number => flowAt(a, drop) + flowAt(b, drop);
  const branchDrop = findZero(
    (drop) => line.valve(totalAt(drop), valve) + drop - pressure,
    1,
  );
  return [totalAt(branchDrop), flowAt(a, branchDrop)];
}

function settleSingle(line: Hydraulics, p: Values, valve: number): Split {
  const massFlow =
    p.drive === 'flow'
      ? p.massFlow
      : findZero(
          (flow) => shortage(line, p, flow, line.valve(flow, valve)),
          1e-6,
        );
  return {massFlow, branchFlows: undefined, branchDrop: 0};
}

/** Solves for the pressure drop of the branches, which gives both flows. */
function settleBranches(
  line: Hydraulics,
  p: Values,
  valve: number,
  [a, b]: readonly [Drop, Drop],
): Split {
  const totalAt = (pressure: number): number =>
    flowAt(a, pressure) + flowAt(b, pressure);
  const branchDrop = findZero((pressure) => {
    const flow = totalAt(pressure);
    return shortage(line, p, flow, line.valve(flow, valve) + pressure);
  }, 1);
  const inA = flowAt(a, branchDrop);
  const massFlow = p.drive === 'flow' ? p.massFlow : totalAt(branchDrop);
  return {massFlow, branchFlows: [inA, massFlow - inA], branchDrop};
}

/**
 * Computes the steady state of the line at a loss coefficient of the valve: the
 * flow at which the driving pressure equals the sum of all pressure drops.
 *
 * @throws RangeError when no such flow is found
 */
export function settle(
  line: Hydraulics,
  p: Values,
  valve: number,
): SteadyPoint {
  const {branches, upstream} = line;
  const split = branches
    ? settleBranches(line, p, valve, branches)
    : settleSingle(line, p, valve);
  const {massFlow, branchDrop} = split;
  const nodePressure = line.valve(massFlow, valve) + branchDrop;
  const inletPressure = nodePressure + upstream(massFlow);
  return {...split, valve, nodePressure, inletPressure};
}
