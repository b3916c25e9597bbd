import type {SiUnit, Unit, UnitPreferences} from '../../physics/units';
import {chooseUnit, toUnit, unitSymbol} from '../../physics/units';
import type {AnyModel} from './modelDefinition';

/** Options of the format of a number. */
export interface NumberFormat {
  /** Largest number of significant digits; 5 unless given. */
  readonly digits?: number;
  /** Magnitude of neighbouring values: 1e7 times smaller ones print as 0. */
  readonly scale?: number;
}

/** The units of a formatted value. */
export interface Displayed {
  /** SI unit of the value. */
  readonly unit: SiUnit;
  /** Unit shown unless the reader chooses another. */
  readonly displayUnit?: Unit;
}

/** Returns the units of an instant or a span of time of a model. */
export function timeDisplay({duration}: Pick<AnyModel, 'duration'>): Displayed {
  const displayUnit = duration?.displayUnit;
  return {unit: 's', ...(displayUnit && {displayUnit})};
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';

function superscript(exponent: number): string {
  const digits = String(Math.abs(exponent)).replaceAll(
    /\d/gu,
    (digit) => SUPERSCRIPTS[Number(digit)] ?? '',
  );
  return exponent < 0 ? `⁻${digits}` : digits;
}

/**
 * Formats a number with at most 5 significant digits, a real minus sign and
 * powers of ten as superscripts: '−0.63212', '2.2×10⁹'.
 *
 * Engines differ in the last bit of `Math.exp` and similar functions, so the
 * value is rounded to 12 digits first: a tie in the last printed digit is then
 * resolved the same way everywhere. A number that is not finite gives an en
 * dash.
 */
export function formatNumber(value: number, format: NumberFormat = {}): string {
  const {digits = 5, scale = 0} = format;
  if (!Number.isFinite(value)) {
    return '–';
  }
  const rounded = Number(Number(value.toPrecision(12)).toPrecision(digits));
  const magnitude = Math.abs(rounded);
  if (magnitude === 0 || magnitude < 1e-7 * scale) {
    return '0';
  }
  const sign = rounded < 0 ? MINUS : '';
  if (magnitude >= 1e-4 && magnitude < 1e6) {
    return sign + String(magnitude);
  }
  const [mantissa = '', exponent = ''] = magnitude.toExponential().split('e');
  return `${sign}${mantissa}×10${superscript(Number(exponent))}`;
}

/** Joins a number and the symbol of its unit: '4.5 s', '45°', '37.4%', '0.5'. */
export function withUnit(number: string, unit: Unit): string {
  const symbol = unitSymbol(unit);
  const space = ['', '°', '%'].includes(symbol) ? '' : NO_BREAK_SPACE;
  return number + space + symbol;
}

/**
 * Formats an SI value with its unit, in the one the reader has chosen. A share
 * that only rounding makes the whole has two more digits.
 */
export function formatQuantity(
  value: number,
  {unit, displayUnit}: Displayed,
  preferences: UnitPreferences = {},
  format: NumberFormat = {},
): string {
  const shown = chooseUnit(unit, displayUnit, preferences);
  const {digits = 5} = format;
  const number = formatNumber(toUnit(value, shown), format);
  return withUnit(
    shown === 'percent' && number === '100'
      ? formatNumber(toUnit(value, shown), {...format, digits: digits + 2})
      : number,
    shown,
  );
}
