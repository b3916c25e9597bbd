/** The lag τ·dy/dt = u(t) − y, as far as an integrator may look at it. */
export interface Equation {
  /** τ, s. */
  readonly timeConstant: number;
  /** Evaluates u at an instant, s. */
  input(t: number): number;
}

/** One step from (t, y) of length h, s. */
export type OneStep = (
  equation: Equation,
  t: number,
  y: number,
  h: number,
) => number;

/** A method with equal steps. */
export type FixedMethod = 'explicit' | 'implicit' | 'trapezoid';

/** A method of the lab. */
export type Method = FixedMethod | 'adaptive';

/**
 * One step of the methods with equal steps, with z = h/τ: explicit Euler
 * y + z·(u − y), implicit Euler (y + z·u′)/(1 + z), and the trapezoidal rule
 * (y·(1 − z/2) + z·(u + u′)/2)/(1 + z/2), where u′ belongs to the end.
 *
 * Source: F. Cellier, E. Kofman, Continuous System Simulation, Springer 2006,
 * chapter 2. The equation of the implicit step is linear and solved exactly.
 */
export const FIXED_STEPS: Readonly<Record<FixedMethod, OneStep>> = {
  explicit(equation, t, y, h) {
    return y + (h / equation.timeConstant) * (equation.input(t) - y);
  },
  implicit(equation, t, y, h) {
    const z = h / equation.timeConstant;
    return (y + z * equation.input(t + h)) / (1 + z);
  },
  trapezoid(equation, t, y, h) {
    const z = h / equation.timeConstant;
    const mean = (equation.input(t) + equation.input(t + h)) / 2;
    return (y * (1 - z / 2) + z * mean) / (1 + z / 2);
  },
};

/** What a step of the adaptive method would give. */
export interface TrialStep {
  /** Value at the end, of order 3. */
  readonly next: number;
  /** Slope at the end, 1/s. */
  readonly slope: number;
  /** Difference from the formula of order 2. */
  readonly error: number;
}

/** The slope of the lag, 1/s. */
export function slopeAt(equation: Equation, t: number, y: number): number {
  return (equation.input(t) - y) / equation.timeConstant;
}

/**
 * Tries one step with two explicit formulas of order 3 and 2; `slope` is that
 * at (t, y).
 *
 * Source: P. Bogacki, L. Shampine, A 3(2) pair of Runge–Kutta formulas, Applied
 * Mathematics Letters 2 (1989) 321–325.
 */
export function tryStep(
  equation: Equation,
  t: number,
  y: number,
  slope: number,
  h: number,
): TrialStep {
  const k1 = slope;
  const k2 = slopeAt(equation, t + h / 2, y + (h / 2) * k1);
  const k3 = slopeAt(equation, t + (3 * h) / 4, y + ((3 * h) / 4) * k2);
  const next = y + (h / 9) * (2 * k1 + 3 * k2 + 4 * k3);
  const k4 = slopeAt(equation, t + h, next);
  const error = (h / 72) * (-5 * k1 + 6 * k2 + 8 * k3 - 9 * k4);
  return {next, slope: k4, error};
}

/**
 * What one step multiplies a deviation of the lag by, as a function of z = h/τ.
 * The exact factor is e^(−z).
 */
export function amplification(method: Method, z: number): number {
  switch (method) {
    case 'explicit':
      return 1 - z;
    case 'implicit':
      return 1 / (1 + z);
    case 'trapezoid':
      return (1 - z / 2) / (1 + z / 2);
    case 'adaptive':
      return 1 - z + z ** 2 / 2 - z ** 3 / 6;
  }
}

/**
 * The z = h/τ beyond which a method lets deviations grow; `undefined` when
 * there is none. For the adaptive method the real root of
 * 1 − z + z²/2 − z³/6 = −1, by Cardano's formula.
 */
export function stabilityLimit(method: Method): number | undefined {
  switch (method) {
    case 'explicit':
      return 2;
    case 'adaptive':
      return 1 + Math.cbrt(4 + Math.sqrt(17)) + Math.cbrt(4 - Math.sqrt(17));
    default:
      return undefined;
  }
}
