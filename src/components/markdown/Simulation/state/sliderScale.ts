import {parseDecimal} from '../../../../models/definition/normalize';
import type {NumberParameter} from '../../../../models/definition/parameters';
import type {Unit, UnitPreferences} from '../../../../physics/units';
import {chooseUnit, fromUnit, toUnit} from '../../../../physics/units';

/** A row of round values from the smallest to the largest of a parameter. */
export interface SliderScale {
  /** Positions run from 0 to `last`. */
  readonly last: number;
  /** Positions that a page key moves over. */
  readonly page: number;
  /** The position closest to an SI value. */
  position(value: number): number;
  /** The SI value at a position, in the range. */
  value(position: number): number;
}

const POSITIONS = 200;
const LOG_DIGITS = 4;
const FIELD_DIGITS = [6, 5, 4];

/** Characters that a field shows. */
const FIELD_LENGTH = 8;

/** Digits that survive a change of units and back. */
const DIGITS = 12;

function rounded(value: number, digits = DIGITS): number {
  return Number(value.toPrecision(digits));
}

function niceStep(span: number): number {
  const rough = span / POSITIONS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((each) => each * power >= rough) ?? 10;
  return factor * power;
}

/** Round values of `[low, high]`, evenly spaced, in a unit. */
function linearRow(low: number, high: number, step: number) {
  const first = Math.ceil(rounded(low / step)) * step;
  const hasOwnLow = first - low > step * 1e-6;
  const offset = hasOwnLow ? 1 : 0;
  const count = Math.floor(rounded((high - first) / step)) + 1;
  const hasOwnHigh = high - (first + (count - 1) * step) > step * 1e-6;
  return {
    last: offset + count - 1 + (hasOwnHigh ? 1 : 0),
    at: (position: number) =>
      Math.min(
        Math.max(rounded(first + (position - offset) * step), low),
        high,
      ),
    of: (value: number) => (value - first) / step + offset,
  };
}

function logRow(low: number, high: number) {
  const ratio = high / low;
  return {
    last: POSITIONS,
    at: (position: number) => {
      const value = low * ratio ** (position / POSITIONS);
      return Math.min(Math.max(rounded(value, LOG_DIGITS), low), high);
    },
    of: (value: number) =>
      (POSITIONS * Math.log(Math.max(value, low) / low)) / Math.log(ratio),
  };
}

/** The values a slider steps through, round in the unit shown. */
export function sliderScale(
  definition: NumberParameter,
  unit: Unit,
): SliderScale {
  const {min, max, log = false, integer = false} = definition;
  const [low, high] = [toUnit(min, unit), toUnit(max, unit)];
  const row =
    log && !integer
      ? logRow(low, high)
      : linearRow(low, high, integer ? 1 : niceStep(high - low));
  return {
    last: row.last,
    page: Math.max(1, Math.round(row.last / 10)),
    position: (value) =>
      Math.min(Math.max(Math.round(row.of(toUnit(value, unit))), 0), row.last),
    value: (position) => {
      if (position <= 0) {
        return min;
      }
      return position >= row.last
        ? max
        : rounded(fromUnit(row.at(position), unit));
    },
  };
}

/** The unit a parameter is shown in. */
export function unitOf(
  {unit, displayUnit}: NumberParameter,
  units: UnitPreferences,
): Unit {
  return chooseUnit(unit, displayUnit, units);
}

/**
 * A value as it stands in a field that the reader can edit: plain ASCII, with
 * an exponent or fewer digits where it would be too long to be seen.
 */
export function fieldText(value: number, unit: Unit): string {
  const shown = rounded(toUnit(value, unit));
  const texts = FIELD_DIGITS.flatMap((digits) => {
    const number = rounded(shown, digits);
    return [`${number}`, number.toExponential().replace('+', '')];
  });
  return texts.find((text) => text.length <= FIELD_LENGTH) ?? texts[5] ?? '';
}

/**
 * Reads what was typed into a field, SI. Full-width digits, a decimal comma, a
 * real minus and spaces are understood; undefined when it is no number.
 */
export function readField(text: string, unit: Unit): number | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\s/gu, '')
    .replace('\u2212', '-')
    .replace(/^(?<whole>[^.,]*),(?<part>[^.,]*)$/u, '$<whole>.$<part>');
  const value = parseDecimal(plain);
  return value === undefined ? undefined : rounded(fromUnit(value, unit));
}
