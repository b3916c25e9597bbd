import type {FitJob} from '../../../comparison/fit/fitModel';
import {readFile, readText} from '../../../comparison/parsing/readTable';
import type {ReadResult} from '../../../comparison/parsing/table';

/** A result of the reader: a file, or a text that was pasted. */
export type Source = File | string;

/** What the worker is asked for. */
export type WorkerJob =
  | {readonly kind: 'read'; readonly source: Source}
  | {readonly kind: 'fit'; readonly job: FitJob};

/** Reads a source in this thread. */
export async function readInThread(source: Source): Promise<ReadResult> {
  return typeof source === 'string'
    ? readText(source)
    : readFile(new Uint8Array(await source.arrayBuffer()));
}
