import type {AnyModel} from '../../models/definition/defineModel';
import {defaultParameters} from '../../models/definition/normalize';
import type {ParameterValue} from '../../models/definition/parameters';
import {isModelId, loadModel, modelIds} from '../../models/registry';
import type {Run} from '../../models/run/runResult';
import {simulate} from '../../models/run/simulate';
import {type Attributes, listed, numberOf, pick, textOf} from './attributes';

/** One run that a page speaks of. */
export interface Experiment {
  readonly model: AnyModel;
  /** The values that differ from the defaults, SI. */
  readonly given: Readonly<Record<string, ParameterValue>>;
  readonly duration: number | undefined;
}

const runs = new Map<string, Run>();

/** The model an element names. @throws RangeError naming all models */
export async function modelOf(attributes: Attributes): Promise<AnyModel> {
  const id = textOf(attributes, 'model') ?? '';
  if (!isModelId(id)) {
    throw new RangeError(
      `there is no model '${id}'; there are: ${listed(modelIds)}`,
    );
  }
  return loadModel(id);
}

function valuesOf(
  attributes: Attributes,
): Readonly<Record<string, ParameterValue>> {
  const {parameters = {}} = attributes;
  if (typeof parameters !== 'object' || parameters === null) {
    throw new RangeError('parameters must be an object, as in {{gain: 2}}');
  }
  return parameters as Readonly<Record<string, ParameterValue>>;
}

/**
 * The run an element describes by `model`, `preset`, `parameters`, `duration`.
 * @throws RangeError for an unknown model, preset or parameter
 */
export async function experimentOf(
  attributes: Attributes,
): Promise<Experiment> {
  const model = await modelOf(attributes);
  const name = textOf(attributes, 'preset');
  const preset =
    name === undefined ? undefined : pick('preset', model.presets, name);
  const values = valuesOf(attributes);
  for (const key of Object.keys(values)) {
    pick('parameter', model.parameters, key);
  }
  return {
    model,
    given: {...preset?.values, ...values} as Experiment['given'],
    duration: numberOf(attributes, 'duration') ?? preset?.duration,
  };
}

/** Every value of the run. */
export function allValues({
  model,
  given,
}: Experiment): Readonly<Record<string, ParameterValue>> {
  return {...defaultParameters(model), ...given};
}

/** The run itself, computed once in a build. @throws ModelError */
export function runOf({model, given, duration}: Experiment): Run {
  const key = JSON.stringify([model.id, given, duration]);
  const known = runs.get(key);
  if (known) {
    return known;
  }
  const run = simulate(model, given, {duration});
  runs.set(key, run);
  return run;
}
