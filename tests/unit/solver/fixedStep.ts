import {StepRecord} from '../../../src/solver/denseOutput';
import {IntegrationError} from '../../../src/solver/errors';
import {resolveOptions} from '../../../src/solver/options';
import {splitAtBreaks} from '../../../src/solver/segments';
import {RosenbrockStep} from '../../../src/solver/step';
import {System} from '../../../src/solver/system';
import {createTrajectory} from '../../../src/solver/trajectory';
import type {
  OdeProblem,
  SolverOptions,
  Trajectory,
} from '../../../src/solver/types';

/**
 * Integrates from `start` to `end` (s) with `count` equal steps and without
 * error control, to measure the order of the method. Events and breaks are
 * ignored.
 *
 * @throws IntegrationError 'not-finite' or 'singular'
 */
export function integrateWithFixedSteps(
  problem: OdeProblem,
  start: number,
  end: number,
  initial: ArrayLike<number>,
  count: number,
  options: SolverOptions = {},
): Trajectory {
  const segments = splitAtBreaks(start, end, []);
  const {tolerances} = resolveOptions(problem, segments, options);
  const system = new System(problem, tolerances);
  const record = new StepRecord(system.size);
  const step = new RosenbrockStep(system);
  const y = Float64Array.from(initial);
  const h = (end - start) / count;
  for (let k = 0; k < count; k++) {
    const t = start + k * h;
    system.derivatives(t, y, step.slope);
    let outcome = step.linearize(t, y, h);
    if (outcome === 'done') outcome = step.attempt(t, y, h);
    if (outcome !== 'done') {
      const reason = outcome === 'singular' ? outcome : 'not-finite';
      throw new IntegrationError(reason, t);
    }
    record.append(t, h, y, step);
    y.set(step.next);
  }
  return createTrajectory({
    start,
    end,
    record,
    final: y,
    events: [],
    breaks: [],
    statistics: {
      steps: count,
      rejected: 0,
      evaluations: system.evaluations,
      jacobians: system.jacobians,
      factorizations: system.factorizations,
    },
  });
}
