import {AmesimFileError} from '../../amesimFile/errors';
import {type Finding, findInModel} from '../../amesimFile/findings';
import type {AmesimModel, Run} from '../../amesimFile/model';
import {PART} from '../../amesimFile/parts/archive';
import {
  type Columns,
  openResults,
  type Results,
} from '../../amesimFile/parts/results';
import {readAmesimFile, readAmesimParts} from '../../amesimFile/readAmesimFile';
import type {LocalizedText} from '../../i18n';

/** A run whose curves stay in a blob: a worker reads them when they are wanted. */
export interface OpenedRun extends Omit<Run, 'results'> {
  readonly results: Omit<Results, 'read'>;
}

/** A model in a form that a worker can send. */
export interface OpenedModel extends Omit<AmesimModel, 'runs'> {
  readonly runs: readonly OpenedRun[];
}

/** Rows to read from the bytes of a run. */
export interface ColumnRequest {
  readonly data: Blob;
  readonly rows: readonly number[];
}

/** What the worker is asked for: a model of some files, or columns of some runs. */
export type Job =
  | {
      readonly kind: 'model';
      readonly files: readonly File[];
      readonly hasFindings: boolean;
    }
  | {readonly kind: 'columns'; readonly requests: readonly ColumnRequest[]};

/**
 * What it answers: shares read so far, 0 to 1, and a model, then shares of its
 * curves and findings; columns one run a message.
 */
export type Answer =
  | {readonly kind: 'model'; readonly model: OpenedModel}
  | {readonly kind: 'findings'; readonly findings: readonly Finding[]}
  | {readonly kind: 'progress'; readonly share: number}
  | {readonly kind: 'columns'; readonly columns: Columns}
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

/** Leaves out the function of each run, which can't be sent. */
function toOpened({runs, ...model}: AmesimModel): OpenedModel {
  return {
    ...model,
    runs: runs.map(({results, ...run}) => {
      const {data, points, statedPoints, start, end, rows, listRows} = results;
      return {
        ...run,
        results: {data, points, statedPoints, start, end, rows, listRows},
      };
    }),
  };
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
  if (job.kind === 'columns') {
    for (const {data, rows} of job.requests) {
      const results = await openResults(data);
      yield {kind: 'columns', columns: await results.read(rows)};
    }
    return;
  }
  const model = yield* withProgress((onProgress) =>
    readFiles(job.files, onProgress),
  );
  yield {kind: 'model', model: toOpened(model)};
  if (job.hasFindings) {
    const findings = yield* withProgress((onProgress) =>
      findInModel(model, {onProgress}),
    );
    yield {kind: 'findings', findings};
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
