import type {Columns} from '../../amesimFile/parts/results';
import type {ColumnRequest} from './job';
import {runJob} from './runJob';

/**
 * Reads columns of runs in a worker; none after `signal` aborts.
 *
 * @throws what the browser throws when it can't read a file
 */
export async function readColumns(
  requests: readonly ColumnRequest[],
  signal: AbortSignal,
): Promise<readonly Columns[]> {
  let columns: readonly Columns[] = [];
  await runJob(
    {kind: 'columns', requests},
    (answer) => {
      if (answer.kind === 'columns') {
        columns = answer.columns;
      }
    },
    signal,
  );
  return columns;
}
