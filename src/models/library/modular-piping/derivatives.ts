import type {Line} from './line';
import {lineOf} from './line';
import type {Values} from './parameters';
import type {Flows, Modes, Rates, States} from './states';
import {flowsOf, valveOf} from './states';

/** What the flows still miss to obey the laws of the resistances. */
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
 * Warms a chain of stirred volumes, each fed by its neighbour upstream: by the
 * inflow, or by the node when the flow is reversed.
 */
function warming(
  line: Line,
  p: Values,
  {temperatures, nodeTemperature}: Readonly<States>,
  massFlow: number,
): Float64Array {
  const flowRate = (Math.abs(massFlow) * temperatures.length) / line.pipeMass;
  const wallRate = line.wallRate(massFlow);
  const step = massFlow < 0 ? 1 : -1;
  const fed = massFlow < 0 ? nodeTemperature : p.inletTemperature;
  return temperatures.map((temperature, k) => {
    const upstream = temperatures[k + step] ?? fed;
    return (
      flowRate * (upstream - temperature) +
      wallRate * (p.wallTemperature - temperature)
    );
  });
}

/** Heat flow rates at the first pipe, W. */
interface PipeHeat {
  /** From the wall into the water. */
  readonly wall: number;
  /** What the flow carries out beyond what it brings in. */
  readonly carried: number;
}

/** Heat flow rates at the first pipe in a state. */
export function pipeHeat(p: Values, x: Readonly<States>): PipeHeat {
  const line = lineOf(p);
  const {temperatures, nodeTemperature} = x;
  const {specificHeat} = line.water;
  const {into} = flowsOf(x);
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

/** Time derivatives of the states; residuals of the flows. */
export function derivatives(
  _: number,
  x: Readonly<States>,
  p: Values,
  m: Readonly<Modes>,
): Rates {
  const line = lineOf(p);
  const flows = flowsOf(x);
  const {into, out} = flows;
  const {wall, carried} = pipeHeat(p, x);
  const {temperatures, nodeTemperature: node} = x;
  const fromPipe = temperatures[temperatures.length - 1] ?? Number.NaN;
  const mixing =
    Math.max(into, 0) * (fromPipe - node) +
    Math.max(-out, 0) * (p.initialTemperature - node);
  return {
    pressure: (into - out) / line.compliance,
    flows: residuals(line, p, x.pressure, flows, valveOf(p, m)),
    temperatures: warming(line, p, x, into),
    nodeTemperature: mixing / line.nodeMass,
    netMass: into - out,
    netHeat: wall - carried,
  };
}
