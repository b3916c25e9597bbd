import type {FrequencyResponse} from './lag';
import type {Signal} from './signals';

/** A chain of equal first-order lags: parameters of a model. */
export interface LagChain {
  /** Static gain, in the first lag. */
  readonly gain: number;
  /** Time constant of each lag, s. */
  readonly timeConstant: number;
  /** Number of lags, at least 1. */
  readonly stages: number;
}

/** Returns the terms e^(−s)·s^j/j! for j = 0 … stages − 1. */
function poissonTerms(s: number, stages: number): readonly number[] {
  const terms: number[] = [];
  let term = Math.exp(-s);
  for (let j = 0; j < stages; j += 1) {
    terms.push(term);
    term *= s / (j + 1);
  }
  return terms;
}

function sum(terms: readonly number[]): number {
  return terms.reduce((total, term) => total + term, 0);
}

/**
 * Returns the fraction of its initial value that remains in a chain of lags at
 * `t` s, when all lags started at that value: Σ e^(−s)·s^j/j! with s = t/τ and
 * j below the number of lags. For one lag e^(−t/τ).
 *
 * Source: K. Ogata, Modern Control Engineering, response of first-order
 * systems; the sum is the Erlang distribution.
 */
function remainder(chain: LagChain, t: number): number {
  return sum(poissonTerms(t / chain.timeConstant, chain.stages));
}

/** Response from rest to a unit step at 0: 1 − remainder; 0 before it. */
function stepResponse(chain: LagChain, t: number): number {
  return t <= 0 ? 0 : 1 - remainder(chain, t);
}

/**
 * Response from rest to a ramp of slope 1/s: t − Nτ + τ·Σ remainder of the
 * first 1 … N lags, the integral of the step response.
 */
function rampResponse(chain: LagChain, t: number): number {
  if (t <= 0) {
    return 0;
  }
  const {timeConstant, stages} = chain;
  const terms = poissonTerms(t / timeConstant, stages);
  const remainders = terms.map((term, j) => (stages - j) * term);
  return t - timeConstant * (stages - sum(remainders));
}

/**
 * Response from rest to sin ωt: the imaginary part of
 * e^(iωt)/a^N − Σ e^(−s)·s^j/j! / a^(N−j) with a = 1 + iωτ.
 */
function sineResponse(chain: LagChain, omega: number, t: number): number {
  if (t <= 0) {
    return 0;
  }
  const {timeConstant, stages} = chain;
  const magnitude = Math.hypot(1, omega * timeConstant);
  const angle = Math.atan(omega * timeConstant);
  const transient = poissonTerms(t / timeConstant, stages).map((term, j) => {
    const power = stages - j;
    return (term * Math.sin(-power * angle)) / magnitude ** power;
  });
  const steady = Math.sin(omega * t - stages * angle) / magnitude ** stages;
  return steady - sum(transient);
}

/** Response from rest, gain 1, to a signal. */
function unitResponse(chain: LagChain & Signal, t: number): number {
  const {input, onset, level, slope = 0, width = 0, frequency} = chain;
  const elapsed = t - onset;
  switch (input) {
    case 'step':
      return level * stepResponse(chain, elapsed);
    case 'ramp':
      return slope * rampResponse(chain, elapsed);
    case 'pulse':
      return (
        level *
        (stepResponse(chain, elapsed) - stepResponse(chain, elapsed - width))
      );
    case 'sine':
      return level * sineResponse(chain, 2 * Math.PI * frequency, elapsed);
  }
}

/**
 * Evaluates the output of a chain of equal first-order lags at `t` ≥ 0 s in
 * closed form, when all of them start at `initial`. Source: superposition of
 * the free response and the responses from rest above.
 */
export function lagResponse(
  chain: LagChain & Signal & {readonly initial: number},
  t: number,
): number {
  const {initial, gain} = chain;
  return initial * remainder(chain, t) + gain * unitResponse(chain, t);
}

/** Computes the frequency response 1/(1 + iωτ)^N of a chain of lags at `frequency` Hz. */
export function frequencyResponse(
  {timeConstant, stages}: LagChain,
  frequency: number,
): FrequencyResponse {
  const x = 2 * Math.PI * frequency * timeConstant;
  return {ratio: Math.hypot(1, x) ** -stages, phase: -stages * Math.atan(x)};
}

/**
 * Returns the time, s, after which the distance of a chain of lags to its final
 * value is the fraction `part` of the initial one. For one lag −τ·ln(part).
 * Bisection is fast enough; `findRoot` would add 450 bytes to the model.
 */
export function settlingTime(chain: LagChain, part: number): number {
  let low = 0;
  let high = chain.timeConstant;
  while (remainder(chain, high) > part) {
    high *= 2;
  }
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (remainder(chain, middle) > part) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return (low + high) / 2;
}
