import type {AnyModel} from '../definition/modelDefinition';
import type {Side} from '../definition/runView';
import type {Run} from './runResult';

/** Largest distance of an instant from its sample, as a fraction of the run. */
const NEAR = 1e-9;

/**
 * Returns the value of an output at an instant t (s) of a run, SI, from the
 * dense output of the solver: within its tolerance, not interpolated between
 * plotted points. A sampled output has values at its own instants only.
 *
 * @param side - the limit to take where the output jumps
 * @throws {RangeError} outside the run, for an unknown output, or between the
 * instants of a sampled output
 */
export function sampleAt<A extends AnyModel>(
  run: Run<A>,
  output: keyof A['outputs'] & string,
  t: number,
  side: Side = 'right',
): number {
  const {start, end} = run;
  const near = NEAR * (end - start);
  if (!(t >= start - near && t <= end + near)) {
    throw new RangeError(`t = ${t} s lies outside the run ${start}…${end} s`);
  }
  const {samples}: Run = run;
  const points = Object.hasOwn(samples, output) ? samples[output] : undefined;
  if (!points) {
    return run.view.value(output, Math.min(Math.max(t, start), end), side);
  }
  const {times, values} = points;
  const index = Array.from(times).findIndex(
    (time) => Math.abs(time - t) <= near,
  );
  const value = values[index];
  if (value === undefined) {
    throw new RangeError(`'${output}' has no sample at t = ${t} s`);
  }
  return value;
}
