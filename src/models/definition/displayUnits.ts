import {type SiUnit, siUnit, type Unit} from '../../physics/units';
import type {AnyModel} from './modelDefinition';

/** A quantity of a model, or a choice, which has no unit. */
interface Quantity {
  readonly unit?: SiUnit;
  readonly displayUnit?: Unit;
}

/** Gives each quantity of a model its display unit where it has none itself. */
export function withDisplayUnits<A extends AnyModel>(model: A): A {
  const {parameters, outputs, scalars, figures, displayUnits = []} = model;
  const units = new Map(displayUnits.map((unit) => [siUnit(unit), unit]));
  const shown = <D extends object>(definition: D): D => {
    const {unit}: Quantity = definition;
    const displayUnit = unit && units.get(unit);
    return displayUnit ? {displayUnit, ...definition} : definition;
  };
  const allShown = (definitions: Readonly<Record<string, object>>) =>
    Object.fromEntries(
      Object.entries(definitions).map(([key, each]) => [key, shown(each)]),
    );
  return {
    ...model,
    parameters: allShown(parameters),
    outputs: allShown(outputs),
    ...(scalars && {scalars: allShown(scalars)}),
    figures: figures.map((figure) => ({
      ...figure,
      ...('coordinate' in figure && {coordinate: shown(figure.coordinate)}),
      ...('quantity' in figure && {quantity: shown(figure.quantity)}),
    })),
  };
}
