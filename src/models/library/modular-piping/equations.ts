import {text} from '../../../i18n';
import type {
  BalanceDefinition,
  EventDefinition,
  ModeValues,
  StateDefinitions,
  StateRates,
  StateValues,
} from '../../definition';
import {quantity} from '../../definition';
import {getLine, type Line, valveInstant} from './line';
import {outputs} from './outputs';
import type {Values} from './parameters';
import {outflowAt} from './steady';

/** States of the line. */
export const states = {
  pressure: quantity('p', 'Pa', {
    label: text('pressure of the node', '节点压力'),
    nominal: 1e4,
  }),
  flows: quantity('ṁ', 'kg/s', {
    label: text(
      'flows into the node, out of it and into branch A',
      '流入节点、流出节点和支路 A 的流量',
    ),
    vector: true,
    algebraic: true,
  }),
  nodeTemperature: {...outputs.nodeTemperature, nominal: 1},
  netMass: {
    label: text('net mass into the node', '净流入节点的质量'),
    unit: 'kg',
    meter: true,
  },
} as const satisfies StateDefinitions;

/** Modes of the line: whether the valve has moved, 0 or 1. */
export const modes = ['moved'] as const;

/** The values of the modes. */
export type Modes = ModeValues<typeof modes>;

/** The values of the states, SI. */
export type States = StateValues<typeof states>;

/** Time derivatives or initial values of the states, SI. */
export type Rates = StateRates<typeof states>;

/** The algebraic flows of a state by name. */
export interface Flows {
  /** From the first pipe into the node, kg/s. */
  readonly into: number;
  /** From the node through the valve, kg/s. */
  readonly out: number;
  /** Through branch A, kg/s; 0 without branches. */
  readonly branchA: number;
}

/** Returns the algebraic flows of a state by name. */
export function namedFlows(x: Readonly<States>): Flows {
  const [into = Number.NaN, out = Number.NaN, branchA = 0] = x.flows;
  return {into, out, branchA};
}

/** Returns the steady state of the line before the valve moves, SI. */
export function initialStates(p: Values): Rates {
  const {before} = getLine(p);
  const {massFlow, branchFlows, nodePressure} = before;
  const flows = [massFlow, massFlow];
  if (branchFlows) {
    flows.push(branchFlows[0]);
  }
  return {
    pressure: nodePressure,
    flows,
    nodeTemperature: p.initialTemperature,
    netMass: 0,
  };
}

/** Returns the loss coefficient of the valve, dimensionless. */
export function valveCoefficient(p: Values, {moved}: Readonly<Modes>): number {
  return moved ? p.valveAfter : p.valve;
}

/** Computes the residuals of the laws of the resistances for given flows. */
function residuals(
  line: Line,
  p: Values,
  pressure: number,
  {into, out, branchA}: Flows,
  valve: number,
): readonly number[] {
  const {upstream, branches, inletPressure} = line;
  const driven = inletPressure(into);
  const inlet =
    driven === undefined
      ? p.massFlow - into
      : driven - upstream(into) - pressure;
  const outlet = pressure - line.valve(out, valve);
  if (!branches) {
    return [inlet, outlet];
  }
  const dropA = branches[0](branchA);
  return [inlet, outlet - dropA, branches[1](out - branchA) - dropA];
}

/**
 * Computes the time derivatives of the states (SI), residuals for the flows.
 */
export function derivatives(
  _: number,
  x: Readonly<States>,
  p: Values,
  m: Readonly<Modes>,
): Rates {
  const line = getLine(p);
  const flows = namedFlows(x);
  const {into, out} = flows;
  const node = x.nodeTemperature;
  const mixing =
    Math.max(into, 0) * (p.inletTemperature - node) +
    Math.max(-out, 0) * (p.initialTemperature - node);
  return {
    pressure: (into - out) / line.compliance,
    flows: residuals(line, p, x.pressure, flows, valveCoefficient(p, m)),
    nodeTemperature: mixing / line.nodeMass,
    netMass: into - out,
  };
}

/** The movement of the valve: flows jump, pressures are continuous. */
export const events: Readonly<
  Record<string, EventDefinition<Values, States, Modes>>
> = {
  move: {
    label: () => text('valve moves', '阀门动作'),
    when: (t, _, p, m) => (!m.moved && t >= valveInstant(p) ? 1 : -1),
    then(_, x, p, m) {
      m.moved = 1;
      const outflow = outflowAt(getLine(p), x.pressure, p.valveAfter);
      x.flows.set(outflow.slice(0, x.flows.length - 1), 1);
    },
  },
};

/** The conservation laws of the line. */
export const balances: readonly BalanceDefinition<Values, States, Modes>[] = [
  {
    label: text('mass in the node', '节点内的质量'),
    stored: (x, p) => getLine(p).compliance * x.pressure,
    flows(_, x) {
      const {into, out} = namedFlows(x);
      return [into, -out];
    },
    nominal: 1,
  },
];
