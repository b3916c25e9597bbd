import {AmesimFileError} from '../../amesimFile/errors';
import {findInModel} from '../../amesimFile/findings';
import type {AmesimModel} from '../../amesimFile/model';
import type {OnProgress} from '../../amesimFile/parts/archive';
import {
  type Columns,
  readColumns,
  type Results,
} from '../../amesimFile/parts/results';
import {readAmesimFiles} from '../../amesimFile/readAmesimFiles';
import type {LocalizedText} from '../../i18n';

/** Rows to read from the results of a run. */
interface ColumnRequest {
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
  /** Reads one run after the other. */
  async columns(requests: readonly ColumnRequest[]) {
    const columns: Columns[] = [];
    for (const {results, rows} of requests) {
      columns.push(await readColumns(results, rows));
    }
    return {columns};
  },
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
  {readonly share: number} | Output<Some>;

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
