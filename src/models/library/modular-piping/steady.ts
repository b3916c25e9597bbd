import {findRoot, upperEnd} from '../../../physics/roots';
import type {Drop, Hydraulics} from './hydraulics';
import type {Values} from './parameters';

/** Flows and pressures of the settled line, pressures above the outlet tank. */
export interface SteadyPoint {
  /** Loss coefficient of the valve. */
  readonly valve: number;
  /** kg/s, negative for reversed flow. */
  readonly massFlow: number;
  /** Flows of the branches A and B, kg/s, if there are any. */
  readonly branchFlows: readonly [number, number] | undefined;
  /** Pressure drop of the branches, Pa; 0 without. */
  readonly branchDrop: number;
  /** Pressure of the node before the valve, Pa. */
  readonly nodePressure: number;
  /** Pressure at the inlet of the first pipe, Pa. */
  readonly inletPressure: number;
}

/** Finds the zero of a rising function, whichever its sign. */
export function zeroOf(rising: (x: number) => number, start: number): number {
  const atRest = rising(0);
  if (atRest === 0) {
    return 0;
  }
  const sign = atRest < 0 ? 1 : -1;
  const outward = (size: number): number => sign * rising(sign * size);
  return sign * findRoot(outward, 0, upperEnd(outward, start));
}

/** Mass flow rate in kg/s at which a rising drop reaches a pressure, Pa. */
export function flowAt(drop: Drop, pressure: number): number {
  return zeroOf((flow) => drop(flow) - pressure, 1e-6);
}

/** How far the drive falls short of what the flow needs; rises with it. */
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

/** The flow and, with branches, their flows and pressure drop. */
type Split = Pick<SteadyPoint, 'massFlow' | 'branchFlows' | 'branchDrop'>;

/**
 * Flow through the valve and into branch A, kg/s, at a pressure of the node in
 * Pa and a position of the valve; 0 in A without branches.
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
  const branchDrop = zeroOf(
    (drop) => line.valve(totalAt(drop), valve) + drop - pressure,
    1,
  );
  return [totalAt(branchDrop), flowAt(a, branchDrop)];
}

function settleSingle(line: Hydraulics, p: Values, valve: number): Split {
  const massFlow =
    p.drive === 'flow'
      ? p.massFlow
      : zeroOf(
          (flow) => shortage(line, p, flow, line.valve(flow, valve)),
          1e-6,
        );
  return {massFlow, branchFlows: undefined, branchDrop: 0};
}

/** The pressure drop of the branches is the unknown: it gives both flows. */
function settleBranches(
  line: Hydraulics,
  p: Values,
  valve: number,
  [a, b]: readonly [Drop, Drop],
): Split {
  const totalAt = (pressure: number): number =>
    flowAt(a, pressure) + flowAt(b, pressure);
  const branchDrop = zeroOf((pressure) => {
    const flow = totalAt(pressure);
    return shortage(line, p, flow, line.valve(flow, valve) + pressure);
  }, 1);
  const inA = flowAt(a, branchDrop);
  const massFlow = p.drive === 'flow' ? p.massFlow : totalAt(branchDrop);
  return {massFlow, branchFlows: [inA, massFlow - inA], branchDrop};
}

/**
 * Settles the line at a position of the valve: the one flow at which the drive
 * gives what all modules take.
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
