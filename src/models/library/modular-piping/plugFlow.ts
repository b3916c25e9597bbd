import {outletTemperature} from '../../../physics/heat/pipeHeat';
import {lineOf, valveInstant} from './line';
import type {Values} from './parameters';

/** An amount that grows at one rate up to an instant, at another after it. */
interface Growth {
  /** Amount at `t` s. */
  at(t: number): number;
  /** The instant, s, at which an amount is reached. */
  when(amount: number): number;
}

function growth(before: number, after: number, change: number): Growth {
  const atChange = before > 0 ? before * change : 0;
  return {
    at: (t) => (t < change ? before * t : atChange + after * (t - change)),
    when: (amount) =>
      amount <= atChange
        ? amount / before
        : change + (amount - atChange) / after,
  };
}

/**
 * Plug flow through the first pipe, the flow taken as settled before and after
 * the movement of the valve.
 */
interface PlugFlow {
  /**
   * The instant, s, at which the first water from the inlet leaves; infinite
   * when nothing enters.
   */
  readonly arrival: number;
  /** Temperature at the outlet end, K; continuous from the right. */
  temperature(t: number): number;
}

function createPlugFlow(p: Values): PlugFlow {
  const {before, after, wallRate, pipeMass} = lineOf(p);
  const {initialTemperature, inletTemperature, wallTemperature} = p;
  if (before.massFlow < 0) {
    const arrival = Number.POSITIVE_INFINITY;
    return {arrival, temperature: () => initialTemperature};
  }
  const change = valveInstant(p);
  const entered = growth(before.massFlow, after.massFlow, change);
  const warmed = growth(
    wallRate(before.massFlow),
    wallRate(after.massFlow),
    change,
  );
  const arrival = entered.when(pipeMass);
  return {
    arrival,
    temperature(t) {
      if (t < arrival) {
        const units = warmed.at(t);
        return outletTemperature(initialTemperature, wallTemperature, units);
      }
      const entry = entered.when(Math.max(entered.at(t) - pipeMass, 0));
      const units = Math.max(warmed.at(t) - warmed.at(entry), 0);
      return outletTemperature(inletTemperature, wallTemperature, units);
    },
  };
}

const flows = new WeakMap<Values, PlugFlow>();

/** Plug flow through the first pipe of a line; built once for each. */
export function plugFlowOf(p: Values): PlugFlow {
  const known = flows.get(p);
  if (known) {
    return known;
  }
  const flow = createPlugFlow(p);
  flows.set(p, flow);
  return flow;
}
