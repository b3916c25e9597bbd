import type {FitJob} from '../../../../comparison/fit/fitModel';
import {fitModel} from '../../../../comparison/fit/fitModel';
import {ModelError} from '../../../../models/definition/errors';
import type {ModelId} from '../../../../models/registry';
import {loadModel} from '../../../../models/registry';
import type {FitMessage} from './job';

/**
 * Fits a model in this thread and reports each step. `afterStep` lets the page
 * respond; its `false` ends the fit.
 */
export async function fitInThread(
  job: FitJob,
  report: (message: FitMessage) => void,
  afterStep?: () => Promise<boolean>,
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
      if (afterStep && !(await afterStep())) {
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
