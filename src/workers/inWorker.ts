import {yieldToMain} from './yieldToMain';

/** Does a job, and gives its answers one after the other. */
export type Work<Job, Answer> = (job: Job) => AsyncIterable<Answer>;

type Message<Answer> =
  | {readonly kind: 'answer'; readonly answer: Answer}
  | {readonly kind: 'end'};

/**
 * Does in a worker the jobs that a page sends. `transferred` gives the buffers
 * of an answer that are handed over, not copied.
 */
export function answerJobs<Job, Answer>(
  work: Work<Job, Answer>,
  transferred: (answer: Answer) => Transferable[] = () => [],
): void {
  const post = (message: Message<Answer>, transfer: Transferable[] = []) =>
    postMessage(message, {transfer});
  const answer = async (job: Job) => {
    for await (const each of work(job)) {
      post({kind: 'answer', answer: each}, transferred(each));
    }
    post({kind: 'end'});
  };
  addEventListener('message', ({data}: MessageEvent<Job>) => {
    answer(data).catch((error: unknown) => {
      // Thrown outside the promise, it reaches the page as an error event.
      setTimeout(() => {
        throw error;
      });
    });
  });
}

export interface WorkerJob<Job, Answer> {
  /** Makes the worker, which answers the job with the same `work`. */
  readonly createWorker: () => Worker;
  readonly job: Job;
  readonly work: Work<Job, Answer>;
  /** Takes each answer, in their order; none once the job is aborted. */
  readonly report: (answer: Answer) => void;
  readonly signal: AbortSignal;
  /** Tells whether an answer does not count, such as a share that is done. */
  readonly isPassing?: (answer: Answer) => boolean;
}

/** Resolves when the worker has done the job; rejects when it fails. */
function callWorker<Job, Answer>(
  worker: Worker,
  {job, signal}: WorkerJob<Job, Answer>,
  report: (answer: Answer) => void,
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    worker.addEventListener(
      'message',
      ({data}: MessageEvent<Message<Answer>>) => {
        if (data.kind === 'answer') {
          report(data.answer);
        } else {
          resolve();
        }
      },
    );
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    });
    signal.addEventListener('abort', () => resolve());
    worker.postMessage(job);
  }).finally(() => worker.terminate());
}

/**
 * Does a job in a worker. Where the browser allows none (in a page from a file,
 * by a policy), or the worker fails, the main thread does it, one answer a task.
 * @throws what the work throws on the main thread
 */
export async function runInWorker<Job, Answer>(
  props: WorkerJob<Job, Answer>,
): Promise<void> {
  const {createWorker, job, work, report, signal, isPassing} = props;
  let reported = 0;
  const reportOnce = (answer: Answer, index: number) => {
    const isCounted = !isPassing?.(answer);
    if ((index === reported || !isCounted) && !signal.aborted) {
      reported += isCounted ? 1 : 0;
      report(answer);
    }
    return index + (isCounted ? 1 : 0);
  };
  try {
    await callWorker(createWorker(), props, (answer) => {
      reportOnce(answer, reported);
    });
  } catch {
    await yieldToMain();
    let index = 0;
    for await (const answer of work(job)) {
      if (signal.aborted) {
        return;
      }
      index = reportOnce(answer, index);
      await yieldToMain();
    }
  }
}
