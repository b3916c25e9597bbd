import type {ModelId} from '../../../../models/registry';
import {loadModel} from '../../../../models/registry';
import {callWorker} from '../callWorker';
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
    await callWorker<BatchResult>(
      new Worker(new URL('./worker.ts', import.meta.url)),
      job,
      (result) => {
        once(result);
        return result.index === job.settings.length - 1;
      },
      signal,
    );
  } catch {
    await runOnMainThread(job, once, signal);
  }
}
