import type {ColumnUnit, Extent} from '../../../comparison/columns/columnUnit';
import {toSi} from '../../../comparison/columns/columnUnit';
import {UNCLEAR_CLOCK} from '../../../comparison/parsing/header';
import {type Locale, type LocalizedText, text} from '../../../i18n';
import {formatNumber} from '../../../models/definition/format';
import {toUnit, unitDefinition, unitSymbol} from '../../../physics/units';

/** The name of a unit in a choice. */
export function unitText({symbol}: ColumnUnit, locale: Locale): string {
  return symbol === '' ? text('pure number', '纯数')[locale] : symbol;
}

/** A range in °C, as in '20 … 200 °C'. */
function inCelsius({low, high}: Extent, unit: ColumnUnit): string {
  const ends = [low, high].map((value) =>
    formatNumber(toUnit(toSi(value, unit), 'degC'), {digits: 3}),
  );
  return `${ends.join(' … ')} ${unitSymbol('degC')}`;
}

/**
 * States the range of a column of temperatures as it is read, and as it would
 * be in the other scale; undefined for other quantities.
 */
export function scaleText(
  unit: ColumnUnit,
  extent: Extent,
  others: readonly ColumnUnit[],
): LocalizedText | undefined {
  const other = others.find(({key}) => key !== unit.key);
  if (unitDefinition(unit.unit).quantity !== 'temperature' || !other) {
    return undefined;
  }
  const [range, otherRange] = [unit, other].map((each) =>
    inCelsius(extent, each),
  );
  return text(
    `Read in ${unit.symbol}, the column covers ${range}. Read in ${other.symbol}, it would cover ${otherRange}.`,
    `按 ${unit.symbol} 读，这一列的范围是 ${range}；按 ${other.symbol} 读则是 ${otherRange}。`,
  );
}

/** Says that the numbers speak against the unit of the header. */
export function doubtText(unit: ColumnUnit, doubt: ColumnUnit): LocalizedText {
  return text(
    `The header says ${unit.symbol}, but the size of the numbers speaks for ${doubt.symbol}. Which is it?`,
    `表头写的是 ${unit.symbol}，但从数值大小看更像 ${doubt.symbol}。究竟是哪一个？`,
  );
}

/** Says that a unit is not known or not clear, and asks for another. */
export function unknownText(unit: string): LocalizedText {
  if (unit === UNCLEAR_CLOCK) {
    return text(
      'A time such as 10:00 may mean hours and minutes, or minutes and seconds. Choose min in the first case and s in the second; nothing is said about the curve before.',
      '像 10:00 这样的时间可能是小时和分钟，也可能是分钟和秒。前一种情况请选择 min，后一种请选择 s，在此之前不对曲线下任何结论。',
    );
  }
  return text(
    `“${unit}” is not known here as a unit of this quantity. Choose the one in which the numbers are meant, or another column; nothing is said about the curve before.`,
    `无法把“${unit}”识别为这个物理量的单位。请选择这些数所用的单位，或者换一列，在此之前不对曲线下任何结论。`,
  );
}
