import type {Line} from './line';
import {getLine} from './line';
import type {Values} from './parameters';
import type {Flows, Modes, Rates, States} from './states';
import {namedFlows, valveCoefficient} from './states';

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
