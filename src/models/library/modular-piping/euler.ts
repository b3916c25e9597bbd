import type {Samples} from '../../definition';
import {getLine, valveInstant} from './line';
import type {Values} from './parameters';
import {findZero, outflowAt} from './steady';

/** Largest number of steps. */
const MAXIMUM_STEPS = 40;

/** Deviation that ends an unstable calculation, over the initial one. */
const LARGEST_DEVIATION = 20;

/** Computes the flow into the node, kg/s, at a pressure of the node in Pa. */
function inflow(p: Values, pressure: number): number {
  const {upstream, inletPressure} = getLine(p);
  return p.drive === 'flow'
    ? p.massFlow
    : findZero(
        (flow) => upstream(flow) + pressure - (inletPressure(flow) ?? 0),
        1e-6,
      );
}

/**
 * Computes the pressure of the node in Pa by explicit Euler steps from the
 * movement of the valve to `end` s, p + h (ṁ_in − ṁ_out) B/(ρV), to show the
 * instability with steps longer than twice the time constant. Ends early when
 * it diverges; empty when the valve stays, or with branches.
 */
export function eulerPressure(p: Values, end: number): Samples {
  const {fixedStep, valveAfter} = p;
  const line = getLine(p);
  const {before, after, compliance} = line;
  const times: number[] = [];
  const values: number[] = [];
  if (p.valveAction === 'stays' || p.branches === 'two') {
    return {times, values};
  }
  const size = Math.abs(after.nodePressure - before.nodePressure);
  let pressure = before.nodePressure;
  for (let n = 0; n <= MAXIMUM_STEPS; n += 1) {
    const t = valveInstant(p) + n * fixedStep;
    const deviation = Math.abs(pressure - after.nodePressure);
    if (t > end || deviation > LARGEST_DEVIATION * size) {
      break;
    }
    times.push(t);
    values.push(pressure);
    const [out] = outflowAt(line, pressure, valveAfter);
    pressure += (fixedStep / compliance) * (inflow(p, pressure) - out);
  }
  return {times, values};
}
