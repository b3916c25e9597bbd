import {text} from '../../../i18n';
import type {
  BalanceDefinition,
  EventDefinition,
  ModeValues,
  StateDefinitions,
  StateRates,
  StateValues,
} from '../../definition/defineModel';
import type {Line} from './line';
import {getLine, valveInstant} from './line';
import type {Values} from './parameters';
import {outflowAt} from './steady';

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
 * Computes the rates of change of the stirred volumes, K/s. Each receives water
 * from its upstream neighbour; the first one from the inflow or, when the flow
 * is reversed, from the node.
 */
function temperatureRates(
  line: Line,
  p: Values,
  {temperatures, nodeTemperature}: Readonly<States>,
  massFlow: number,
): Float64Array {
  const flowRate = (Math.abs(massFlow) * temperatures.length) / line.pipeMass;
  const wallRate = line.wallRate(massFlow);
  const step = massFlow < 0 ? 1 : -1;
  const inflowTemperature = massFlow < 0 ? nodeTemperature : p.inletTemperature;
  return temperatures.map((temperature, k) => {
    const upstream = temperatures[k + step] ?? inflowTemperature;
    return (
      flowRate * (upstream - temperature) +
      wallRate * (p.wallTemperature - temperature)
    );
  });
}

/** Heat flow rates of the first pipe. */
interface PipeHeat {
  /** From the wall into the water, W. */
  readonly wall: number;
  /** Net heat flow rate carried out by the water, W. */
  readonly carried: number;
}

/** Computes the heat flow rates of the first pipe in a state, W. */
export function pipeHeat(p: Values, x: Readonly<States>): PipeHeat {
  const line = getLine(p);
  const {temperatures, nodeTemperature} = x;
  const {specificHeat} = line.water;
  const {into} = namedFlows(x);
  const count = temperatures.length;
  const mean = temperatures.reduce((sum, T) => sum + T, 0) / count;
  const capacity = line.pipeMass * specificHeat;
  const last = temperatures[count - 1] ?? Number.NaN;
  const first = temperatures[0] ?? Number.NaN;
  const rise = into < 0 ? nodeTemperature - first : last - p.inletTemperature;
  return {
    wall: capacity * line.wallRate(into) * (p.wallTemperature - mean),
    carried: into * specificHeat * rise,
  };
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
  const {wall, carried} = pipeHeat(p, x);
  const {temperatures, nodeTemperature: node} = x;
  const fromPipe = temperatures[temperatures.length - 1] ?? Number.NaN;
  const mixing =
    Math.max(into, 0) * (fromPipe - node) +
    Math.max(-out, 0) * (p.initialTemperature - node);
  return {
    pressure: (into - out) / line.compliance,
    flows: residuals(line, p, x.pressure, flows, valveCoefficient(p, m)),
    temperatures: temperatureRates(line, p, x, into),
    nodeTemperature: mixing / line.nodeMass,
    netMass: into - out,
    netHeat: wall - carried,
  };
}

/** The movement of the valve: flows jump, pressures are continuous. */
export const events: readonly EventDefinition<Values, States, Modes>[] = [
  {
    label: () => text({en: 'valve moves', 'zh-Hans': '阀门动作'}),
    when: (t, _, p, m) => (!m.moved && t >= valveInstant(p) ? 1 : -1),
    then(_, x, p, m) {
      m.moved = 1;
      const outflow = outflowAt(getLine(p), x.pressure, p.valveAfter);
      x.flows.set(outflow.slice(0, x.flows.length - 1), 1);
    },
  },
];

/** The conservation laws of the line. */
export const balances: readonly BalanceDefinition<Values, States, Modes>[] = [
  {
    label: text({en: 'mass in the node', 'zh-Hans': '节点内的质量'}),
    stored: (x, p) => getLine(p).compliance * x.pressure,
    flows(_, x) {
      const {into, out} = namedFlows(x);
      return [into, -out];
    },
    nominal: 1,
  },
  {
    label: text({
      en: 'heat in the first pipe',
      'zh-Hans': '第一段直管内的热量',
    }),
    stored({temperatures}, p) {
      const {pipeMass, water} = getLine(p);
      const sum = temperatures.reduce((total, T) => total + T, 0);
      return (pipeMass * water.specificHeat * sum) / temperatures.length;
    },
    flows(_, x, p) {
      const {wall, carried} = pipeHeat(p, x);
      return [wall, -carried];
    },
    nominal: 1e6,
  },
];
