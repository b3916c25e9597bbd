import {AmesimFileError} from '../../amesimFile/errors';
import {findInModel} from '../../amesimFile/findings';
import type {AmesimModel} from '../../amesimFile/model';
import type {OnProgress} from '../../amesimFile/parts/archive';
import {readColumns, type Results} from '../../amesimFile/parts/results';
import {readAmesimFiles} from '../../amesimFile/readAmesimFiles';
import type {LocalizedText} from '../../i18n';

/** Rows of the results of a run. */
interface ResultRows {
  readonly results: Results;
  readonly rows: readonly number[];
}

/** What the worker does, by kind of job; some tell the share that is done. */
const WORK = {
  /** Gives the reason in place of a model that can't be read. */
  async model(
    files: readonly File[],
    onProgress: OnProgress,
  ): Promise<{readonly model: AmesimModel} | {readonly reason: LocalizedText}> {
    try {
      return {model: await readAmesimFiles(files, onProgress)};
    } catch (error) {
      if (!(error instanceof AmesimFileError)) {
        throw error;
      }
      return {reason: error.reason};
    }
  },
  async findings(model: AmesimModel, onProgress: OnProgress) {
    return {findings: await findInModel(model, onProgress)};
  },
  columns: ({results, rows}: ResultRows) => readColumns(results, rows),
};

export type Kind = keyof typeof WORK;

/** What the worker is asked for. */
export interface Job<Some extends Kind = Kind> {
  readonly kind: Some;
  readonly input: Parameters<(typeof WORK)[Some]>[0];
}

/** What it makes of a job. */
export type Output<Some extends Kind> = Awaited<
  ReturnType<(typeof WORK)[Some]>
>;

/** What it answers: shares of what is read, 0 to 1, then what was asked for. */
export type Answer<Some extends Kind = Kind> =
  | {readonly share: number}
  | Output<Some>;

/** Milliseconds between two shares. */
const PACE = 100;

/** Does a job, and meanwhile gives the share that is done. */
export async function* work<Some extends Kind>({
  kind,
  input,
}: Job<Some>): AsyncGenerator<Answer<Some>> {
  const start = WORK[kind] as (
    given: typeof input,
    onProgress: OnProgress,
  ) => Promise<Output<Some>>;
  let share = 0;
  const output = start(input, (latest) => {
    share = latest;
  });
  const isDone = output.then(() => true);
  const pause = () =>
    new Promise<false>((resolve) => {
      setTimeout(resolve, PACE, false);
    });
  while (!(await Promise.race([isDone, pause()]))) {
    yield {share};
  }
  yield output;
}
