import {runInWorker} from '../../workers/inWorker';
import type {Answer, Job} from './job';

/**
 * Does a job in a worker, or in this thread where the browser allows none.
 *
 * @throws what the browser throws when it can't read a file
 */
export function runJob(
  job: Job,
  report: (answer: Answer) => void,
  signal: AbortSignal,
): Promise<void> {
  return runInWorker({
    createWorker: () => new Worker(new URL('./worker.ts', import.meta.url)),
    job,
    async *work() {
      const {work} = await import('./job');
      yield* work(job);
    },
    report,
    isPassing: ({kind}) => kind === 'progress',
    signal,
  });
}
