import {capitalized, type Locale} from '../../../i18n';
import type {AnyModel} from '../../../models/definition/modelDefinition';

/** The name of an output as in the legends. */
export function outputName(
  model: AnyModel,
  output: string,
  locale: Locale,
): string {
  const label = model.outputs[output]?.label;
  return label ? capitalized(label, locale) : output;
}
