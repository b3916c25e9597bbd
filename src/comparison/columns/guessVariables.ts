import type {AnyModel} from '../../models/definition/modelDefinition';
import {declaredUnit, isOtherQuantity} from './columnUnit';
import {comparableOutputs} from './guessColumns';
import {nameSimilarity} from './names';

/** A curve of a saved model before it is read. */
export interface NamedCurve {
  readonly path: string;
  readonly title: string;
  /** Unit, empty for the null unit. */
  readonly unit: string;
}

/** Begins the title of a variable that repeats another one at a second port. */
const DUPLICATE = /duplicate of /iu;

/** Curves of a first guess: each is compared, so more would be noise. */
const MOST_GUESSED = 2;

/** Weight of the first output of a model, which its pages are about. */
const FIRST_OUTPUT = 0.4;

/**
 * Guesses which curves of a saved model are worth reading beside a model: at most
 * two paths, the best first. A curve is rated by its title and unit against those
 * of the outputs, since its numbers are not read yet; repeated ones come last.
 */
export function guessVariables(
  curves: readonly NamedCurve[],
  model: AnyModel,
): readonly string[] {
  const outputs = comparableOutputs(model).flatMap((key) => {
    const definition = model.outputs[key];
    return definition ? [[key, definition] as const] : [];
  });
  const rate = ({title, unit}: NamedCurve) => {
    const header = unit || 'null';
    const fitting = outputs.filter(
      ([, each]) => !isOtherQuantity(each, header),
    );
    const marks = fitting.map(
      ([key, each]) =>
        nameSimilarity(title, key, each) +
        (declaredUnit(each, header) ? 1 : 0) +
        (key === outputs[0]?.[0] ? FIRST_OUTPUT : 0),
    );
    return Math.max(0, ...marks) - (DUPLICATE.test(title) ? 0.6 : 0);
  };
  return curves
    .map((curve) => ({path: curve.path, mark: rate(curve)}))
    .filter(({mark}) => mark > 0)
    .sort((one, other) => other.mark - one.mark)
    .slice(0, MOST_GUESSED)
    .map(({path}) => path);
}
