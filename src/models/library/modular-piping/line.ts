import {pipeReynolds} from '../../../physics/fluids/losses';
import {
  heatTransferCoefficient,
  tubeNusselt,
} from '../../../physics/heat/convection';
import type {Hydraulics} from './hydraulics';
import {createHydraulics, firstPipeMass, memoizeLast} from './hydraulics';
import type {Values} from './parameters';
import type {SteadyPoint} from './steady';
import {settle} from './steady';

/** Everything about a line that one set of parameters fixes. */
export interface Line extends Hydraulics {
  /** Settled with the valve as it is at the start. */
  readonly before: SteadyPoint;
  /** Settled with the valve after its movement; the same when it stays. */
  readonly after: SteadyPoint;
  /** Mass of the water in the first pipe, kg. */
  readonly pipeMass: number;
  /** Mass of the water in the node, kg. */
  readonly nodeMass: number;
  /** Mass that a rise of the node's pressure by 1 Pa takes in, kg/Pa. */
  readonly compliance: number;
  /** Nusselt number of the first pipe at a mass flow rate in kg/s. */
  readonly nusselt: (massFlow: number) => number;
  /** Heat transfer coefficient there, W/(m²·K); 0 for an adiabatic wall. */
  readonly coefficient: (massFlow: number) => number;
  /** Rate at which the wall warms the water in the pipe, 4h/(ρc_pD), 1/s. */
  readonly wallRate: (massFlow: number) => number;
}

function createLine(p: Values): Line {
  const {diameter, nodeVolume, bulkModulus} = p;
  const hydraulics = createHydraulics(p);
  const {water} = hydraulics;
  const {density, specificHeat, dynamicViscosity, conductivity} = water;
  const nusselt = (flow: number): number =>
    tubeNusselt(pipeReynolds(flow, diameter, dynamicViscosity), water.prandtl);
  const coefficient = memoizeLast((flow) =>
    p.wall === 'adiabatic'
      ? 0
      : heatTransferCoefficient(nusselt(flow), conductivity, diameter),
  );
  const before = settle(hydraulics, p, p.valve);
  return {
    ...hydraulics,
    before,
    after:
      p.valveAction === 'moves' ? settle(hydraulics, p, p.valveAfter) : before,
    pipeMass: firstPipeMass(p, density),
    nodeMass: density * nodeVolume,
    compliance: (density * nodeVolume) / bulkModulus,
    nusselt,
    coefficient,
    wallRate: (flow) =>
      (4 * coefficient(flow)) / (density * specificHeat * diameter),
  };
}

const lines = new WeakMap<Values, Line>();

/** The line of these parameters; built once for each set of them. */
export function lineOf(p: Values): Line {
  const known = lines.get(p);
  if (known) {
    return known;
  }
  const line = createLine(p);
  lines.set(p, line);
  return line;
}

/** Earlier than this, s, the valve moves at the start. */
const SOONEST = 1e-12;

/** The instant at which the valve moves, s; infinite when it stays. */
export function valveInstant({valveAction, valveTime}: Values): number {
  if (valveAction === 'stays') {
    return Number.POSITIVE_INFINITY;
  }
  return valveTime < SOONEST ? 0 : valveTime;
}

/** Where the line settles with the valve as it is just before `t` s. */
export function settledAt(p: Values, t: number): SteadyPoint {
  const {before, after} = lineOf(p);
  return t > valveInstant(p) ? after : before;
}
