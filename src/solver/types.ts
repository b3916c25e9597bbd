/** Result of an event handler: continue the run, or stop it at the event. */
export type EventResult = 'continue' | 'stop' | undefined;

/** A system M y' = f(t, y) with events; all quantities in SI units. */
export interface OdeProblem {
  /** Number of states; 0 is allowed (only breaks and events matter then). */
  readonly size: number;
  /**
   * Writes f(t, y), the right-hand side of M y' = f, into `derivative`.
   * Right-continuous in t: at a break it gives the value after the jump.
   */
  derivatives(t: number, y: Float64Array, derivative: Float64Array): void;
  /** Diagonal of M: 1 differential, 0 algebraic (index 1). Omitted: all 1. */
  readonly mass?: ArrayLike<number>;
  /**
   * 1 for a meter: a differential state that neither f nor the switching
   * functions read. It is integrated with the others by the same stages, but
   * left out of the error test, so that it does not shorten the steps: while
   * its rate follows from the other states, its error is a few times theirs. A
   * rate that varies with time itself needs the test. Omitted: none.
   */
  readonly meters?: ArrayLike<number>;
  /**
   * Half band widths of the Jacobian: ∂f_i/∂y_j may differ from zero only for
   * j − upper ≤ i ≤ j + lower. Omitted: dense.
   */
  readonly band?: {readonly lower: number; readonly upper: number};
  /** Number of switching functions; omitted: 0. */
  readonly eventCount?: number;
  /**
   * Writes the switching functions g_i(t, y) into `values`; they may depend on
   * the caller's discrete modes.
   *
   * g_i fires when its sign changes: within a step, at a break, or through the
   * handler of another function (so that simultaneous events are handled until
   * no sign changes any more). Its own handler never makes it fire: the sign is
   * determined anew after that handler. Where the handler changed a state and
   * g_i is still zero (a bounce), the sign becomes that of the next nonzero
   * value; where it changed only modes (a relay), g_i fires again when it
   * crosses zero in the other direction, unless `eventDirections` or its
   * dependence on a mode prevents it. A value of exactly 0 keeps the sign.
   */
  events?(t: number, y: Float64Array, values: Float64Array): void;
  /**
   * Which sign changes of g_i fire: 1 rising, −1 falling, 0 both.
   * Omitted: both for all.
   */
  readonly eventDirections?: ArrayLike<number>;
  /**
   * Called at the located instant with the index; may change `y` and the
   * caller's discrete modes. The instant is just after the sign change.
   */
  onEvent?(index: number, t: number, y: Float64Array): EventResult;
  /** Instants at which f or its inputs jump: integration lands on them. */
  readonly breaks?: readonly number[];
}

/** How a step that was tried ended. */
export type StepResult =
  /** It is part of the run. */
  | 'accepted'
  /** The estimated error at its end exceeded the tolerance. */
  | 'error-at-end'
  /** The estimated error between its ends exceeded the tolerance. */
  | 'error-inside'
  /** A value in it was not finite. */
  | 'not-finite'
  /** The matrix of its stages was singular. */
  | 'singular'
  /** It contained an event and was replaced by one that ends near it. */
  | 'event';

/** What determined the length of a step. */
export type StepReason =
  /** The estimate after the start or a discontinuity. */
  | 'start'
  /** The errors of the steps before it. */
  | 'error'
  /** The longest step allowed. */
  | 'longest'
  /** The next break or the end of the run. */
  | 'landing'
  /** The rejection of a longer one. */
  | 'retry'
  /** An event near its end. */
  | 'event';

/** A step that was tried. */
export interface TriedStep {
  /** Instant at which it begins, s. */
  readonly time: number;
  /** Length in s; up to the event where one cuts it. */
  readonly length: number;
  /** How it ended. */
  readonly result: StepResult;
  /** What determined its length. */
  readonly reason: StepReason;
  /**
   * Largest estimated error over its tolerance, dimensionless; NaN when the
   * step failed before there was an estimate.
   */
  readonly errorRatio: number;
  /**
   * Index of the state with that error, or of the one that was not finite; −1
   * where there is none.
   */
  readonly stateIndex: number;
}

/** Tolerances, step sizes and limits of a run. */
export interface SolverOptions {
  /** Relative tolerance of each state, default 1e-6. */
  readonly relativeTolerance?: number;
  /** Absolute tolerance, one or per state, in the state's unit; 1e-9. */
  readonly absoluteTolerance?: number | ArrayLike<number>;
  /**
   * Longest step in s, one or as a function of the instant (s) at which a step
   * begins. Default, also where the function gives none: a tenth of the run, a
   * fiftieth when there are events, a thousandth when there are events and no
   * states.
   */
  readonly maximumStep?: number | ((t: number) => number | undefined);
  /** First step in s; default: estimated from f. */
  readonly initialStep?: number;
  /**
   * Steps tried, accepted or not, before the run fails. Default: 20 000, and 20
   * for each of the longest steps in the run.
   */
  readonly maximumSteps?: number;
  /** Receives each step tried, in their order; omitted: none is recorded. */
  readonly stepLog?: TriedStep[] | undefined;
}

/** An event that fired. */
export interface LocatedEvent {
  /** Instant in s. */
  readonly time: number;
  /** Index of the switching function. */
  readonly index: number;
  /** State before the handler. */
  readonly before: Float64Array;
  /** State after the handler, with consistent algebraic states. */
  readonly after: Float64Array;
}

/** Counts of the work done in a run. */
export interface Statistics {
  /** Steps accepted. */
  readonly steps: number;
  /** Steps rejected, or taken again to end near an event. */
  readonly rejected: number;
  /** Evaluations of f, those for the Jacobian included. */
  readonly evaluations: number;
  /** Jacobians ∂f/∂y computed, also for consistent algebraic states. */
  readonly jacobians: number;
  /** LU factorizations. */
  readonly factorizations: number;
}

/** Which one-sided limit to take at a discontinuity. */
export type Side = 'left' | 'right';

/** The solution over a run; it can be evaluated at every instant. */
export interface Trajectory {
  /** First instant in s. */
  readonly start: number;
  /**
   * Last instant in s: the requested end, or the event that stopped the run.
   */
  readonly end: number;
  /** The events that fired, in order. */
  readonly events: readonly LocatedEvent[];
  /** The break instants inside the run, ascending. */
  readonly breaks: readonly number[];
  /** The instants at which the steps begin, in s, ascending. */
  readonly steps: Float64Array;
  /** Work done in the run. */
  readonly statistics: Statistics;
  /**
   * Evaluates the state at t (s) from the dense output of order 4; at a
   * discontinuity the 'left' or the 'right' limit (default 'right'). Outside
   * the run the state at the nearer end is returned. Writes into `into` (one
   * entry per state) when given.
   * @throws RangeError when t is not a number
   */
  evaluate(t: number, side?: Side, into?: Float64Array): Float64Array;
}
