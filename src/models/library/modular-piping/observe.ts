import {pipeHeat} from './derivatives';
import {lineOf, settledAt} from './line';
import type {outputs} from './outputs';
import type {Values} from './parameters';
import {plugFlowOf} from './plugFlow';
import type {States} from './states';
import {flowsOf} from './states';
import {stirredTemperature} from './stirredPipe';

type Observed = Readonly<
  Record<Exclude<keyof typeof outputs, 'eulerPressure'>, number>
>;

/** Every output at one instant. */
export function observe(t: number, x: Readonly<States>, p: Values): Observed {
  const {branches, upstream, before, ...line} = lineOf(p);
  const {into, out, branchA} = flowsOf(x);
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
    plugTemperature: plugFlowOf(p).temperature(t),
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

/** Closed forms, as long as nothing disturbs the flow. */
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
