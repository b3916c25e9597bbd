import type {FitJob} from '../../../../comparison/fit/fitModel';
import {fitModel} from '../../../../comparison/fit/fitModel';
import {ModelError} from '../../../../models/definition/errors';
import type {ModelId} from '../../../../models/registry';
import {loadModel} from '../../../../models/registry';
import type {FitMessage} from './job';

/**
 * Fits a model where the code runs and reports each step; `pause` lets a page
 * answer in between, and its `false` ends the fit.
 */
export async function fitHere(
  job: FitJob,
  report: (message: FitMessage) => void,
  pause?: () => Promise<boolean>,
): Promise<void> {
  const model = await loadModel(job.model as ModelId);
  try {
    const steps = fitModel(model, job);
    for (;;) {
      const {done, value} = steps.next();
      if (done === true) {
        report({result: value});
        return;
      }
      report({progress: value});
      if (pause && !(await pause())) {
        return;
      }
    }
  } catch (error) {
    if (error instanceof ModelError) {
      report({failure: error.messages});
      return;
    }
    throw error;
  }
}
