import type {Locale} from '../../../i18n';
import {text} from '../../../i18n';
import type {AnyModel, ValuesOf} from '../../definition/modelDefinition';
import type {StateDefinition} from '../../definition/statesAndOutputs';
import type {StateName} from './types';

function kindOf({algebraic, meter}: StateDefinition): StateName['kind'] {
  if (algebraic) {
    return 'algebraic';
  }
  return meter ? 'meter' : 'differential';
}

/**
 * Names every scalar unknown of a model at these values (SI), in the order of
 * the solver.
 */
export function stateNames<A extends AnyModel>(
  model: A,
  values: ValuesOf<A>,
): readonly StateName[] {
  const initial = model.initial?.(values) ?? {};
  return Object.entries(model.states ?? {}).flatMap(([key, definition]) => {
    const {label, symbol, vector} = definition;
    const name = {
      key,
      label,
      ...(symbol !== undefined && {symbol}),
      kind: kindOf(definition),
    };
    const value = initial[key];
    const length = typeof value === 'object' ? value.length : 1;
    return Array.from({length}, (_, index) =>
      vector ? {...name, element: index + 1} : name,
    );
  });
}

/** Writes a state in words: 'temperatures of the lumps (no. 3)'. */
export function describeState(
  {label, element}: StateName,
  locale: Locale,
): string {
  if (element === undefined) {
    return label[locale];
  }
  const place = text(` (no. ${element})`, `（第 ${element} 个）`);
  return label[locale] + place[locale];
}
