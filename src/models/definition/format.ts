import type {SiUnit, Unit, UnitPreferences} from '../../physics/units';
import {chooseUnit, toUnit, unitSymbol} from '../../physics/units';

/** How a number is written. */
export interface NumberFormat {
  /** Significant digits at most; 5 unless given, more may differ by browser. */
  readonly digits?: number;
  /** Magnitude of its neighbours: values 1e7 times smaller print as 0. */
  readonly scale?: number;
}

/** What a formatted value is measured in. */
export interface Displayed {
  readonly unit: SiUnit;
  readonly displayUnit?: Unit;
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
 * Writes a number with at most 5 significant digits, a real minus sign and
 * powers of ten as superscripts: '−0.63212', '2.2×10⁹'.
 *
 * Engines differ in the last bit of `Math.exp` and its like, so the value is
 * rounded to 12 digits first: a tie in the digit printed then falls the same
 * way everywhere. Not a finite number: an en dash.
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

/** Joins a number and the symbol of its unit: '4.5 s', '45°', '0.5'. */
export function withUnit(number: string, unit: Unit): string {
  const symbol = unitSymbol(unit);
  const space = symbol === '' || symbol === '°' ? '' : NO_BREAK_SPACE;
  return number + space + symbol;
}

/** Writes an SI value with its unit, as the reader has chosen to see it. */
export function formatQuantity(
  value: number,
  {unit, displayUnit}: Displayed,
  preferences: UnitPreferences = {},
  format: NumberFormat = {},
): string {
  const shown = chooseUnit(unit, displayUnit, preferences);
  return withUnit(formatNumber(toUnit(value, shown), format), shown);
}
