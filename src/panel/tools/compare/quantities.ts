import type {Displayed} from '../../../models/definition/format';
import {
  formatNumber,
  formatQuantity,
  timeDisplay,
  withUnit,
} from '../../../models/definition/format';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import type {UnitPreferences} from '../../../physics/units';
import {unitDefinition} from '../../../physics/units';
import {shownUnit} from '../../state/shownUnit';

const DIGITS = {digits: 3} as const;

/** Formats a difference of two values: that of two temperatures is in K. */
export function formatDifference(
  value: number,
  displayed: Displayed,
  units: UnitPreferences,
): string {
  const unit = shownUnit(displayed, units);
  const {factor = 1, offset = 0} = unitDefinition(unit);
  const number = formatNumber(value / factor, DIGITS);
  return withUnit(number, offset === 0 ? unit : 'deltaK');
}

/** Formats a share as percent. */
export function formatPercent(share: number): string {
  return withUnit(formatNumber(100 * share, DIGITS), 'percent');
}

/** Formats the numbers of a comparison. */
export interface ComparisonFormat {
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
    difference: (value) => formatDifference(value, output, units),
    time: (seconds) =>
      formatQuantity(seconds, timeDisplay(model), units, DIGITS),
  };
}
