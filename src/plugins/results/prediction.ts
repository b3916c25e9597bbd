import {encodePermalink} from '../../models/export/permalink';
import {type JsxElement, readAttributes} from './attributes';
import {allValues, readExperiment} from './experiment';
import {textAttributes} from './jsx';

/**
 * Adds the permalink to the run that a prediction is about, if it names one by
 * `model` and `preset`.
 * @throws RangeError for an unknown model, preset or parameter
 */
export async function expandPrediction(element: JsxElement): Promise<void> {
  const attributes = readAttributes(element);
  if (attributes.model === undefined) {
    return;
  }
  const experiment = await readExperiment(attributes);
  const {model, duration} = experiment;
  const link = encodePermalink(model, allValues(experiment), duration);
  element.attributes.push(...textAttributes({link}));
}
