import {LARGEST_FILE} from '../../../comparison/parsing/readTable';
import type {ReadFailure, ReadResult} from '../../../comparison/parsing/table';
import {runInWorker} from '../../../workers/inWorker';
import {createWorker} from './createWorker';
import type {Source, WorkerJob} from './job';
import {readInThread} from './job';

/** Why a source gave no table. */
export type SourceFailure = ReadFailure | 'unreadable' | 'no-worker';

/** A table, or why there is none. */
export type SourceResult = ReadResult | {readonly failure: SourceFailure};

/** Bytes above which a source is read in a worker. */
const WORKER_SIZE = 1024 * 1024;

/** Bytes that are read on the main thread where the browser allows no worker. */
const LARGEST_WITHOUT_WORKER = 8 * 1024 * 1024;

async function readLarge(
  source: Source,
  size: number,
  signal: AbortSignal,
): Promise<SourceResult> {
  // Nobody waits for the result of an aborted reading.
  let result: SourceResult = {failure: 'unreadable'};
  await runInWorker<WorkerJob, SourceResult>({
    createWorker,
    job: {kind: 'read', source},
    async *work() {
      yield size > LARGEST_WITHOUT_WORKER
        ? {failure: 'no-worker'}
        : await readInThread(source);
    },
    report: (answer) => {
      result = answer;
    },
    signal,
  });
  return result;
}

/**
 * Reads a table from a file or a pasted text, large ones in a worker, so that
 * the page responds meanwhile. Never rejects.
 */
export async function readSource(
  source: Source,
  signal: AbortSignal,
): Promise<SourceResult> {
  const size = typeof source === 'string' ? source.length : source.size;
  if (size > LARGEST_FILE) {
    return {failure: 'too-large'};
  }
  try {
    return size > WORKER_SIZE
      ? await readLarge(source, size, signal)
      : await readInThread(source);
  } catch {
    // A folder, or a file that has changed or may not be read.
    return {failure: 'unreadable'};
  }
}
