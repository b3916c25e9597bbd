import type {ModelId} from '../../../../models/registry';
import {loadModel} from '../../../../models/registry';
import {yieldToMain} from '../yieldToMain';
import type {BatchJob, BatchResult} from './batchJob';
import {runOne} from './batchJob';

type Report = (result: BatchResult) => void;

/** Runs a batch here, a run at a time. */
async function runHere(
  {model, settings}: BatchJob,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  const loaded = await loadModel(model as ModelId);
  for (const [index, each] of settings.entries()) {
    await yieldToMain();
    if (signal.aborted) {
      return;
    }
    report(runOne(loaded, each, index));
  }
}

/** Runs a batch in a worker; rejects when there is none to be had. */
function runInWorker(
  job: BatchJob,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    let left = job.settings.length;
    const finish = () => {
      worker.terminate();
      resolve();
    };
    worker.addEventListener('message', ({data}: MessageEvent<BatchResult>) => {
      report(data);
      left -= 1;
      if (left === 0) {
        finish();
      }
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      reject(new Error(event.message));
    });
    signal.addEventListener('abort', finish);
    worker.postMessage(job);
  });
}

/**
 * Runs a batch beside the page, or between its frames where a worker is
 * refused (from a file, by a policy). Results come in the order of the job.
 */
export async function runBatch(
  job: BatchJob,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  const seen = new Set<number>();
  const once: Report = (result) => {
    if (!seen.has(result.index) && !signal.aborted) {
      seen.add(result.index);
      report(result);
    }
  };
  try {
    await runInWorker(job, once, signal);
  } catch {
    await runHere(job, once, signal);
  }
}
