import type {Solid} from '../../../physics/heat/materials';
import {SOLIDS, thermalDiffusivity} from '../../../physics/heat/materials';
import {memoizeLast} from '../shared/memoizeLast';
import type {Values} from './parameters';

/** A row of equal heat capacities connected by conductances. */
export interface Chain {
  /** Number of lumps N. */
  readonly count: number;
  /** Heat capacity of a lump, C = ρc_pA·Δx, J/K. */
  readonly capacity: number;
  /** From the face to the first centre, kA/(s·Δx), W/K; 0 if insulated. */
  readonly toFace: number;
  /** Between two centres, G = kA/Δx, W/K. */
  readonly between: number;
  /** From the last centre to the fluid, half a lump and a film, W/K; or 0. */
  readonly toFluid: number;
}

/** Returns the properties of the chosen material. */
export function barMaterial(p: Values): Solid {
  return SOLIDS[p.material];
}

/** Returns the thermal diffusivity of the chosen material, m²/s. */
export function barDiffusivity(p: Values): number {
  return thermalDiffusivity(barMaterial(p));
}

/** Whether the face at x = 0 is held at a temperature. */
export function hasHeldFace(p: Values): boolean {
  return p.boundaries !== 'insulated-convective';
}

/** Returns the Biot number hL/k of the far end; 0 when it is insulated. */
export function endBiotNumber(p: Values): number {
  return p.boundaries === 'held-insulated'
    ? 0
    : (p.coefficient * p.length) / barMaterial(p).conductivity;
}

/**
 * Computes the chain of lumps that represents the bar; memoized. Source:
 * Karnopp et al., System Dynamics.
 */
export const lumpChain = memoizeLast((p: Values): Chain => {
  const {density, specificHeat, conductivity} = barMaterial(p);
  const {lumps: count, crossSection, length} = p;
  const lump = length / count;
  const between = (conductivity * crossSection) / lump;
  const biot = endBiotNumber(p);
  return {
    count,
    capacity: density * specificHeat * crossSection * lump,
    toFace: hasHeldFace(p) ? between / p.firstConductor : 0,
    between,
    toFluid: biot > 0 ? between / (1 / 2 + count / biot) : 0,
  };
});

/**
 * Computes the heat flow rates into the bar at the face and out of it at the
 * far end, W, for lump temperatures in K.
 */
export function endFlows(chain: Chain, temperatures: Float64Array, p: Values) {
  const first = temperatures[0] ?? Number.NaN;
  const last = temperatures.at(-1) ?? Number.NaN;
  return {
    face: chain.toFace * (p.faceTemperature - first),
    end: chain.toFluid * (last - p.ambient),
  };
}

/**
 * Computes the rates of change of the lump temperatures (K), K/s, from the
 * energy balance of each lump.
 */
export function lumpSlopes(
  {capacity, between}: Chain,
  temperatures: Float64Array,
  {face, end}: ReturnType<typeof endFlows>,
): Float64Array {
  const flowAfter = (i: number): number => {
    const [here, next] = [temperatures[i], temperatures[i + 1]];
    return here === undefined || next === undefined
      ? end
      : between * (here - next);
  };
  let inflow = face;
  return temperatures.map((_, i) => {
    const outflow = flowAfter(i);
    const slope = (inflow - outflow) / capacity;
    inflow = outflow;
    return slope;
  });
}

/**
 * Returns ab/(a + b) for a possibly infinite b. The sum a + b is an argument,
 * because it is computed without cancellation; 0 counts as negative.
 */
function inSeries(a: number, b: number, sum: number): number {
  if (sum === 0) {
    return Infinity;
  }
  return Number.isFinite(b) ? (a * b) / sum : a;
}

/**
 * Counts the decay rates of the chain below `rate` (1/s): the negative pivots
 * of its conductance matrix minus rate·C. The recursion is over conductances in
 * series, which avoids cancellation, so that the slowest rate is accurate.
 */
function ratesBelow(chain: Chain, rate: number): number {
  const {count, capacity, toFace, between, toFluid} = chain;
  let series = toFace;
  let negative = 0;
  for (let lump = 1; lump <= count; lump += 1) {
    const excess = series - rate * capacity;
    const pivot = excess + (lump === count ? toFluid : between);
    negative += pivot <= 0 ? 1 : 0;
    series = inSeries(between, excess, pivot);
  }
  return negative;
}

/** Finds the decay rate that has `below` smaller ones, 1/s, by bisection. */
function decayRate(chain: Chain, below: number): number {
  const {capacity, toFace, between, toFluid} = chain;
  let low = 0;
  let high = (toFace + 4 * between + toFluid) / capacity;
  while (high - low > 1e-15 * high) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) {
      break;
    }
    if (ratesBelow(chain, middle) > below) {
      high = middle;
    } else {
      low = middle;
    }
  }
  return high;
}

/**
 * Computes the slowest and the fastest time constant of a chain with any
 * conductances at its ends, s: the eigenvalues of its tridiagonal matrix from
 * Sturm sequences (Golub & Van Loan, Matrix Computations, §8.4).
 */
export function timeScales(chain: Chain) {
  return {
    slowest: 1 / decayRate(chain, 0),
    fastest: 1 / decayRate(chain, chain.count - 1),
  };
}
