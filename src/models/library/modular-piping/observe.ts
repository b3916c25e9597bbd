import {namedFlows, type States} from './equations';
import {getLine, settledAt} from './line';
import type {Values} from './parameters';

/** Computes every output that is not sampled, at t s, SI. */
export function observe(_: number, x: Readonly<States>, p: Values) {
  const {branches, upstream, before, ...line} = getLine(p);
  const {into, out, branchA} = namedFlows(x);
  return {
    nodeTemperature: x.nodeTemperature,
    nodePressure: x.pressure,
    inletPressure: x.pressure + upstream(into),
    inflow: into,
    outflow: out,
    flowA: branchA,
    flowB: branches ? out - branchA : 0,
    massBalance:
      x.netMass - line.compliance * (x.pressure - before.nodePressure),
  };
}

/** Computes the closed forms at t s, SI; none if the valve moves. */
export function exact(t: number, p: Values) {
  if (p.valveAction === 'moves') {
    return {};
  }
  const {massFlow, nodePressure, branchFlows} = settledAt(p, t);
  const [flowA = 0, flowB = 0] = branchFlows ?? [];
  return {nodePressure, inflow: massFlow, outflow: massFlow, flowA, flowB};
}
