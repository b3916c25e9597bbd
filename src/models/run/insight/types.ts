import type {LocalizedText} from '../../../i18n';
import type {Statistics, TriedStep} from '../../../solver';

/** A scalar unknown of a run, with the words of its model. */
export interface StateName {
  /** Key in `states` of the model. */
  readonly key: string;
  /** Name of the quantity, lower case in English. */
  readonly label: LocalizedText;
  /** Symbol of the formulas; `_` starts a subscript. */
  readonly symbol?: string;
  /** Place in a vector state, from 1; absent for a scalar state. */
  readonly element?: number;
  /** Whether the state is algebraic, or a meter outside the error test. */
  readonly kind: 'differential' | 'algebraic' | 'meter';
}

/** Counts of the work done in a run. */
export interface RunStatistics extends Statistics {
  /** Events that fired inside the run. */
  readonly events: number;
  /** Declared breaks inside the run: jumps that the solver knows in advance. */
  readonly breaks: number;
}

/** How often the error of a state set the length of a step. */
export interface LimitingState {
  /** Index in `states`. */
  readonly state: number;
  /**
   * Accepted steps whose length follows from the step tried before, in which the
   * error of this state was the largest.
   */
  readonly accepted: number;
  /** Steps rejected because of this state. */
  readonly rejected: number;
}

/** An instant at which the solver had to start anew. */
export interface Discontinuity {
  /** Instant, s. */
  readonly time: number;
  /** A break known in advance, or an event found during the run. */
  readonly kind: 'break' | 'event';
  /** The cause in words of the model; absent where it gives none. */
  readonly label?: LocalizedText;
}

/**
 * What the solver did in a run, as plain data that can be posted from a worker.
 */
export interface RunAnalysis {
  /** First instant, s. */
  readonly start: number;
  /** Last instant, s. */
  readonly end: number;
  /** Relative tolerance of the run, dimensionless. */
  readonly tolerance: number;
  /** The unknowns, in the order of the solver. */
  readonly states: readonly StateName[];
  /** Counts of the work done. */
  readonly statistics: RunStatistics;
  /**
   * Every step tried, in the order in which they were tried; `stateIndex` is a
   * place in `states`.
   */
  readonly steps: readonly TriedStep[];
  /** The states that limited steps, those with the most steps first. */
  readonly limitingStates: readonly LimitingState[];
  /**
   * Events, and breaks at which an equation or an output that is shown jumps or
   * kinks, in the order of time.
   */
  readonly discontinuities: readonly Discontinuity[];
}

/**
 * An eigenvalue λ of the linearized equations, or a conjugate pair, which is
 * listed once with its positive imaginary part.
 */
export interface TimeScale {
  /** Re λ in 1/s: negative when the motion decays. */
  readonly real: number;
  /** |Im λ| in rad/s; 0 unless the motion oscillates. */
  readonly imaginary: number;
  /** −1/Re λ in s: negative when the motion grows, Infinity when Re λ is 0. */
  readonly timeConstant: number;
  /** Undamped natural frequency |λ|/2π of a pair in Hz; else absent. */
  readonly frequency?: number;
  /** Damping ratio −Re λ/|λ| of a pair, dimensionless; else absent. */
  readonly damping?: number;
  /**
   * Indices in `states` of the states that depend on each other, to which this
   * eigenvalue belongs; one state when it depends on itself only.
   */
  readonly states: readonly number[];
}

/** The time scales of a run at an instant. */
export interface TimeScales {
  /** The instant, s. */
  readonly time: number;
  /** The unknowns, in the order of the solver; as in {@link RunAnalysis}. */
  readonly states: readonly StateName[];
  /** Eigenvalues that matter in the run, the fastest (largest |λ|) first. */
  readonly scales: readonly TimeScale[];
  /** Other eigenvalues: of states that nothing brings back within the run. */
  readonly integrators: number;
  /**
   * Largest |Re λ| over the smallest one, of the motions that decay,
   * dimensionless; absent unless there is one.
   */
  readonly stiffnessRatio?: number;
  /**
   * Longest step of explicit Euler, s, at which every motion that decays still
   * does: the least 2·|Re λ|/|λ|². Absent unless there is one.
   */
  readonly eulerLimit?: number;
}
