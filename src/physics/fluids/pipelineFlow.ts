import {assertFinite} from '../domain';
import {findRoot, upperEnd} from '../roots';
import type {FrictionKey} from './frictionCorrelations';
import type {Liquid} from './losses';
import type {PipelineElement, PumpCurve} from './pipeline';
import {chainPressureDrop, pumpPressure} from './pipeline';

/** Modules in series: one branch of a network. */
export type Chain = readonly PipelineElement[];

/**
 * Finds the zero, of either sign, of a rising function of the mass flow rate:
 * it is bracketed from zero outward, then located.
 */
function balancedFlow(excess: (massFlow: number) => number): number {
  const atRest = excess(0);
  if (atRest === 0) {
    return 0;
  }
  const sign = atRest < 0 ? 1 : -1;
  const outward = (size: number) => sign * excess(sign * size);
  return sign * findRoot(outward, 0, upperEnd(outward, 1e-6));
}

/**
 * Computes the mass flow rate in kg/s that a pressure difference in Pa drives
 * through a chain; negative for reversed flow. The drop rises with the flow, so
 * that the solution is unique; it is bracketed first and can't diverge.
 *
 * @param chain - modules in series, at least one with a resistance
 * @param pressureDifference - inlet minus outlet, Pa
 * @throws RangeError when nothing in the chain resists the flow
 */
export function chainMassFlow(
  chain: Chain,
  pressureDifference: number,
  liquid: Liquid,
  correlation: FrictionKey = 'churchill',
): number {
  assertFinite('pressure difference', pressureDifference);
  return balancedFlow(
    (massFlow) =>
      chainPressureDrop(chain, massFlow, liquid, correlation) -
      pressureDifference,
  );
}

/** Flows of parallel branches and their common pressure drop. */
export interface ParallelFlow {
  /** Mass flow rates, kg/s, one for each branch, in the order given. */
  readonly massFlows: readonly number[];
  /** Common pressure drop, Pa. */
  readonly pressureDrop: number;
}

/**
 * Splits a mass flow rate over parallel branches, so that all have the same
 * pressure drop. The flow of the last branch is the rest, so that the sum is
 * the total to rounding.
 *
 * @param branches - one chain or more, each with a resistance
 * @param totalMassFlow - kg/s
 * @throws RangeError when there is no branch or one has no resistance
 */
export function parallelFlow(
  branches: readonly Chain[],
  totalMassFlow: number,
  liquid: Liquid,
  correlation: FrictionKey = 'churchill',
): ParallelFlow {
  assertFinite('total mass flow rate', totalMassFlow);
  const last = branches.at(-1);
  if (last === undefined) {
    throw new RangeError('number of branches must be 1 or more, got 0');
  }
  const others = branches.slice(0, -1);
  const dropOfLast = (massFlow: number) =>
    chainPressureDrop(last, massFlow, liquid, correlation);
  const flowsOfOthers = (pressureDrop: number) =>
    others.map((chain) =>
      chainMassFlow(chain, pressureDrop, liquid, correlation),
    );
  const inLast = balancedFlow(
    (massFlow) =>
      flowsOfOthers(dropOfLast(massFlow)).reduce((a, b) => a + b, massFlow) -
      totalMassFlow,
  );
  const pressureDrop = dropOfLast(inLast);
  return {massFlows: [...flowsOfOthers(pressureDrop), inLast], pressureDrop};
}

/** The operating point of a pump on a chain. */
export interface OperatingPoint {
  /** Mass flow rate, kg/s. */
  readonly massFlow: number;
  /** Volume flow rate, m³/s. */
  readonly volumeFlow: number;
  /** Pressure rise of the pump and drop of the chain, Pa. */
  readonly pressure: number;
}

/**
 * Computes the operating point of a pump on a chain: the intersection of the
 * falling pump curve with the rising curve of the chain.
 *
 * @throws RangeError when neither pump nor chain resists the flow
 */
export function operatingPoint(
  chain: Chain,
  pump: PumpCurve,
  liquid: Liquid,
  correlation: FrictionKey = 'churchill',
): OperatingPoint {
  const massFlow = balancedFlow(
    (flow) =>
      chainPressureDrop(chain, flow, liquid, correlation) -
      pumpPressure(pump, flow / liquid.density),
  );
  const volumeFlow = massFlow / liquid.density;
  return {massFlow, volumeFlow, pressure: pumpPressure(pump, volumeFlow)};
}
