import type {ReadResult} from '../../../comparison/parsing/table';
import {answerJobs} from '../../../workers/inWorker';
import type {FitMessage} from './fit';
import type {WorkerJob} from './job';
import {readInThread} from './job';

/** Reads a table or fits a model, with code that is loaded for it. */
async function* work(job: WorkerJob): AsyncGenerator<ReadResult | FitMessage> {
  if (job.kind === 'read') {
    yield await readInThread(job.source);
  } else {
    const {fit} = await import('./fit');
    yield* fit(job.job);
  }
}

answerJobs(work, (answer) =>
  'table' in answer
    ? answer.table.columns.map(({values}) => values.buffer)
    : [],
);
