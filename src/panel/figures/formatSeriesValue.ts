import {
  type Displayed,
  formatNumber,
  formatQuantity,
  type NumberFormat,
  withUnit,
} from '../../models/definition/format';
import type {UnitPreferences} from '../../physics/units';
import {unitDefinition} from '../../physics/units';
import {shownUnit} from '../state/shownUnit';
import type {Series} from './series';

/** Formats the value of a series with its unit; an en dash where it has none. */
export function formatSeriesValue(
  series: Series,
  at: number | undefined,
  units: UnitPreferences,
  digits?: number,
): string {
  const {displayed, scale} = series;
  const value = series.valueAt(at);
  if (value === undefined) {
    return '–';
  }
  return formatQuantity(value, displayed, units, {
    scale,
    ...(digits !== undefined && {digits}),
  });
}

/** Formats an SI difference of two values, of temperatures in kelvins. */
export function formatDifference(
  difference: number,
  displayed: Displayed,
  units: UnitPreferences,
  format: NumberFormat,
  hasUnit = true,
): string {
  const unit = shownUnit(displayed, units);
  const {factor = 1} = unitDefinition(unit);
  const number = formatNumber(difference / factor, format);
  return hasUnit ? withUnit(number, unit).replace('°C', 'K') : number;
}

/** Significant digits of a difference between two places. */
const DIFFERENCE_DIGITS = 3;

/**
 * The value at a place, with its difference from the value at another one: without
 * the unit a second time where `digits` says that there is little room.
 */
export function formatReading(
  series: Series,
  at: number | undefined,
  from: number | undefined,
  units: UnitPreferences,
  digits?: number,
): string {
  const value = formatSeriesValue(series, at, units, digits);
  const here = series.valueAt(at);
  const there = from === undefined ? undefined : series.valueAt(from);
  if (here === undefined || there === undefined) {
    return value;
  }
  const {displayed, scale} = series;
  const difference = formatDifference(
    here - there,
    displayed,
    units,
    {digits: DIFFERENCE_DIGITS, scale},
    digits === undefined,
  );
  return `${value} (Δ\u00a0${difference})`;
}
