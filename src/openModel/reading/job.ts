import {AmesimFileError} from '../../amesimFile/errors';
import {type Finding, findInModel} from '../../amesimFile/findings';
import type {AmesimModel} from '../../amesimFile/model';
import {PART} from '../../amesimFile/parts/archive';
import {
  type Columns,
  readColumns,
  type Results,
} from '../../amesimFile/parts/results';
import {readAmesimFile, readAmesimParts} from '../../amesimFile/readAmesimFile';
import type {LocalizedText} from '../../i18n';

/** Rows to read from the results of a run. */
export interface ColumnRequest {
  readonly results: Results;
  readonly rows: readonly number[];
}

/** What the worker is asked for: a model of files, its findings, or columns of runs. */
export type Job =
  | {readonly kind: 'model'; readonly files: readonly File[]}
  | {readonly kind: 'findings'; readonly model: AmesimModel}
  | {readonly kind: 'columns'; readonly requests: readonly ColumnRequest[]};

/** What it answers: shares of what is read, 0 to 1, then what was asked for. */
export type Answer =
  | {readonly kind: 'model'; readonly model: AmesimModel}
  | {readonly kind: 'findings'; readonly findings: readonly Finding[]}
  | {readonly kind: 'progress'; readonly share: number}
  | {readonly kind: 'columns'; readonly columns: readonly Columns[]}
  | {readonly kind: 'failure'; readonly reason: LocalizedText};

/** Reads a saved model, or loose parts where no file can be one. */
function readFiles(
  files: readonly File[],
  onProgress: OnProgress,
): Promise<AmesimModel> {
  const archive = files.find(({name}) => !PART.test(name));
  return archive
    ? readAmesimFile(archive, {name: archive.name, onProgress})
    : readAmesimParts(files.map((data) => ({name: data.name, data})));
}

type OnProgress = (share: number) => void;

/** Milliseconds between two shares. */
const PACE = 100;

/** Gives the share that is done while something is read, and then what was read. */
async function* withProgress<Value>(
  start: (onProgress: OnProgress) => Promise<Value>,
): AsyncGenerator<Answer, Value> {
  let share = 0;
  const value = start((latest) => {
    share = latest;
  });
  const done = value.then(() => true);
  for (;;) {
    const pause = new Promise<false>((resolve) => {
      setTimeout(resolve, PACE, false);
    });
    if (await Promise.race([done, pause])) {
      return value;
    }
    yield {kind: 'progress', share};
  }
}

async function* answer(job: Job): AsyncGenerator<Answer> {
  switch (job.kind) {
    case 'model': {
      const {files} = job;
      const model = yield* withProgress((onProgress) =>
        readFiles(files, onProgress),
      );
      yield {kind: 'model', model};
      break;
    }
    case 'findings': {
      const findings = yield* withProgress((onProgress) =>
        findInModel(job.model, {onProgress}),
      );
      yield {kind: 'findings', findings};
      break;
    }
    case 'columns': {
      const columns: Columns[] = [];
      for (const {results, rows} of job.requests) {
        columns.push(await readColumns(results, rows));
      }
      yield {kind: 'columns', columns};
    }
  }
}

/** Does a job; a file that can't be read is an answer, not an error. */
export async function* work(job: Job): AsyncGenerator<Answer> {
  try {
    yield* answer(job);
  } catch (error) {
    if (!(error instanceof AmesimFileError)) {
      throw error;
    }
    yield {kind: 'failure', reason: error.reason};
  }
}
