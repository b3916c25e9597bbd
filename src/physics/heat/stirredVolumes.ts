import {assertCount, assertNotNegative} from '../domain';
import {outletTemperature} from './pipeHeat';

/**
 * Computes the outlet temperature of a pipe divided into N stirred volumes,
 * each with an equal share of the transfer units: T_out = T_w − (T_w − T_in)(1
 * + NTU/N)^(−N). Tends to {@link outletTemperature} as N grows. From the energy
 * balance of one stirred volume, ṁc_p(T − T_in) = hA(T_w − T).
 *
 * @throws RangeError when NTU is negative, N isn't a count or a temperature
 *   isn't finite
 */
export function stirredOutletTemperature(
  inletTemperature: number,
  wallTemperature: number,
  units: number,
  volumes: number,
): number {
  assertNotNegative('number of transfer units', units);
  assertCount('number of volumes', volumes);
  const equivalent = volumes * Math.log1p(units / volumes);
  return outletTemperature(inletTemperature, wallTemperature, equivalent);
}

/**
 * Computes the step response at the outlet of N equal stirred volumes in
 * series, 0 to 1: 1 − e^(−Nx) Σ_{k<N} (Nx)^k/k! with x = t/θ, θ the residence
 * time of all (Levenspiel, Chemical Reaction Engineering, tanks in series).
 *
 * @param residenceTimes - t/θ, zero or greater
 * @param volumes - N
 * @throws RangeError when t/θ is negative or N isn't a count
 */
export function stirredStepResponse(
  residenceTimes: number,
  volumes: number,
): number {
  assertNotNegative('number of residence times', residenceTimes);
  assertCount('number of volumes', volumes);
  const x = volumes * residenceTimes;
  if (x === 0) {
    return 0;
  }
  // In logarithms, because e^(−Nx) underflows for many volumes.
  let logarithm = -x;
  let sum = 0;
  for (let k = 0; k < volumes; k++) {
    sum += Math.exp(logarithm);
    logarithm += Math.log(x / (k + 1));
  }
  return Math.max(0, 1 - sum);
}

/** Equal stirred volumes in series that are warmed along their way. */
export interface StirredChain {
  /** Number of volumes. */
  readonly volumes: number;
  /** Rate λ at which the flow renews the water of one volume, 1/s; above 0. */
  readonly renewal: number;
  /** Rate w at which a wall at one temperature warms it, 1/s. */
  readonly wallRate: number;
  /** Rate s at which a given heat flow warms it, K/s; only without `wallRate`. */
  readonly warming: number;
}

/**
 * Computes the temperature at the outlet of N stirred volumes at `t` s, K, that
 * start at one temperature. Each obeys T′ = λ(T_upstream − T) + w(T_w − T) + s;
 * with the step response S_j of j of them and r = λ/(λ + w)
 *
 * T = T_w − (T_w − T_in) r^N S_N((λ + w)t) + (T_0 − T_w) e^(−wt) (1 − S_N(λt)),
 *
 * from the variation of constants along the chain, and without a wall
 * T = T_0 + (T_in − T_0) S_N(λt) + s/λ Σ_j S_j(λt).
 *
 * @throws RangeError when N isn't a count or t is negative
 */
export function stirredChainTemperature(
  {volumes, renewal, wallRate, warming}: StirredChain,
  temperatures: Readonly<Record<'initial' | 'entering' | 'wall', number>>,
  t: number,
): number {
  const {initial, entering, wall} = temperatures;
  const response = (rate: number, stages: number): number =>
    stirredStepResponse((rate * t) / stages, stages);
  const renewed = response(renewal, volumes);
  if (wallRate === 0) {
    let sum = 0;
    for (let stages = 1; warming !== 0 && stages <= volumes; stages += 1) {
      sum += response(renewal, stages);
    }
    const front = (entering - initial) * renewed;
    return initial + front + (warming / renewal) * sum;
  }
  const passed =
    (wall - entering) * (renewal / (renewal + wallRate)) ** volumes;
  return (
    wall -
    passed * response(renewal + wallRate, volumes) +
    (initial - wall) * Math.exp(-wallRate * t) * (1 - renewed)
  );
}
