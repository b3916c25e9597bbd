import {LARGEST_FILE} from '../../../../comparison/reading/readTable';
import type {
  ReadFailure,
  ReadResult,
} from '../../../../comparison/reading/table';
import type {Source, WorkerJob} from './job';
import {readHere} from './job';

/** Why a source gave no table. */
export type SourceFailure = ReadFailure | 'unreadable' | 'no-worker';

/** A table, or why there is none. */
export type SourceResult = ReadResult | {readonly failure: SourceFailure};

/** Bytes above which a source is read in a worker. */
const WORKER_SIZE = 1024 * 1024;

/** Bytes that are read on the main thread where the browser allows no worker. */
const LARGEST_WITHOUT_WORKER = 8 * 1024 * 1024;

/** Reads a source in a worker; rejects where the browser allows none. */
function readInWorker(
  source: Source,
  signal: AbortSignal,
): Promise<ReadResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    const end = () => worker.terminate();
    worker.addEventListener('message', ({data}: MessageEvent<ReadResult>) => {
      end();
      resolve(data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end();
      reject(new Error(event.message));
    });
    signal.addEventListener('abort', end);
    const asked: WorkerJob = {kind: 'read', source};
    worker.postMessage(asked);
  });
}

async function readLarge(
  source: Source,
  size: number,
  signal: AbortSignal,
): Promise<SourceResult> {
  try {
    return await readInWorker(source, signal);
  } catch {
    return size > LARGEST_WITHOUT_WORKER
      ? {failure: 'no-worker'}
      : readHere(source);
  }
}

/**
 * Reads a table from a file or a pasted text, large ones in a worker, so that
 * the page answers meanwhile. Never rejects.
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
      : await readHere(source);
  } catch {
    // A folder, or a file that has changed or may not be read.
    return {failure: 'unreadable'};
  }
}
