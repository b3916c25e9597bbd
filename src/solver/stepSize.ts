import type {ConsistencyIteration} from './consistency';
import {largestRatio} from './norms';
import type {System} from './system';

const SAFETY = 0.9;
const LARGEST_GROWTH = 8;
const SMALLEST_SHRINKAGE = 0.1;
/** The error of a step grows with its length to the power of 5. */
const ERROR_ORDER = 5;
const INTEGRAL_EXPONENT = 0.04;
const PROPORTIONAL_EXPONENT = 1 / ERROR_ORDER - 0.75 * INTEGRAL_EXPONENT;
/** Smallest error ratio used by the integral term: less is noise. */
const SMALLEST_RATIO = 1e-4;

/** Shortest step in s that changes t by more than its rounding error. */
export function shortestStep(t: number, duration: number): number {
  return Math.max(16 * Number.EPSILON * Math.abs(t), 1e-20 * duration);
}

/**
 * Chooses step lengths from the error ratios of the last two steps. A ratio is
 * the estimated error over the tolerance, dimensionless; all factors returned
 * multiply the present step length.
 *
 * Source: PI control after K. Gustafsson, in Hairer, Nørsett and Wanner,
 * Solving Ordinary Differential Equations I, section II.4, with the exponents
 * α = 1/5 − 0.75 β and β = 0.04 given there for a method of order 5.
 */
export class StepControl {
  private lastRatio = 1;
  private isAfterRejection = false;

  /** Resets the history, at a discontinuity. */
  restart(): void {
    this.lastRatio = 1;
    this.isAfterRejection = false;
  }

  /** Returns the factor for the step after one accepted with this ratio. */
  accept(ratio: number): number {
    const factor =
      SAFETY *
      Math.max(ratio, 1e-10) ** -PROPORTIONAL_EXPONENT *
      this.lastRatio ** INTEGRAL_EXPONENT;
    const largest = this.isAfterRejection ? 1 : LARGEST_GROWTH;
    this.lastRatio = Math.max(ratio, SMALLEST_RATIO);
    this.isAfterRejection = false;
    return Math.min(largest, Math.max(SMALLEST_SHRINKAGE, factor));
  }

  /** Returns the factor for the retry after a ratio above 1. */
  reject(ratio: number): number {
    this.isAfterRejection = true;
    const factor = SAFETY * ratio ** (-1 / ERROR_ORDER);
    return Math.min(SAFETY, Math.max(SMALLEST_SHRINKAGE, factor));
  }

  /** Returns the factor for the retry after a step that was not finite. */
  fail(): number {
    this.isAfterRejection = true;
    return 0.25;
  }
}

/** Change of the states in the probe of the first step, over their size. */
const PROBE = 0.01;

/**
 * Estimates the first step after a discontinuity.
 *
 * Source: the two evaluations of Hairer, Nørsett and Wanner, Solving Ordinary
 * Differential Equations I, section II.4, combined so that the unit of time
 * does not matter: with speed |y'| and time constant τ = |y'|/|y''|, both in
 * units of the tolerance, |y'|·τ·(h/τ)^5 is set to 10. The error constants of
 * the method are small enough to keep the error of such a step well below 1.
 * Algebraic states follow the differential ones: the time constant of a node
 * whose flows are algebraic would otherwise seem infinite.
 */
export class StartingStep {
  private readonly system: System;
  private readonly consistency: ConsistencyIteration;
  private readonly slope: Float64Array;
  private readonly moved: Float64Array;
  private readonly change: Float64Array;

  constructor(system: System, consistency: ConsistencyIteration) {
    this.system = system;
    this.consistency = consistency;
    this.slope = new Float64Array(system.size);
    this.moved = new Float64Array(system.size);
    this.change = new Float64Array(system.size);
  }

  /**
   * Estimates the step from (t, y) in s, at most `longest`; `slope` is f(t, y).
   * The system's matrix must hold the factors of the consistency iteration.
   */
  estimate(
    t: number,
    y: Float64Array,
    slope: Float64Array,
    longest: number,
  ): number {
    const {mass, tolerances} = this.system;
    for (let i = 0; i < y.length; i++) this.slope[i] = mass[i]! * slope[i]!;
    const speed = largestRatio(this.slope, y, y, tolerances);
    if (speed === 0) return longest;
    const trial = Math.min(PROBE / (tolerances.relative * speed), longest);
    const curvature = this.probe(t, y, trial) / trial;
    if (!Number.isFinite(curvature)) return 1e-3 * trial;
    if (curvature === 0) return longest;
    const timeConstant = speed / curvature;
    const step =
      timeConstant * (10 / (speed * timeConstant)) ** (1 / ERROR_ORDER);
    return Math.min(step, longest);
  }

  /**
   * Returns the weighted change of f over an explicit Euler step of length h.
   */
  private probe(t: number, y: Float64Array, h: number): number {
    const {moved, change, slope, system} = this;
    for (let i = 0; i < y.length; i++) moved[i] = y[i]! + h * slope[i]!;
    this.consistency.follow(t + h, moved);
    system.derivatives(t + h, moved, change);
    for (let i = 0; i < y.length; i++) {
      change[i] = system.mass[i]! * change[i]! - slope[i]!;
    }
    return largestRatio(change, y, y, system.tolerances);
  }
}
