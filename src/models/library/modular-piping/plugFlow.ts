import {outletTemperature} from '../../../physics/heat/pipeHeat';
import {memoizeLast} from '../shared/memoizeLast';
import {getLine, valveInstant} from './line';
import type {Values} from './parameters';

/**
 * An amount that grows at one rate up to an instant, and at another after it.
 */
interface Growth {
  /** Returns the amount at `t` s. */
  at(t: number): number;
  /** Returns the instant, s, at which an amount is reached. */
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
 * Plug flow through the first pipe, with the steady flow before and after the
 * movement of the valve.
 */
interface PlugFlow {
  /**
   * The instant, s, at which the first water from the inlet reaches the outlet;
   * infinite for reversed flow.
   */
  readonly arrival: number;
  /** Returns the outlet temperature at t s, K; continuous from the right. */
  temperature(t: number): number;
}

/** Returns the plug flow through the first pipe; memoized. */
export const getPlugFlow = memoizeLast((p: Values): PlugFlow => {
  const {before, after, wallRate, pipeMass} = getLine(p);
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
});
