import type {ModelId} from '../../../../models/registry';
import {loadModel} from '../../../../models/registry';
import {yieldToMain} from '../yieldToMain';
import type {BatchJob, BatchResult} from './batchJob';
import {runOne} from './batchJob';

type OnResult = (result: BatchResult) => void;

/** Runs a batch on the main thread, one run per task. */
async function runOnMainThread(
  {model, settings}: BatchJob,
  onResult: OnResult,
  signal: AbortSignal,
): Promise<void> {
  const loaded = await loadModel(model as ModelId);
  for (const [index, each] of settings.entries()) {
    await yieldToMain();
    if (signal.aborted) {
      return;
    }
    onResult(runOne(loaded, each, index));
  }
}

/** Runs a batch in a worker; rejects where the browser allows none. */
function runInWorker(
  job: BatchJob,
  onResult: OnResult,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    let remaining = job.settings.length;
    const finish = () => {
      worker.terminate();
      resolve();
    };
    worker.addEventListener('message', ({data}: MessageEvent<BatchResult>) => {
      onResult(data);
      remaining -= 1;
      if (remaining === 0) {
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
 * Runs a batch in a worker, or on the main thread where workers are not allowed
 * (in a page from a file, by a policy). Results come in the order of the job,
 * each once.
 */
export async function runBatch(
  job: BatchJob,
  onResult: OnResult,
  signal: AbortSignal,
): Promise<void> {
  const reported = new Set<number>();
  const once: OnResult = (result) => {
    if (!reported.has(result.index) && !signal.aborted) {
      reported.add(result.index);
      onResult(result);
    }
  };
  try {
    await runInWorker(job, once, signal);
  } catch {
    await runOnMainThread(job, once, signal);
  }
}
