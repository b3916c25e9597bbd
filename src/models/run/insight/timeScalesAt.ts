import {IntegrationError} from '../../../solver';
import type {Eigenvalue} from '../../../solver/eigenvalues';
import {eigenvalueGroups, linearize} from '../../../solver/eigenvalues';
import type {AnyModel} from '../../definition/modelDefinition';
import {integrationFailure} from '../failures';
import {createDerivatives} from '../odeProblem';
import type {Run} from '../runResult';
import {createStateLayout} from '../stateLayout';
import {stateNames} from './stateNames';
import type {TimeScale, TimeScales} from './types';

/** The part of a finished run that is needed to linearize its model. */
export type LinearizedRun<A extends AnyModel = AnyModel> = Pick<
  Run<A>,
  'start' | 'end' | 'values' | 'view'
>;

/**
 * Least |λ| times the duration of the run: a smaller eigenvalue moves its states
 * by less than this share of their distance, and is often a rounding error.
 */
const LEAST_MOTION = 2e-5;

/** Rounding errors of an instant that a model computes itself. */
const ROUNDING = 16;

/**
 * Largest imaginary part, as a share of |λ|, that is a rounding error: that of a
 * double eigenvalue is about the root of the errors of the matrix.
 */
const DOUBLE = 1e-3;

/** Describes an eigenvalue of the states with these indices, a double one twice. */
function describeEigenvalue(
  {real, imaginary}: Eigenvalue,
  states: readonly number[],
): readonly TimeScale[] {
  const size = Math.hypot(real, imaginary);
  const timeConstant = real === 0 ? Number.POSITIVE_INFINITY : -1 / real;
  const single = {real, imaginary: 0, timeConstant, states};
  if (imaginary === 0) {
    return [single];
  }
  return imaginary < DOUBLE * size
    ? [single, single]
    : [
        {
          ...single,
          imaginary,
          frequency: size / (2 * Math.PI),
          damping: -real / size,
        },
      ];
}

function magnitude({real, imaginary}: TimeScale): number {
  return Math.hypot(real, imaginary);
}

/**
 * Computes what the decaying motions mean for a method: the ratio of the
 * extreme decay rates, and the step at which the first of them leaves the
 * stability region |1 + hλ| ≤ 1 of explicit Euler, h = 2·|Re λ|/|λ|².
 */
function measureStability(
  scales: readonly TimeScale[],
): Pick<TimeScales, 'stiffnessRatio' | 'eulerLimit'> {
  const decaying = scales.filter(({real}) => real < 0);
  if (decaying.length === 0) {
    return {};
  }
  const rates = decaying.map(({real}) => -real);
  const limits = decaying.map(
    (scale) => (2 * -scale.real) / magnitude(scale) ** 2,
  );
  return {
    stiffnessRatio: Math.max(...rates) / Math.min(...rates),
    eulerLimit: Math.min(...limits),
  };
}

function solveEigenvalues(
  model: AnyModel,
  {values, view}: LinearizedRun,
  t: number,
): readonly TimeScale[] {
  const layout = createStateLayout(model, values);
  const {size, mass, meters, nominal, initial} = layout;
  const y = new Float64Array(size);
  layout.write(view.state(t), y);
  const modes = view.modes(t);
  const derivatives = createDerivatives(model, values, layout, modes);
  const sizes = y.map((value, i) =>
    Math.max(Math.abs(value), Math.abs(initial[i] ?? 0), nominal[i] ?? 1),
  );
  // At a break the function is taken behind it.
  const instant = t + ROUNDING * Number.EPSILON * Math.abs(t);
  const {matrix, states} = linearize(
    {size, mass, meters, derivatives},
    instant,
    y,
    sizes,
  );
  return eigenvalueGroups(matrix, states.length).flatMap(
    ({unknowns, eigenvalues}) => {
      const members = unknowns.map((unknown) => states[unknown] ?? unknown);
      return eigenvalues
        .filter(({imaginary}) => imaginary >= 0)
        .flatMap((value) => describeEigenvalue(value, members));
    },
  );
}

/**
 * Linearizes a model at an instant of a run, eliminates the algebraic states
 * and computes the eigenvalues: time constants and natural frequencies. Meters
 * are left out. A model without states has none. At an event it is the limit
 * from the right.
 *
 * @param t - instant, s; clamped to the run
 * @throws {ModelError} when the equations can't be linearized there
 * @throws {RangeError} when t is not a number
 */
export function timeScalesAt<A extends AnyModel>(
  model: A,
  run: LinearizedRun<A>,
  t: number,
): TimeScales {
  if (Number.isNaN(t)) {
    throw new RangeError('t is not a number');
  }
  const time = Math.min(Math.max(t, run.start), run.end);
  const anyRun: LinearizedRun = run;
  try {
    const all = solveEigenvalues(model, anyRun, time);
    const scales = all
      .filter(
        (scale) => magnitude(scale) * (run.end - run.start) > LEAST_MOTION,
      )
      .sort((one, other) => magnitude(other) - magnitude(one));
    return {
      time,
      states: stateNames(model, run.values),
      scales,
      integrators: all.length - scales.length,
      ...measureStability(scales),
    };
  } catch (error) {
    throw error instanceof IntegrationError
      ? integrationFailure(model, run.values, error)
      : error;
  }
}
