import {runInWorker} from '../../workers/inWorker';
import type {Answer, Job, Kind, Output} from './job';

/**
 * Does a job in a worker, or in this thread where the browser allows none, and is
 * told the share that is done.
 *
 * @throws what the browser throws when it can't read a file, and the reason of
 *   `signal` when it is aborted
 */
export function runJob<Some extends Kind>(
  job: Job<Some>,
  signal: AbortSignal,
  onProgress?: (share: number) => void,
): Promise<Output<Some>> {
  return new Promise((resolve, reject) => {
    runInWorker<Job<Some>, Answer<Some>>({
      createWorker: () => new Worker(new URL('./worker.ts', import.meta.url)),
      job,
      async *work() {
        const {work} = await import('./job');
        yield* work(job);
      },
      report(answer) {
        if ('share' in answer) {
          onProgress?.(answer.share);
        } else {
          resolve(answer);
        }
      },
      isPassing: (answer) => 'share' in answer,
      signal,
    })
      .then(() => signal.throwIfAborted())
      .catch(reject);
  });
}
