import type {AnyModel, ValuesOf} from '../definition/modelDefinition';
import type {AnyRunView} from '../definition/runView';
import {notFinite} from './failures';

/**
 * Computes the scalars, SI; those without a meaning at these values are
 * omitted.
 *
 * @throws {ModelError} with the scalar that is not finite
 */
export function measureScalars(
  model: AnyModel,
  values: ValuesOf<AnyModel>,
  view: AnyRunView,
): Readonly<Record<string, number>> {
  const scalars: Record<string, number> = {};
  const measured = model.measure?.(values, view) ?? {};
  for (const [key, value] of Object.entries(measured)) {
    if (value === undefined) {
      continue;
    }
    if (!Number.isFinite(value)) {
      throw notFinite(
        model,
        values,
        model.scalars?.[key]?.label ?? model.title,
      );
    }
    scalars[key] = value;
  }
  return scalars;
}
