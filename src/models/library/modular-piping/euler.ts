import type {Samples} from '../../definition/defineModel';
import {lineOf, valveInstant} from './line';
import type {Values} from './parameters';
import {outflowAt, zeroOf} from './steady';

const MOST_STEPS = 40;
/** Ends a calculation that has run away, in parts of the first difference. */
const RUN_AWAY = 20;

/** Flow into the node at a pressure of the node, kg/s. */
function inflow(p: Values, pressure: number): number {
  const {upstream, inletPressure} = lineOf(p);
  return p.drive === 'flow'
    ? p.massFlow
    : zeroOf(
        (flow) => upstream(flow) + pressure - (inletPressure(flow) ?? 0),
        1e-6,
      );
}

/**
 * Pressure of the node in Pa by explicit Euler steps from the movement of the
 * valve to `end` s, p + h (ṁ_in − ṁ_out) B/(ρV): what a method does whose
 * step is longer than twice the time constant. Ends early when it runs away;
 * empty when the valve stays, or with branches.
 */
export function eulerPressure(p: Values, end: number): Samples {
  const {fixedStep, valveAfter} = p;
  const line = lineOf(p);
  const {before, after, compliance} = line;
  const times: number[] = [];
  const values: number[] = [];
  if (p.valveAction === 'stays' || p.branches === 'two') {
    return {times, values};
  }
  const size = Math.abs(after.nodePressure - before.nodePressure);
  let pressure = before.nodePressure;
  for (let n = 0; n <= MOST_STEPS; n += 1) {
    const t = valveInstant(p) + n * fixedStep;
    const isAway = Math.abs(pressure - after.nodePressure) > RUN_AWAY * size;
    if (t > end || isAway) {
      break;
    }
    times.push(t);
    values.push(pressure);
    const [out] = outflowAt(line, pressure, valveAfter);
    pressure += (fixedStep / compliance) * (inflow(p, pressure) - out);
  }
  return {times, values};
}
