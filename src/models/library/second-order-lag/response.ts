import type {FrequencyResponse} from '../shared/lag';
import type {Values} from './parameters';

const {PI, cos, exp, expm1, hypot, log, sin, sqrt} = Math;

/** What defines the poles of a second-order lag. */
type Poles = Pick<Values, 'dampingRatio' | 'naturalFrequency'>;

/** What defines the input. */
type Input = Pick<Values, 'frequency' | 'input' | 'level' | 'onset' | 'slope'>;

/** A value and its rate of change. */
interface Motion {
  readonly value: number;
  readonly rate: number;
}

/** The natural angular frequency, rad/s. */
export function angularFrequency({naturalFrequency}: Poles): number {
  return 2 * PI * naturalFrequency;
}

/**
 * The two time constants of a lag with ζ ≥ 1, s, the longer first: its poles are
 * −ω_n (ζ ∓ √(ζ² − 1)), whose product is ω_n².
 */
export function timeConstants(p: Poles): readonly [slow: number, fast: number] {
  const omega = angularFrequency(p);
  const sum = p.dampingRatio + sqrt(p.dampingRatio ** 2 - 1);
  return [sum / omega, 1 / (omega * sum)];
}

/** The angular frequency of a damped oscillation, rad/s, for ζ < 1. */
function dampedAngularFrequency(p: Poles): number {
  return angularFrequency(p) * sqrt(1 - p.dampingRatio ** 2);
}

/** The slowest rate of decay, 1/s: that of the envelope, or of the slower lag. */
export function decayRate(p: Poles): number {
  return p.dampingRatio < 1
    ? p.dampingRatio * angularFrequency(p)
    : 1 / timeConstants(p)[0];
}

/**
 * Returns the output without input, `t` s after it was at `value` and changed
 * at `rate`. Source: K. Ogata, Modern Control Engineering, second-order systems;
 * with C = e^(−ζω_n t) cos ω_d t and S = e^(−ζω_n t) sin(ω_d t)/ω_d, or the
 * hyperbolic functions for ζ > 1, it is (C + ζω_n S)·value + S·rate.
 */
function freeResponse(p: Poles, {value, rate}: Motion, t: number) {
  const damping = p.dampingRatio * angularFrequency(p);
  let [even, odd] = [exp(-damping * t), t * exp(-damping * t)];
  if (p.dampingRatio < 1) {
    const damped = dampedAngularFrequency(p);
    [even, odd] = [even * cos(damped * t), (even * sin(damped * t)) / damped];
  } else if (p.dampingRatio > 1) {
    const [slow, fast] = timeConstants(p);
    const difference = (1 / fast - 1 / slow) / 2;
    const left = exp(-t / slow);
    [even, odd] = [
      (left + exp(-t / fast)) / 2,
      (-left * expm1(-2 * difference * t)) / (2 * difference),
    ];
  }
  return (even + damping * odd) * value + odd * rate;
}

/** Amplitude ratio and phase at `frequency` Hz, without the gain. */
export function frequencyResponse(
  p: Poles,
  frequency: number,
): FrequencyResponse {
  const x = frequency / p.naturalFrequency;
  const [real, imaginary] = [1 - x * x, 2 * p.dampingRatio * x];
  return {
    ratio: 1 / hypot(real, imaginary),
    phase: -Math.atan2(imaginary, real),
  };
}

/** The motion to which a lag of gain 1 settles, `t` s after the input began. */
function settledMotion(p: Input & Poles, t: number): Motion {
  switch (p.input) {
    case 'step':
      return {value: p.level, rate: 0};
    case 'ramp':
      return {value: p.slope * (t - rampDelay(p)), rate: p.slope};
    case 'sine': {
      const {ratio, phase} = frequencyResponse(p, p.frequency);
      const omega = 2 * PI * p.frequency;
      const angle = omega * t + phase;
      return {
        value: p.level * ratio * sin(angle),
        rate: p.level * ratio * omega * cos(angle),
      };
    }
  }
}

/**
 * Evaluates the output at `t` ≥ 0 s in closed form: the free motion from the
 * initial values, and what the input adds to it, which is the settled motion
 * less a free motion that begins as the settled one does.
 */
export function outputAt(p: Values, t: number): number {
  const own = freeResponse(p, {value: p.initial, rate: p.initialRate}, t);
  const elapsed = t - p.onset;
  if (elapsed <= 0) {
    return own;
  }
  const added =
    settledMotion(p, elapsed).value -
    freeResponse(p, settledMotion(p, 0), elapsed);
  return own + p.gain * added;
}

/** How late the output follows a ramp, s: 2ζ/ω_n. */
export function rampDelay(p: Poles): number {
  return (2 * p.dampingRatio) / angularFrequency(p);
}

/** Overshoot of a step from rest, as a share of the change: e^(−πζ/√(1 − ζ²)). */
export function overshoot({dampingRatio: zeta}: Poles): number {
  return zeta < 1 ? exp((-PI * zeta) / sqrt(1 - zeta * zeta)) : 0;
}

/** The damping ratio of a lag that overshoots by a share: the inverse. */
export function dampingOf(share: number): number {
  const decrement = -log(share);
  return decrement / hypot(PI, decrement);
}

/** The first peak after a step, s: half a period of the damped oscillation. */
export function peakTime(p: Poles): number | undefined {
  return p.dampingRatio < 1 ? PI / dampedAngularFrequency(p) : undefined;
}

/** What is left of a unit step from rest, `t` s after it. */
function remainder(p: Poles, t: number): number {
  return freeResponse(p, {value: 1, rate: 0}, t);
}

/** Where a falling function passes 0 between `low` and `high`, by bisection. */
function root(f: (t: number) => number, low: number, high: number): number {
  let [from, to] = [low, high];
  for (let step = 0; step < 60; step += 1) {
    const middle = (from + to) / 2;
    [from, to] = f(middle) > 0 ? [middle, to] : [from, middle];
  }
  return (from + to) / 2;
}

/** An instant, s, by which little of a step is left. */
function late(p: Poles): number {
  return 12 / decayRate(p);
}

/** The time, s, after which a step from rest has first done `share` of its change. */
export function timeToShare(p: Poles, share: number): number {
  const left = (t: number) => remainder(p, t) - (1 - share);
  return root(left, 0, peakTime(p) ?? late(p));
}

/**
 * Returns the time, s, after which a step from rest stays within `part` of its
 * change. The extremes of the rest, every half period, fall by a fixed factor,
 * so the last one outside is known, and the rest leaves it in one direction.
 */
export function settlingTime(p: Poles, part: number): number {
  const half = peakTime(p);
  if (half === undefined) {
    return root((t) => remainder(p, t) - part, 0, late(p));
  }
  const last = Math.floor(log(part) / log(overshoot(p)));
  const sign = last % 2 === 0 ? 1 : -1;
  const outside = (t: number) => sign * remainder(p, t) - part;
  return root(outside, last * half, (last + 1) * half);
}
