import {extent, greatest, max} from 'd3-array';

import type {AnyModel} from '../../definition/modelDefinition';
import type {Run} from '../runResult';

/** The output in which two runs differ most. */
export interface LargestDifference {
  /** Key in `outputs` of the model. */
  readonly output: string;
  /** Difference as a share of the span of this output, dimensionless. */
  readonly share: number;
}

/** Span of a curve that is none but rounding, as a share of its values. */
const NO_SPAN = 1e-6;

/** Time around an event that is left out, as a share of the run. */
const BESIDE = 1e-6;

/** The instants of a run without those of an event in it or in the other. */
function quietRows(run: Run, other: Run): readonly number[] {
  const beside = BESIDE * (run.end - run.start);
  const jumps = [run, other].flatMap(({breaks, events}) => [
    ...breaks,
    ...events.map(({time}) => time),
  ]);
  return Array.from(run.times.keys()).filter((row) => {
    const time = run.times[row] ?? Number.NaN;
    return jumps.every((jump) => Math.abs(jump - time) > beside);
  });
}

/**
 * Finds the shown output in which another run with the same settings, of another
 * tolerance, is farthest from a run, at the instants of the columns. Instants of
 * events are left out: an output may jump there, and the two runs do so at
 * slightly different instants. Outputs that rest, and sampled ones, have no
 * share.
 *
 * @returns undefined when no output of the run changes
 */
export function largestDifference(
  model: AnyModel,
  run: Run,
  other: Run,
): LargestDifference | undefined {
  const rows = quietRows(run, other);
  const differences = Object.entries(model.outputs).flatMap(
    ([output, {hidden, sampled}]) => {
      const column = run.columns[output];
      if (hidden || sampled || !column) {
        return [];
      }
      const [least = 0, largest = 0] = extent(column);
      const span = largest - least;
      if (!(span > NO_SPAN * Math.max(Math.abs(least), Math.abs(largest)))) {
        return [];
      }
      const distances = rows.map((row) =>
        Math.abs(
          other.view.value(output, run.times[row] ?? Number.NaN) -
            (column[row] ?? Number.NaN),
        ),
      );
      return [{output, share: (max(distances) ?? 0) / span}];
    },
  );
  return greatest(differences, ({share}) => share);
}
