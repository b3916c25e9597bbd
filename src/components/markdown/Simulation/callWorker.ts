/**
 * Sends a job to a worker and hands its answers to `isLast` until that returns
 * true. Gives the last answer, or undefined when the job is aborted; rejects when
 * the worker fails. Ends the worker in each case.
 */
export function callWorker<Answer>(
  worker: Worker,
  job: unknown,
  isLast: (answer: Answer) => boolean,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  return new Promise<Answer | undefined>((resolve, reject) => {
    worker.addEventListener('message', ({data}: MessageEvent<Answer>) => {
      if (isLast(data)) {
        resolve(data);
      }
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    });
    signal.addEventListener('abort', () => resolve(undefined));
    worker.postMessage(job);
  }).finally(() => worker.terminate());
}
