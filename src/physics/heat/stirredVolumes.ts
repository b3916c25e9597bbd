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
