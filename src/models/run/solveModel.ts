import type {Statistics, Trajectory, TriedStep} from '../../solver';
import {integrate} from '../../solver';
import type {AnyModel, ValuesOf} from '../definition/modelDefinition';
import type {RunEvent} from '../definition/runView';
import type {ModeHistory} from './modeHistory';
import {createOdeProblem} from './odeProblem';
import type {StateLayout} from './stateLayout';
import {createStateLayout} from './stateLayout';

/** Relative tolerance of the integrator, unless the model has its own. */
const USUAL_TOLERANCE = 1e-8;

/** Returns the relative tolerance of a model's runs, dimensionless. */
export function usualTolerance(model: AnyModel): number {
  return model.tolerance ?? USUAL_TOLERANCE;
}

/** Work done for a model without time. */
export const NO_STATISTICS: Statistics = {
  steps: 0,
  rejected: 0,
  evaluations: 0,
  jacobians: 0,
  factorizations: 0,
};

/** The solution of a model's equations. */
export interface ModelSolution {
  /** The names of the states. */
  readonly layout: StateLayout;
  /** The solution for the states. */
  readonly trajectory: Trajectory;
  /** The modes over the run. */
  readonly history: ModeHistory;
  /** The events of the run, in the order of time. */
  readonly events: readonly RunEvent[];
  /** The breaks as the model declares them, s. */
  readonly declaredBreaks: readonly number[];
}

/**
 * Integrates the equations of a model over `duration` (s).
 *
 * @param values - the checked value of every parameter, SI
 * @param tolerance - relative tolerance
 * @param stepLog - receives each step tried, if given
 * @throws {IntegrationError} when the run cannot be finished
 */
export function solveModel<A extends AnyModel>(
  model: A,
  values: ValuesOf<A>,
  duration: number,
  tolerance: number,
  stepLog?: TriedStep[],
): ModelSolution {
  const start = model.start?.(values) ?? 0;
  const end = start + duration;
  const layout = createStateLayout(model, values);
  const {problem, initial, history, events} = createOdeProblem(
    model,
    values,
    layout,
    start,
    end,
  );
  const trajectory = integrate(problem, start, end, initial, {
    relativeTolerance: tolerance,
    absoluteTolerance: layout.nominal.map((typical) => typical * tolerance),
    maximumStep: (t) => model.maximumStep?.(values, t),
    stepLog,
  });
  const declaredBreaks = problem.breaks ?? [];
  return {layout, trajectory, history, events, declaredBreaks};
}
