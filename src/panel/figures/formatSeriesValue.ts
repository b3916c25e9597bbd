import {formatQuantity} from '../../models/definition/format';
import type {UnitPreferences} from '../../physics/units';
import {shownUnit} from '../state/shownUnit';
import {maxMagnitude, type Series} from './series';

/** Formats the value of a series with its unit; an en dash where it has none. */
export function formatSeriesValue(
  series: Series,
  at: number | undefined,
  units: UnitPreferences,
  digits?: number,
): string {
  const {displayed, curve} = series;
  const value = series.valueAt(at);
  if (value === undefined) {
    return '–';
  }
  const scale = maxMagnitude(curve, shownUnit(displayed, units));
  return formatQuantity(value, displayed, units, {
    scale,
    ...(digits !== undefined && {digits}),
  });
}
