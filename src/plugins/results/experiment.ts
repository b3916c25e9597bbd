import {assertDefinition} from '../../models/definition/assertDefinition';
import type {AnyModel} from '../../models/definition/defineModel';
import {defaultParameters} from '../../models/definition/normalize';
import type {ParameterValue} from '../../models/definition/parameters';
import {isModelId, loadModel, modelIds} from '../../models/registry';
import type {Run} from '../../models/run/runResult';
import {simulate} from '../../models/run/simulate';
import {
  type Attributes,
  joinNames,
  pick,
  readNumber,
  readText,
} from './attributes';
import {cacheResult} from './resultCache';

/** One run of a model, as an element of a page describes it. */
export interface Experiment {
  readonly model: AnyModel;
  /** The values that differ from the defaults, SI. */
  readonly given: Readonly<Record<string, ParameterValue>>;
  readonly duration: number | undefined;
  /** Relative tolerance of the solver; the model's own unless given. */
  readonly tolerance?: number | undefined;
}

const runs = new Map<string, Run>();

/**
 * Loads the model that an element names, and checks its definition, which in
 * production does not check itself.
 * @throws RangeError listing all models, Error when the definition has a fault
 */
export async function findModel(attributes: Attributes): Promise<AnyModel> {
  const id = readText(attributes, 'model') ?? '';
  if (!isModelId(id)) {
    throw new RangeError(
      `there is no model '${id}'; there are: ${joinNames(modelIds)}`,
    );
  }
  const model = await loadModel(id);
  assertDefinition(model);
  return model;
}

function readParameters(
  attributes: Attributes,
): Readonly<Record<string, ParameterValue>> {
  const {parameters = {}} = attributes;
  if (typeof parameters !== 'object' || parameters === null) {
    throw new RangeError('parameters must be an object, as in {{gain: 2}}');
  }
  return parameters as Readonly<Record<string, ParameterValue>>;
}

/**
 * Reads an experiment from `model`, `preset`, `parameters`, `duration` and
 * `relativeTolerance`.
 * @throws RangeError for an unknown model, preset or parameter
 */
export async function readExperiment(
  attributes: Attributes,
): Promise<Experiment> {
  const model = await findModel(attributes);
  const name = readText(attributes, 'preset');
  const preset =
    name === undefined ? undefined : pick('preset', model.presets, name);
  const values = readParameters(attributes);
  for (const key of Object.keys(values)) {
    pick('parameter', model.parameters, key);
  }
  return {
    model,
    given: {...preset?.values, ...values} as Experiment['given'],
    duration: readNumber(attributes, 'duration') ?? preset?.duration,
    tolerance: readNumber(attributes, 'relativeTolerance'),
  };
}

/** Returns the values of all parameters, defaults included. */
export function allValues({
  model,
  given,
}: Experiment): Readonly<Record<string, ParameterValue>> {
  return {...defaultParameters(model), ...given};
}

function simulateOnce({model, given, duration, tolerance}: Experiment): Run {
  const key = JSON.stringify([model.id, given, duration, tolerance]);
  const run = runs.get(key) ?? simulate(model, given, {duration, tolerance});
  runs.set(key, run);
  return run;
}

/**
 * Computes numbers from the run of an experiment, which is simulated only when
 * they are not in the cache.
 * @param key identifies the numbers within the run, as JSON
 * @throws ModelError when the run fails
 */
export function measureRun<Numbers>(
  experiment: Experiment,
  key: unknown,
  compute: (run: Run) => Numbers,
): Numbers {
  const {model, given, duration, tolerance} = experiment;
  return cacheResult(['run', model.id, given, duration, tolerance, key], () =>
    compute(simulateOnce(experiment)),
  );
}
