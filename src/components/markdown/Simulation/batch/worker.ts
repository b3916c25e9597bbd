import type {ModelId} from '../../../../models/registry';
import {loadModel} from '../../../../models/registry';
import type {BatchJob} from './batchJob';
import {runOne} from './batchJob';

/** Runs a batch in the worker and posts one message for each run. */
async function work({model, settings}: BatchJob): Promise<void> {
  const loaded = await loadModel(model as ModelId);
  for (const [index, each] of settings.entries()) {
    postMessage(runOne(loaded, each, index));
  }
}

addEventListener('message', ({data}: MessageEvent<BatchJob>) => {
  work(data).catch((error: unknown) => {
    // Thrown outside the promise, it reaches the page as an error event, and the
    // page runs the batch itself.
    setTimeout(() => {
      throw error;
    });
  });
});
