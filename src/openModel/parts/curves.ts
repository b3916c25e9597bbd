import {csvFormatRows} from 'd3-dsv';

import type {AmesimModel, Field} from '../../amesimFile/model';
import type {Columns} from '../../amesimFile/parts/results';

/** Curves that are shown at once. */
export const MOST_CURVES = 4;

/** Chooses what is shown at first: saved states of one unit, else one variable. */
export function firstChoice(
  {variables}: Pick<AmesimModel, 'variables'>,
  saved: readonly Field[],
): readonly string[] {
  const states = new Set(
    variables.filter(({kind}) => kind === 'state').map(({path}) => path),
  );
  const candidates = saved.filter(({path}) => states.has(path));
  const [first] = [...candidates, ...saved];
  const alike = candidates.filter(({unit}) => unit === first?.unit);
  return (alike.length > 0 ? alike : saved.slice(0, 1))
    .slice(0, MOST_CURVES)
    .map(({path}) => path);
}

/** Writes curves as CSV with units in the head, `null` for the null unit. */
export function curvesToCsv(
  variables: readonly Field[],
  {time, values}: Pick<Columns, 'time' | 'values'>,
): string {
  const head = variables.map(({path, unit}) => `${path} [${unit || 'null'}]`);
  const rows = Array.from(time, (instant, index) =>
    [instant, ...values.map((column) => column[index] ?? 0)].map(String),
  );
  return `${csvFormatRows([['time [s]', ...head], ...rows])}\n`;
}
