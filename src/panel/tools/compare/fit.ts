import type {FitJob, FitResult} from '../../../comparison/fit/fitModel';
import {fitModel} from '../../../comparison/fit/fitModel';
import type {FitProgress} from '../../../comparison/fit/levenbergMarquardt';
import type {LocalizedText} from '../../../i18n';
import {ModelError} from '../../../models/definition/errors';
import {loadModel} from '../../../models/registry';

/** How far a fit has come, its result, or why there is none. */
export type FitMessage =
  | {readonly progress: FitProgress}
  | {readonly result: FitResult}
  | {readonly failure: LocalizedText};

/** Fits a model, and tells after each step how far it has come. */
export async function* fit(job: FitJob): AsyncGenerator<FitMessage> {
  const model = await loadModel(job.model);
  try {
    const steps = fitModel(model, job);
    for (;;) {
      const {done, value} = steps.next();
      if (done === true) {
        yield {result: value};
        return;
      }
      yield {progress: value};
    }
  } catch (error) {
    if (!(error instanceof ModelError)) {
      throw error;
    }
    yield {failure: error.messages};
  }
}
