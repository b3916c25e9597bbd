import type {AnyModel} from '../../models/definition';
import {assertDefinition} from '../../models/definition/assertDefinition';
import {loadModel} from '../../models/registry';
import {
  type Experiment,
  type Laboratory,
  readExperiment as read,
} from '../../models/run/answers/experiment';
import type {Run} from '../../models/run/runResult';
import {simulate} from '../../models/run/simulate';
import {type Attributes, readText} from './attributes';
import {cacheResult} from './resultCache';

export {allValues, type Experiment} from '../../models/run/answers/experiment';

const runs = new Map<string, Run>();

/**
 * Loads the model that an element names, and checks its definition, which in
 * production does not check itself.
 * @throws RangeError listing all models, Error when the definition has a fault
 */
export async function findModel(attributes: Attributes): Promise<AnyModel> {
  const model = await loadModel(readText(attributes, 'model') ?? '');
  assertDefinition(model);
  return model;
}

function simulateOnce({model, given, duration, tolerance}: Experiment): Run {
  const key = JSON.stringify([model.id, given, duration, tolerance]);
  const run = runs.get(key) ?? simulate(model, given, {duration, tolerance});
  runs.set(key, run);
  return run;
}

function measureRunOnce<Numbers>(
  experiment: Experiment,
  key: unknown,
  compute: (run: Run) => Numbers,
): Numbers {
  const {model, given, duration, tolerance} = experiment;
  return cacheResult(['run', model.id, given, duration, tolerance, key], () =>
    compute(simulateOnce(experiment)),
  );
}

/** Does experiments during a build: those in the cache are not run again. */
export const laboratory: Laboratory = {findModel, measureRun: measureRunOnce};

export const {measureRun} = laboratory;

/**
 * Reads an experiment from `model`, `preset`, `parameters`, `duration` and
 * `relativeTolerance`.
 * @throws RangeError for an unknown model, preset or parameter
 */
export function readExperiment(attributes: Attributes): Promise<Experiment> {
  return read(attributes, laboratory);
}
