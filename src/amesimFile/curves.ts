import {csvFormatRows} from 'd3-dsv';

import type {Variable} from './model';
import type {Columns} from './parts/results';

/** Writes curves as CSV with units in the head, `null` for the null unit. */
export function curvesToCsv(
  variables: readonly Variable[],
  {time, values}: Pick<Columns, 'time' | 'values'>,
): string {
  const head = variables.map(({path, unit}) => `${path} [${unit || 'null'}]`);
  const rows = Array.from(time, (instant, index) =>
    [instant, ...values.map((column) => column[index] ?? 0)].map(String),
  );
  return `${csvFormatRows([['time [s]', ...head], ...rows])}\n`;
}
