import type {AnyModel} from '../../definition/modelDefinition';
import {defaultParameters} from '../../definition/normalize';
import type {ParameterValue} from '../../definition/parameters';
import type {Run} from '../runResult';
import {type Attributes, pick, readNumber, readText} from './attributes';

/** One run of a model, as an element of a page describes it. */
export interface Experiment {
  readonly model: AnyModel;
  /** The values that differ from the defaults, SI. */
  readonly given: Readonly<Record<string, ParameterValue>>;
  /** Duration of the run, s; without it the model chooses. */
  readonly duration: number | undefined;
  /** Relative tolerance of the solver; the model's own unless given. */
  readonly tolerance?: number | undefined;
}

/** Where experiments are done: with a cache in a build, without one on a page. */
export interface Laboratory {
  /** Finds the model that attributes name. @throws RangeError for an unknown one */
  readonly findModel: (attributes: Attributes) => Promise<AnyModel>;
  /**
   * Computes numbers from the run of an experiment; `key` identifies them within
   * the run, as JSON. @throws ModelError when the run fails
   */
  readonly measureRun: <Numbers>(
    experiment: Experiment,
    key: unknown,
    compute: (run: Run) => Numbers,
  ) => Numbers;
  /** Changes an experiment before it is done: other numbers in an exercise. */
  readonly prepare?: (experiment: Experiment) => Experiment;
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
  {findModel, prepare}: Laboratory,
): Promise<Experiment> {
  const model = await findModel(attributes);
  const name = readText(attributes, 'preset');
  const preset =
    name === undefined ? undefined : pick('preset', model.presets, name);
  const values = readParameters(attributes);
  for (const key of Object.keys(values)) {
    pick('parameter', model.parameters, key);
  }
  const experiment = {
    model,
    given: {...preset?.values, ...values} as Experiment['given'],
    duration: readNumber(attributes, 'duration') ?? preset?.duration,
    tolerance: readNumber(attributes, 'relativeTolerance'),
  };
  return prepare ? prepare(experiment) : experiment;
}

/** Returns the values of all parameters, defaults included, SI. */
export function allValues({
  model,
  given,
}: Experiment): Readonly<Record<string, ParameterValue>> {
  return {...defaultParameters(model), ...given};
}
