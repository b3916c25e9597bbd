import type {ModelId} from '../../../../models/registry';
import {loadModel} from '../../../../models/registry';
import type {BatchJob} from './batchJob';
import {runOne} from './batchJob';

/** Runs a batch beside the page: one message for each run. */
async function work({model, settings}: BatchJob): Promise<void> {
  const loaded = await loadModel(model as ModelId);
  for (const [index, each] of settings.entries()) {
    postMessage(runOne(loaded, each, index));
  }
}

addEventListener('message', ({data}: MessageEvent<BatchJob>) => {
  work(data).catch((error: unknown) => {
    // An error event tells the page to do the work itself.
    setTimeout(() => {
      throw error;
    });
  });
});
