import {csvFormatRows} from 'd3-dsv';

import type {Run, Variable} from './model';
import type {Columns} from './parts/results';

/** A variable that has a curve. */
export interface SavedVariable extends Variable {
  readonly row: number;
}

/** Lists the variables of a run that have a curve. */
export function savedVariables({
  results,
  variables,
}: Run): readonly SavedVariable[] {
  const rows = new Set(results.rows);
  return variables.filter(
    (variable): variable is SavedVariable =>
      variable.row !== undefined && rows.has(variable.row),
  );
}

/** Writes curves as CSV with units in the head, `null` for the null unit. */
export function curvesToCsv(
  variables: readonly Variable[],
  {time, values}: Columns,
): string {
  const head = variables.map(({path, unit}) => `${path} [${unit || 'null'}]`);
  const rows = Array.from(time, (instant, index) =>
    [instant, ...values.map((column) => column[index] ?? 0)].map(String),
  );
  return `${csvFormatRows([['time [s]', ...head], ...rows])}\n`;
}
