import type {ReadResult} from '../../../../comparison/parsing/table';
import {loadChunk} from '../../../../offline/loadChunk';
import type {WorkerJob} from './job';
import {readInThread} from './job';

/** Posts a table; the columns are handed over, not copied. */
function postTable(result: ReadResult): void {
  const columns = 'table' in result ? result.table.columns : [];
  const transfer = columns.map(({values}) => values.buffer);
  postMessage(result, {transfer});
}

async function work(job: WorkerJob): Promise<void> {
  if (job.kind === 'read') {
    postTable(await readInThread(job.source));
    return;
  }
  const {fitInThread} = await loadChunk(() => import('./fitInThread'));
  await fitInThread(job.job, (message) => postMessage(message));
}

addEventListener('message', ({data}: MessageEvent<WorkerJob>) => {
  work(data).catch((error: unknown) => {
    // Thrown outside the promise, it reaches the page as an error event, and the
    // page does the work itself.
    setTimeout(() => {
      throw error;
    });
  });
});
