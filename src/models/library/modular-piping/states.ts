import {text} from '../../../i18n';
import type {
  ModeValues,
  StateDefinitions,
  StateRates,
  StateValues,
} from '../../definition/defineModel';
import {getLine} from './line';
import type {Values} from './parameters';

/** States of the line. */
export const states = {
  pressure: {
    label: text({en: 'pressure of the node', 'zh-Hans': '节点压力'}),
    symbol: 'p',
    unit: 'Pa',
    nominal: 1e4,
  },
  flows: {
    label: text({
      en: 'flows into the node, out of it and into branch A',
      'zh-Hans': '流入节点、流出节点和支路 A 的流量',
    }),
    symbol: 'ṁ',
    unit: 'kg/s',
    vector: true,
    algebraic: true,
  },
  temperatures: {
    label: text({
      en: 'temperatures of the stirred volumes',
      'zh-Hans': '各全混容腔的温度',
    }),
    symbol: 'T',
    unit: 'K',
    vector: true,
  },
  nodeTemperature: {
    label: text({en: 'temperature of the node', 'zh-Hans': '节点温度'}),
    symbol: 'T',
    unit: 'K',
  },
  netMass: {
    label: text({en: 'net mass into the node', 'zh-Hans': '净流入节点的质量'}),
    unit: 'kg',
    meter: true,
  },
  netHeat: {
    label: text({
      en: 'net heat into the first pipe',
      'zh-Hans': '净输入第一段直管的热量',
    }),
    unit: 'J',
    nominal: 1e5,
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
    temperatures: new Float64Array(p.volumes).fill(p.initialTemperature),
    nodeTemperature: p.initialTemperature,
    netMass: 0,
    netHeat: 0,
  };
}

/** Returns the loss coefficient of the valve, dimensionless. */
export function valveCoefficient(p: Values, {moved}: Readonly<Modes>): number {
  return moved ? p.valveAfter : p.valve;
}
