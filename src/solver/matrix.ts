/**
 * A square matrix J with storage for the factors of D − R·J, where D and R are
 * diagonal: the linear system of both a Rosenbrock step and a Newton step.
 */
export interface Matrix {
  /** Number of rows. */
  readonly size: number;
  /**
   * Columns j, j + stride, j + 2·stride … have no row in common, so that one
   * evaluation of f gives the difference quotients of all of them.
   */
  readonly stride: number;
  /** Sets column j of J to `scale · values`, rows outside the band ignored. */
  setColumn(j: number, values: Float64Array, scale: number): void;
  /**
   * Factors D − R·J with partial pivoting; false when it is singular.
   * `diagonal` is D, `rows` is R, one value per row.
   */
  factor(diagonal: Float64Array, rows: Float64Array): boolean;
  /** Solves with the factors; the solution replaces `b`. */
  solve(b: Float64Array): void;
}
