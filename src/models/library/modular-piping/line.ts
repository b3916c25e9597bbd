import {memoizeLast} from '../shared/memoizeLast';
import {createHydraulics, firstPipeMass, type Hydraulics} from './hydraulics';
import type {Values} from './parameters';
import {settle, type SteadyPoint} from './steady';

/** The resistances of a line and what else follows from its parameters. */
export interface Line extends Hydraulics {
  /** Steady state with the valve as at the start. */
  readonly before: SteadyPoint;
  /** Steady state after the valve has moved; the same when it stays. */
  readonly after: SteadyPoint;
  /** Mass of the water in the first pipe, kg. */
  readonly pipeMass: number;
  /** Mass of the water in the node, kg. */
  readonly nodeMass: number;
  /** Compliance of the node: mass stored per rise of its pressure, kg/Pa. */
  readonly compliance: number;
}

/**
 * Returns the line of these parameters; memoized.
 *
 * @throws RangeError when it has no steady state
 */
export const getLine = memoizeLast((p: Values): Line => {
  const {nodeVolume, bulkModulus} = p;
  const hydraulics = createHydraulics(p);
  const {density} = hydraulics.water;
  const before = settle(hydraulics, p, p.valve);
  return {
    ...hydraulics,
    before,
    after:
      p.valveAction === 'moves' ? settle(hydraulics, p, p.valveAfter) : before,
    pipeMass: firstPipeMass(p, density),
    nodeMass: density * nodeVolume,
    compliance: (density * nodeVolume) / bulkModulus,
  };
});

/** Valve instants before this one, s, count as the start. */
const EARLIEST = 1e-12;

/** Returns the instant at which the valve moves, s; infinite when it stays. */
export function valveInstant({valveAction, valveTime}: Values): number {
  if (valveAction === 'stays') {
    return Number.POSITIVE_INFINITY;
  }
  return valveTime < EARLIEST ? 0 : valveTime;
}

/** Returns the steady state with the valve as it is just before `t` s. */
export function settledAt(p: Values, t: number): SteadyPoint {
  const {before, after} = getLine(p);
  return t > valveInstant(p) ? after : before;
}
