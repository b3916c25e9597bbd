import type {AnyModel, ValuesOf} from '../definition/modelDefinition';
import {notFinite} from './failures';
import type {AnyRunView} from './timeline';

/**
 * Computes the scalars that have a meaning at these values.
 *
 * @throws {ModelError} naming the scalar that is not finite
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
