/** The equation of the lag, τ·dy/dt = u(t) − y, as the methods use it. */
export interface Equation {
  /** τ, s. */
  readonly timeConstant: number;
  /** Evaluates the input u at an instant, s. */
  input(t: number): number;
}

/** A function that returns y after one step from (t, y) of length h, s. */
export type OneStep = (
  equation: Equation,
  t: number,
  y: number,
  h: number,
) => number;

/** An integration method with equal steps. */
export type FixedMethod = 'explicit' | 'implicit' | 'trapezoid';

/** An integration method of the lab. */
export type Method = FixedMethod | 'adaptive';

/**
 * The steps of the methods with equal steps, with z = h/τ: explicit Euler
 * y + z·(u − y), implicit Euler (y + z·u′)/(1 + z), and the trapezoidal rule
 * (y·(1 − z/2) + z·(u + u′)/2)/(1 + z/2), where u′ is the input at the end.
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

/** Evaluates the slope dy/dt of the lag at (t, y), 1/s. */
export function slopeAt(equation: Equation, t: number, y: number): number {
  return (equation.input(t) - y) / equation.timeConstant;
}

/**
 * Computes a trial step of h s with two explicit formulas of order 3 and 2: the
 * value at its end, of order 3, the slope there and the difference of the
 * formulas. `slope` is dy/dt at (t, y), in 1/s.
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
) {
  const k1 = slope;
  const k2 = slopeAt(equation, t + h / 2, y + (h / 2) * k1);
  const k3 = slopeAt(equation, t + (3 * h) / 4, y + ((3 * h) / 4) * k2);
  const next = y + (h / 9) * (2 * k1 + 3 * k2 + 4 * k3);
  const k4 = slopeAt(equation, t + h, next);
  const error = (h / 72) * (-5 * k1 + 6 * k2 + 8 * k3 - 9 * k4);
  return {next, slope: k4, error};
}

/**
 * Returns the amplification factor of one step, by which it multiplies a
 * deviation, as a function of z = h/τ. The exact factor is e^(−z). Source: the
 * steps above for u = 0 and y = 1.
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
 * Returns the z = h/τ above which a method amplifies deviations; `undefined`
 * when there is none. For the adaptive method the real root of
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
