import type {Displayed} from '../../../models/definition/format';
import {
  formatNumber,
  formatQuantity,
  timeDisplay,
  withUnit,
} from '../../../models/definition/format';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import type {UnitPreferences} from '../../../physics/units';
import {formatDifference} from '../../figures/formatSeriesValue';

/** Digits of the numbers of a comparison. */
export const DIGITS = {digits: 3} as const;

/** Formats a share as percent. */
export function formatPercent(share: number): string {
  return withUnit(formatNumber(100 * share, DIGITS), 'percent');
}

/** Formats the numbers of a comparison. */
export interface ComparisonFormat {
  readonly value: (value: number) => string;
  readonly difference: (value: number) => string;
  readonly time: (seconds: number) => string;
}

/** The formats of an output of a model in the units that the reader has chosen. */
export function comparisonFormat(
  model: AnyModel,
  output: Displayed,
  units: UnitPreferences,
): ComparisonFormat {
  return {
    value: (value) => formatQuantity(value, output, units, DIGITS),
    difference: (value) => formatDifference(value, output, units, DIGITS),
    time: (seconds) =>
      formatQuantity(seconds, timeDisplay(model), units, DIGITS),
  };
}
