import {assertDefinition} from './assertDefinition';
import {withDisplayUnits} from './displayUnits';
import {listFigures} from './figures';
import {listMarks} from './marks';
import type {Model, ModelDefinition} from './modelDefinition';
import type {ParameterDefinitions} from './parameters';
import type {
  NoKeys,
  OutputDefinitions,
  ScalarDefinitions,
  StateDefinitions,
} from './statesAndOutputs';

/**
 * Defines a model, checks it, lists its figures with their kinds, gives
 * quantities their display unit, and lists its marks and the parameters without
 * effect. The keys of `parameters`, `states`, `modes`, `outputs`, `scalars` and
 * `events` are inferred from the definition, so that `p.tau`, `x.T`, `m.on` and
 * every returned key are type-checked. The result of a function must have every
 * key; `exact` may omit some.
 *
 * Tables of data can be in files of their own, typed
 * `as const satisfies ParameterDefinitions` (or `OutputDefinitions`, …), which
 * preserves their keys.
 *
 * @throws {Error} unless in production, when the definition is inconsistent: a
 * default outside its range, a display unit of another quantity, a figure of an
 * unknown output, a name in a sentence that stands for nothing.
 */
export function defineModel<
  const P extends ParameterDefinitions,
  const X extends StateDefinitions = NoKeys,
  const M extends readonly string[] = [],
  const Y extends OutputDefinitions = NoKeys,
  const S extends ScalarDefinitions = NoKeys,
  const E extends string = never,
>(definition: ModelDefinition<P, X, M, Y, S, E>): Model<P, X, M, Y, S, E> {
  const model = withDisplayUnits<Model<P, X, M, Y, S, E>>({
    ...definition,
    irrelevant: (p) =>
      (definition.irrelevant?.(p) ?? []).flatMap((each) => each || []),
    figures: listFigures(definition.figures),
    marks: (p, run) => listMarks(definition.marks?.(p, run) ?? {}),
  });
  // Readers do not load the checks: the build of the pages makes them.
  if (process.env.NODE_ENV !== 'production') {
    assertDefinition(model);
  }
  return model;
}
