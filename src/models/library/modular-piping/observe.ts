import type {States} from './equations';
import {namedFlows, pipeHeat} from './equations';
import {getLine, settledAt} from './line';
import type {Values} from './parameters';
import {getPlugFlow} from './plugFlow';
import {stirredTemperature} from './stirredPipe';

/** Computes every output that is not sampled, at t s, SI. */
export function observe(t: number, x: Readonly<States>, p: Values) {
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
export function exact(t: number, p: Values) {
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
