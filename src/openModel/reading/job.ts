import {AmesimFileError} from '../../amesimFile/errors';
import {type Finding, findInModel} from '../../amesimFile/findings';
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

/** What the worker is given, by kind of job. */
interface Inputs {
  readonly model: readonly File[];
  readonly findings: AmesimModel;
  readonly columns: readonly ColumnRequest[];
}

/** What it makes of that; of files that can't be read, the reason. */
export interface Outputs {
  readonly model:
    {readonly model: AmesimModel} | {readonly reason: LocalizedText};
  readonly findings: {readonly findings: readonly Finding[]};
  readonly columns: {readonly columns: readonly Columns[]};
}

export type Kind = keyof Inputs;

/** What the worker is asked for. */
export interface Job<Some extends Kind = Kind> {
  readonly kind: Some;
  readonly input: Inputs[Some];
}

/** What it answers: shares of what is read, 0 to 1, then what was asked for. */
export type Answer<Some extends Kind = Kind> =
  {readonly share: number} | Outputs[Some];

async function readModel(
  files: readonly File[],
  onProgress: OnProgress,
): Promise<Outputs['model']> {
  try {
    return {model: await readAmesimFiles(files, onProgress)};
  } catch (error) {
    if (!(error instanceof AmesimFileError)) {
      throw error;
    }
    return {reason: error.reason};
  }
}

async function readAll(
  requests: Inputs['columns'],
): Promise<Outputs['columns']> {
  const columns: Columns[] = [];
  for (const {results, rows} of requests) {
    columns.push(await readColumns(results, rows));
  }
  return {columns};
}

/** How each kind of job is done. */
const WORK: {
  readonly [Some in Kind]: (
    input: Inputs[Some],
    onProgress: OnProgress,
  ) => Promise<Outputs[Some]>;
} = {
  model: readModel,
  findings: async (model, onProgress) => ({
    findings: await findInModel(model, onProgress),
  }),
  columns: readAll,
};

/** Milliseconds between two shares. */
const PACE = 100;

/** Does a job, and meanwhile gives the share that is done. */
export async function* work<Some extends Kind>({
  kind,
  input,
}: Job<Some>): AsyncGenerator<Answer<Some>> {
  let share = 0;
  const output = WORK[kind](input, (latest) => {
    share = latest;
  });
  const done = output.then(() => true);
  for (;;) {
    const pause = new Promise<false>((resolve) => {
      setTimeout(resolve, PACE, false);
    });
    if (await Promise.race([done, pause])) {
      yield output;
      return;
    }
    yield {share};
  }
}
