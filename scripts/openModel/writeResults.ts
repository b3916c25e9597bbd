import {csvFormatRows} from 'd3-dsv';

import type {AmesimModel, Run, Variable} from '../../src/amesimFile/model';
import {clip} from '../simulation/clip';
import {UsageError} from '../usageError';

/** Variables of a run that are saved. */
function savedOf({results, variables}: Run): readonly Variable[] {
  const rows = new Set(results.rows);
  return variables.filter(({row = -1}) => rows.has(row));
}

function choose(saved: readonly Variable[], name: string): Variable {
  const exact = saved.find(({path}) => path === name);
  const titled = saved.filter(({title}) => title === name);
  const found = exact ?? titled[0];
  if (found && (exact || titled.length === 1)) {
    return found;
  }
  const paths = titled.slice(0, 8).map(({path}) => path);
  throw new UsageError(
    found
      ? `Several variables are titled '${clip(name)}'; paths: ${clip(paths.join(', '))}`
      : `No saved variable '${clip(name)}'; '--results' without names lists them`,
  );
}

/**
 * Writes curves of a run as CSV, or the list of its saved variables.
 *
 * @throws {UsageError} when there is no such run or variable
 */
export async function writeResults(
  {runs}: AmesimModel,
  names: readonly string[],
  number: number,
): Promise<string> {
  const run = runs.find((each) => each.number === number);
  if (!run) {
    const there = runs.map((each) => each.number).join(', ') || 'none';
    throw new UsageError(`No results of run ${number}; runs: ${clip(there)}`);
  }
  const saved = savedOf(run);
  if (names.length === 0) {
    const list = saved.map(({path, title, unit}) => [path, title, unit]);
    return `${csvFormatRows([['path', 'title', 'unit'], ...list])}\n`;
  }
  const chosen = names.map((name) => choose(saved, name));
  const {time, values, problems} = await run.results.read(
    chosen.map(({row = -1}) => row),
  );
  const comments = problems.map(({en}) => `# ${en}\n`).join('');
  const head = chosen.map(({path, unit}) => `${path} [${unit || 'null'}]`);
  const rows = Array.from(time, (instant, index) =>
    [instant, ...values.map((column) => column[index] ?? 0)].map(String),
  );
  return `${comments}${csvFormatRows([['time [s]', ...head], ...rows])}\n`;
}
