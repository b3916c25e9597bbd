/**
 * A square matrix J with room for the factors of D − R·J, where D and R are
 * diagonal: the one linear problem of a Rosenbrock step and of a Newton step.
 */
export interface Matrix {
  /** Number of rows. */
  readonly size: number;
  /**
   * Columns j, j + stride, j + 2·stride … have no row in common, so that one
   * difference quotient serves them all.
   */
  readonly stride: number;
  /** Sets column j of J to `scale · values`, rows outside the band ignored. */
  setColumn(j: number, values: Float64Array, scale: number): void;
  /**
   * Factors D − R·J with partial pivoting; false when it is singular.
   * `diagonal` is D, `rows` is R, one value a row.
   */
  factor(diagonal: Float64Array, rows: Float64Array): boolean;
  /** Solves with the factors, `b` becoming the solution. */
  solve(b: Float64Array): void;
}
