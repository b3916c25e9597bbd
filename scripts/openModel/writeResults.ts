import {csvFormatRows} from 'd3-dsv';

import type {AmesimModel, ListedVariable} from '../../src/amesimFile/model';
import {readColumns} from '../../src/amesimFile/parts/results';
import {runId} from '../../src/amesimFile/runId';
import {curvesToCsv} from '../../src/openModel/parts/curves';
import {clip} from '../simulation/clip';
import {UsageError} from '../usageError';

function choose(
  saved: readonly ListedVariable[],
  name: string,
): ListedVariable {
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
  id: string | undefined,
): Promise<string> {
  const run = runs.find((each) => id === undefined || runId(each) === id);
  if (!run) {
    const there = runs.map(runId).join(', ') || 'none';
    throw new UsageError(
      `No results of run ${clip(id ?? '0')}; runs: ${clip(there)}`,
    );
  }
  const {variables: saved} = run;
  if (names.length === 0) {
    const list = saved.map(({path, title, unit}) => [path, title, unit]);
    return `${csvFormatRows([['path', 'title', 'unit'], ...list])}\n`;
  }
  const chosen = names.map((name) => choose(saved, name));
  const columns = await readColumns(
    run.results,
    chosen.map(({row}) => row),
  );
  const comments = columns.problems.map(({en}) => `# ${en}\n`).join('');
  return comments + curvesToCsv(chosen, columns);
}
