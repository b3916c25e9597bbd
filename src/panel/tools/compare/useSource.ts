import {useState} from 'react';

import type {Table} from '../../../comparison/parsing/table';
import {useAbort} from '../../useAbort';
import type {Source} from './job';
import type {SourceFailure} from './readSource';
import {readSource} from './readSource';

/** How far the reading of the reader's result has come. */
export type SourceState =
  | {readonly status: 'none'}
  | {readonly status: 'reading'; readonly name: string}
  | {
      readonly status: 'failed';
      readonly name: string;
      readonly failure: SourceFailure;
    }
  | {readonly status: 'read'; readonly name: string; readonly table: Table};

/** Reads what the reader gives; a new source ends the reading of the last. */
export function useSource(onTable: (table: Table) => void) {
  const [state, setState] = useState<SourceState>({status: 'none'});
  const [renew, abort] = useAbort();
  const read = async (source: Source) => {
    const signal = renew();
    const name = typeof source === 'string' ? '' : source.name;
    setState({status: 'reading', name});
    const result = await readSource(source, signal);
    if (signal.aborted) {
      return;
    }
    if ('table' in result) {
      onTable(result.table);
      setState({status: 'read', name, table: result.table});
    } else {
      setState({status: 'failed', name, failure: result.failure});
    }
  };
  const forget = () => {
    abort();
    setState({status: 'none'});
  };
  return {state, read, forget};
}
