import {assertCount, assertNotNegative, assertPositive} from '../domain';

/**
 * A slab divided into N equal lumps: a row of heat capacities connected by
 * conductors, the first one to a face at constant temperature, the last lump
 * insulated. With α/L² as the unit of rate, a lump has the capacity 1/N
 * and a conductor between centres the conductance N.
 */
export interface LumpChain {
  /** Number of lumps N. */
  readonly count: number;
  /**
   * Length of the conductor from the face to the first centre: half a lump,
   * which is correct, or a full one, a common mistake.
   */
  readonly firstConductor: 'half' | 'full';
}

/** Computes the angle θ_k of mode k. */
function modeAngle({count, firstConductor}: LumpChain, mode: number): number {
  const halves = firstConductor === 'half' ? 2 * count : 2 * count + 1;
  return ((2 * mode - 1) * Math.PI) / halves;
}

function assertChain({count}: LumpChain): void {
  assertCount('number of lumps', count);
}

/**
 * Computes the decay rates of the chain over α/L², slowest first, in closed
 * form: 4N² sin²(θ_k/2) with θ_k = (2k − 1)π/(2N) for the half conductor and
 * (2k − 1)π/(2N + 1) for the full one (eigenvalues of the tridiagonal
 * difference matrix; Strang, SIAM Rev. 41 (1999) 135–147). The continuous slab
 * has the rates ((2k − 1)π/2)².
 *
 * @throws RangeError when the number of lumps isn't a count
 */
export function lumpRates(chain: LumpChain): readonly number[] {
  assertChain(chain);
  const {count} = chain;
  return Array.from(
    {length: count},
    (_, k) => (2 * count * Math.sin(modeAngle(chain, k + 1) / 2)) ** 2,
  );
}

/**
 * Computes the matrix A of dθ/dFo = −Aθ for the temperature ratios of the
 * lumps, N rows of N entries, from their energy balances.
 *
 * @throws RangeError when the number of lumps isn't a count
 */
export function lumpMatrix(chain: LumpChain): readonly (readonly number[])[] {
  assertChain(chain);
  const {count, firstConductor} = chain;
  const unit = count * count;
  const toFace = firstConductor === 'half' ? 2 * unit : unit;
  return Array.from({length: count}, (_, i) =>
    Array.from({length: count}, (_entry, j) => {
      if (i === j) {
        return (i === 0 ? toFace : unit) + (i === count - 1 ? 0 : unit);
      }
      return Math.abs(i - j) === 1 ? -unit : 0;
    }),
  );
}

/**
 * Computes the temperature ratios of all lumps at a Fourier number αt/L², from
 * 1 at the start to 0: the exact solution of the lumped equations as a sum over
 * their modes, sin((j − ½)θ_k) or sin(jθ_k) in lump j.
 *
 * @throws RangeError when the number of lumps isn't a count or the Fourier
 *   number is negative
 */
export function lumpRatios(
  chain: LumpChain,
  fourier: number,
): readonly number[] {
  assertNotNegative('Fourier number', fourier);
  const {count, firstConductor} = chain;
  const start = firstConductor === 'half' ? 0.5 : 1;
  const ratios = new Array<number>(count).fill(0);
  lumpRates(chain).forEach((rate, k) => {
    const angle = modeAngle(chain, k + 1);
    const shape = ratios.map((_, j) => Math.sin((j + start) * angle));
    const sum = shape.reduce((a, b) => a + b, 0);
    const norm = shape.reduce((a, b) => a + b * b, 0);
    const weight = (sum / norm) * Math.exp(-rate * fourier);
    shape.forEach((value, j) => {
      ratios[j] = (ratios[j] ?? 0) + weight * value;
    });
  });
  return ratios;
}

/** Time scales of a chain of lumps. */
export interface LumpTimeScales {
  /** Slowest time constant, s. */
  readonly slowest: number;
  /** Fastest time constant, s. */
  readonly fastest: number;
  /** Ratio slowest/fastest, dimensionless. */
  readonly stiffnessRatio: number;
  /** Longest stable step of the explicit Euler method, 2·fastest, s. */
  readonly explicitEulerLimit: number;
}

/**
 * Computes the time scales of a chain of lumps in a slab of given L and α.
 *
 * @param thickness - m
 * @param diffusivity - m²/s
 * @throws RangeError when an argument isn't positive or N isn't a count
 */
export function lumpTimeScales(
  chain: LumpChain,
  thickness: number,
  diffusivity: number,
): LumpTimeScales {
  assertPositive('thickness', thickness);
  assertPositive('thermal diffusivity', diffusivity);
  const rates = lumpRates(chain);
  const unit = (thickness * thickness) / diffusivity;
  const slowest = unit / (rates[0] ?? Number.NaN);
  const fastest = unit / (rates.at(-1) ?? Number.NaN);
  return {
    slowest,
    fastest,
    stiffnessRatio: slowest / fastest,
    explicitEulerLimit: 2 * fastest,
  };
}
