import {pipeHeat} from './derivatives';
import {getLine, settledAt} from './line';
import type {outputs} from './outputs';
import type {Values} from './parameters';
import {getPlugFlow} from './plugFlow';
import type {States} from './states';
import {namedFlows} from './states';
import {stirredTemperature} from './stirredPipe';

type Observed = Readonly<
  Record<Exclude<keyof typeof outputs, 'eulerPressure'>, number>
>;

/** Computes every output that is not sampled, at t s, SI. */
export function observe(t: number, x: Readonly<States>, p: Values): Observed {
  const {branches, upstream, before, ...line} = getLine(p);
  const {into, out, branchA} = namedFlows(x);
  const {wall, carried} = pipeHeat(p, x);
  const {temperatures} = x;
  const count = temperatures.length;
  const stored = temperatures.reduce(
    (sum, T) => sum + (T - p.initialTemperature),
    0,
  );
  const heatCapacity = (line.pipeMass * line.water.specificHeat) / count;
  return {
    outletTemperature: temperatures[count - 1] ?? Number.NaN,
    plugTemperature: getPlugFlow(p).temperature(t),
    nodeTemperature: x.nodeTemperature,
    wallHeat: wall,
    carriedHeat: carried,
    nodePressure: x.pressure,
    inletPressure: x.pressure + upstream(into),
    inflow: into,
    outflow: out,
    flowA: branchA,
    flowB: branches ? out - branchA : 0,
    massBalance:
      x.netMass - line.compliance * (x.pressure - before.nodePressure),
    heatBalance: x.netHeat - heatCapacity * stored,
  };
}

/** Computes the closed forms at t s, SI; none if the valve moves. */
export function exact(
  t: number,
  p: Values,
): Readonly<Partial<Record<keyof typeof outputs, number>>> {
  if (p.valveAction === 'moves') {
    return {};
  }
  const {massFlow, nodePressure, branchFlows} = settledAt(p, t);
  const [flowA = 0, flowB = 0] = branchFlows ?? [];
  return {
    outletTemperature: stirredTemperature(p, t),
    nodePressure,
    inflow: massFlow,
    outflow: massFlow,
    flowA,
    flowB,
  };
}
