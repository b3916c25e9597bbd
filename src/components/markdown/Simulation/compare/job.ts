import type {FitJob, FitResult} from '../../../../comparison/fit/fitModel';
import type {FitProgress} from '../../../../comparison/fit/levenbergMarquardt';
import {readFile, readText} from '../../../../comparison/parsing/readTable';
import type {ReadResult} from '../../../../comparison/parsing/table';
import type {LocalizedText} from '../../../../i18n';

/** A result of the reader: a file, or a text that was pasted. */
export type Source = File | string;

/** What the worker is asked for. */
export type WorkerJob =
  | {readonly kind: 'read'; readonly source: Source}
  | {readonly kind: 'fit'; readonly job: FitJob};

/** How far a fit has come, its result, or why there is none. */
export type FitMessage =
  | {readonly progress: FitProgress}
  | {readonly result: FitResult}
  | {readonly failure: LocalizedText};

/** Reads a source in this thread. */
export async function readInThread(source: Source): Promise<ReadResult> {
  return typeof source === 'string'
    ? readText(source)
    : readFile(new Uint8Array(await source.arrayBuffer()));
}
