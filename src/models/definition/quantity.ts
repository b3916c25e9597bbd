import type {LocalizedText} from '../../i18n';
import type {SiUnit} from '../../physics/units';
import type {AxisDefinition} from './figures';
import type {NumberParameter} from './parameters';
import type {OutputDefinition, StateDefinition} from './statesAndOutputs';

/** What parameters, states, outputs, scalars and axes may have. */
type Known = keyof (AxisDefinition &
  NumberParameter &
  OutputDefinition &
  StateDefinition);

/**
 * Defines a quantity: a parameter, state, output, scalar or axis with a symbol.
 * `symbol` is that of the formulas, where `_` starts a subscript; `unit` is the
 * SI unit of all its numbers.
 */
export function quantity<
  const U extends SiUnit,
  const D extends {readonly label: LocalizedText},
>(
  symbol: string,
  unit: U,
  // Without the second part, a misspelt property would not be noticed.
  definition: D & Readonly<Record<Exclude<keyof D, Known>, never>>,
): D & {readonly symbol: string; readonly unit: U} {
  return {symbol, unit, ...definition};
}
