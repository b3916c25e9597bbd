import {isChoice} from '../../models/definition/parameters';
import {encodePermalink} from '../../models/export/permalink';
import {type JsxElement, readAttributes} from './attributes';
import {allValues, readExperiment} from './experiment';
import {textAttributes} from './jsx';

/** The attributes of a run that are no parameters. */
const OWN: readonly string[] = ['model', 'preset', 'duration'];

/**
 * Writes the values of a `<Run>` as a permalink, and the first parameter that it
 * names as the one whose slider is shown. `panel` is the model of the page's
 * panel, of which it is unless it names another one.
 * @throws RangeError for an unknown model, preset or parameter
 */
export async function expandRun(
  element: JsxElement,
  panel: unknown,
): Promise<void> {
  const attributes = readAttributes(element);
  const entries = Object.entries(attributes);
  const experiment = await readExperiment({
    model: panel,
    ...Object.fromEntries(entries.filter(([name]) => OWN.includes(name))),
    parameters: Object.fromEntries(
      entries.filter(([name]) => !OWN.includes(name)),
    ),
  });
  const {model, duration} = experiment;
  const slider = entries
    .map(([name]) => name)
    .find((name) => {
      const definition = model.parameters[name];
      return definition && !isChoice(definition);
    });
  const link = encodePermalink(model, allValues(experiment), duration);
  element.attributes = textAttributes({link, ...(slider && {slider})});
}
