import {Integration} from './integration';
import {resolveOptions} from './options';
import {splitAtBreaks} from './segments';
import {createTrajectory} from './trajectory';
import type {OdeProblem, SolverOptions, Trajectory} from './types';

function checkArguments(
  problem: OdeProblem,
  start: number,
  end: number,
  initial: ArrayLike<number>,
): void {
  if (!Number.isFinite(start) || !Number.isFinite(end) || end < start) {
    throw new RangeError(`a run from ${start} to ${end} is not possible`);
  }
  if (initial.length !== problem.size) {
    throw new RangeError(
      `${initial.length} initial values for ${problem.size} states`,
    );
  }
  if (problem.breaks?.some(Number.isNaN)) {
    throw new RangeError('a break is not a number');
  }
}

/**
 * Integrates M y' = f(t, y) from `start` to `end` (s) with events and breaks.
 *
 * Method: Rodas5P with adaptive steps for stiff and non-stiff systems
 * (G. Steinebach, BIT Numerical Mathematics 63, 27, 2023), a Jacobian of
 * difference quotients, and events located on the dense output of order 4.
 *
 * @param initial - initial state, one entry per state, in SI units
 * @throws IntegrationError when the run cannot be finished
 * @throws RangeError when an argument is out of range
 */
export function integrate(
  problem: OdeProblem,
  start: number,
  end: number,
  initial: ArrayLike<number>,
  options: SolverOptions = {},
): Trajectory {
  checkArguments(problem, start, end, initial);
  const duration = end - start;
  const segments = splitAtBreaks(start, end, problem.breaks ?? []);
  const settings = resolveOptions(problem, segments, options);
  const run = new Integration(problem, start, duration, initial, settings);
  const passed: number[] = [];
  for (const segment of segments) {
    const isFirst = segment === segments[0];
    if (!isFirst) passed.push(segment.start);
    if (run.enterSegment(segment, isFirst) || run.integrateTo(segment)) break;
  }
  return createTrajectory({
    start,
    end: run.t,
    record: run.record,
    final: run.y,
    events: run.handling.events,
    breaks: passed,
    statistics: {
      steps: run.stepper.steps,
      rejected: run.stepper.rejected,
      evaluations: run.system.evaluations,
      jacobians: run.system.jacobians,
      factorizations: run.system.factorizations,
    },
  });
}
