import {useEffect, useState} from 'react';

import type {Columns} from '../../amesimFile/parts/results';
import type {ColumnRequest} from './job';
import {readColumns} from './readColumns';

/** What is wanted of some runs. */
interface Wanted {
  readonly requests: readonly ColumnRequest[];
}

/** What was wanted, with the columns of each request. */
interface Read<Some extends Wanted> {
  readonly wanted: Some;
  readonly columns: readonly Columns[];
}

/**
 * Reads columns of runs; `wanted` must stay the same object while nothing else is
 * wanted. What was read last stays until all of the next is there.
 */
export function useColumns<Some extends Wanted>(
  wanted: Some,
): {readonly last: Read<Some> | undefined; readonly hasFailed: boolean} {
  const [last, setLast] = useState<Read<Some>>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    const {requests} = wanted;
    const read = async () => {
      const columns = await readColumns(requests, signal);
      if (!signal.aborted) {
        setHasFailed(columns.length < requests.length);
        setLast({wanted, columns});
      }
    };
    read().catch(() => setHasFailed(!signal.aborted));
    return () => controller.abort();
  }, [wanted]);
  return {last, hasFailed};
}
