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

/** Formats an instant or a span of time in the unit of the time axis. */
export function formatTime(
  seconds: number,
  model: AnyModel,
  units: UnitPreferences,
): string {
  return formatQuantity(seconds, timeDisplay(model), units, DIGITS);
}

/** Formats a share as percent. */
export function formatPercent(share: number): string {
  return withUnit(formatNumber(100 * share, DIGITS), 'percent');
}
