import {createBandedMatrix} from './bandedMatrix';
import {createDenseMatrix} from './denseMatrix';
import {IntegrationError} from './errors';
import type {Matrix} from './matrix';
import type {Tolerances} from './norms';
import {checkLength} from './options';
import type {OdeProblem} from './types';

/** Returns the diagonal of M as zeros and ones. */
function massDiagonal({mass, size}: OdeProblem): Float64Array {
  if (mass === undefined) return new Float64Array(size).fill(1);
  checkLength(mass, size, 'mass');
  const diagonal = Float64Array.from(mass);
  if (diagonal.some((entry) => entry !== 0 && entry !== 1)) {
    throw new RangeError('mass entries are 1 (differential) or 0 (algebraic)');
  }
  return diagonal;
}

function createMatrix({band, size}: OdeProblem): Matrix {
  if (band === undefined) return createDenseMatrix(size);
  const widest = Math.max(size - 1, 0);
  const lower = Math.min(band.lower, widest);
  const upper = Math.min(band.upper, widest);
  if (![lower, upper].every((width) => Number.isInteger(width) && width >= 0)) {
    throw new RangeError('half band widths are whole numbers from 0');
  }
  return createBandedMatrix(size, lower, upper);
}

/**
 * Wraps a problem for the solver's parts: evaluations are counted, and time is
 * clamped to the window of the present segment, so that a function that jumps
 * at a break is never evaluated on the wrong side of it.
 */
export class System {
  /** Number of states. */
  readonly size: number;
  /** Diagonal of M: 1 differential, 0 algebraic; one entry per state. */
  readonly mass: Float64Array;
  /** Whether any state is algebraic. */
  readonly hasAlgebraicStates: boolean;
  /** Number of switching functions. */
  readonly eventCount: number;
  /** The Jacobian, dense or banded as the problem says. */
  readonly matrix: Matrix;
  /** Error weights of the states. */
  readonly tolerances: Tolerances;
  /** Evaluations of f so far. */
  evaluations = 0;
  /** Jacobians ∂f/∂y so far. */
  jacobians = 0;
  /** LU factorizations so far. */
  factorizations = 0;
  private readonly problem: OdeProblem;
  private earliest = -Infinity;
  private latest = Infinity;

  constructor(problem: OdeProblem, tolerances: Tolerances) {
    this.problem = problem;
    this.size = problem.size;
    this.mass = massDiagonal(problem);
    this.hasAlgebraicStates = this.mass.includes(0);
    this.eventCount = problem.events ? (problem.eventCount ?? 0) : 0;
    this.matrix = createMatrix(problem);
    this.tolerances = tolerances;
  }

  /** Clamps the time passed to the model to [earliest, latest], in s. */
  setWindow(earliest: number, latest: number): void {
    this.earliest = earliest;
    this.latest = latest;
  }

  /** Writes f(t, y) into `derivative`. */
  derivatives(t: number, y: Float64Array, derivative: Float64Array): void {
    this.evaluations++;
    this.problem.derivatives(this.clamp(t), y, derivative);
  }

  /**
   * Writes the switching functions into `values`.
   * @throws IntegrationError 'not-finite' when one is not a number
   */
  events(t: number, y: Float64Array, values: Float64Array): void {
    this.problem.events?.(this.clamp(t), y, values);
    for (let i = 0; i < this.eventCount; i++) {
      if (Number.isNaN(values[i])) {
        throw new IntegrationError('not-finite', t, {eventIndex: i});
      }
    }
  }

  /** Factors D − R·J of the matrix; false when it is singular. */
  factor(diagonal: Float64Array, rows: Float64Array): boolean {
    this.factorizations++;
    return this.matrix.factor(diagonal, rows);
  }

  private clamp(t: number): number {
    return Math.min(Math.max(t, this.earliest), this.latest);
  }
}
