import type {NumberParameter} from '../../models/definition/parameters';
import {sliderRange} from '../../models/definition/parameters';
import type {Unit} from '../../physics/units';
import {fromUnit, toUnit} from '../../physics/units';

/** The steps of a slider: round values from the smallest to the largest. */
export interface SliderScale {
  /** Positions run from 0 to `last`. */
  readonly last: number;
  /** The position closest to an SI value. */
  position(value: number): number;
  /** The SI value at a position, in the range. */
  value(position: number): number;
}

/** Approximate number of positions of a slider. */
const POSITIONS = 200;

/** Positions of a slider on a log scale: neighbours differ by a few per cent. */
const LOG_POSITIONS = 100;

/** Parts of a step of a slider that a fine step takes. */
export const FINE_PARTS = 10;

/** Significant digits of a value in a field: as many of them as fit. */
const FIELD_DIGITS = [6, 5, 4];

/** Characters that fit in a field. */
const FIELD_LENGTH = 8;

/** Digits that survive a change of units and back. */
const DIGITS = 12;

function roundTo(value: number, digits = DIGITS): number {
  return Number(value.toPrecision(digits));
}

function niceStep(span: number, positions: number): number {
  const rough = span / positions;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((each) => each * power >= rough) ?? 10;
  return factor * power;
}

/** Digits of values on a log scale: the first number of them that fits. */
const ROUND_DIGITS = [1, 2, 3, 4, 5];

/** Values in the unit shown by position, and back. */
interface Steps {
  readonly last: number;
  valueAt(position: number): number;
  /** Not rounded to a whole position. */
  positionOf(value: number): number;
}

/**
 * Multiples of the step in `[low, high]`. An end that is not a multiple is a
 * position as well.
 */
function linearSteps(low: number, high: number, step: number): Steps {
  const first = Math.ceil(roundTo(low / step)) * step;
  const hasOwnLow = first - low > step * 1e-6;
  const offset = hasOwnLow ? 1 : 0;
  const count = Math.floor(roundTo((high - first) / step)) + 1;
  const hasOwnHigh = high - (first + (count - 1) * step) > step * 1e-6;
  return {
    last: offset + count - 1 + (hasOwnHigh ? 1 : 0),
    valueAt: (position) =>
      Math.min(
        Math.max(roundTo(first + (position - offset) * step), low),
        high,
      ),
    positionOf: (value) => (value - first) / step + offset,
  };
}

/**
 * Values in `[low, high]` with about a constant ratio between them, each with as
 * few digits as keep it between its neighbours: mostly two.
 */
function logSteps(low: number, high: number, last: number): Steps {
  const ratio = high / low;
  const positionOf = (value: number) =>
    (last * Math.log(Math.max(value, low) / low)) / Math.log(ratio);
  return {
    last,
    valueAt: (position) => {
      const exact = low * ratio ** (position / last);
      const round = ROUND_DIGITS.map((digits) => roundTo(exact, digits)).find(
        (value) => Math.abs(positionOf(value) - position) < 0.49,
      );
      return Math.min(Math.max(round ?? roundTo(exact), low), high);
    },
    positionOf,
  };
}

/**
 * Creates the scale of a slider over its useful range, with values that are
 * round in the unit shown; `parts` divides its steps into finer ones.
 */
export function sliderScale(
  definition: NumberParameter,
  unit: Unit,
  parts = 1,
): SliderScale {
  const {log = false, integer = false, range} = definition;
  // An end that was computed, as 5 · 2.16 s, stands rounded in the address.
  const endOf = (end: number) =>
    Math.min(Math.max(roundTo(end), range[0]), range[1]);
  const [min, max] = sliderRange(definition).map(endOf) as [number, number];
  const [low, high] = [toUnit(min, unit), toUnit(max, unit)];
  const steps =
    log && !integer
      ? logSteps(low, high, LOG_POSITIONS * parts)
      : linearSteps(
          low,
          high,
          integer ? 1 : niceStep(high - low, POSITIONS * parts),
        );
  return {
    last: steps.last,
    position: (value) => {
      const position = Math.round(steps.positionOf(toUnit(value, unit)));
      return Math.min(Math.max(position, 0), steps.last);
    },
    value: (position) => {
      if (position <= 0) {
        return min;
      }
      return position >= steps.last
        ? max
        : roundTo(fromUnit(steps.valueAt(position), unit));
    },
  };
}

/**
 * Returns the next value for an arrow key: a step of the slider, beyond its range
 * a step of the whole range; `parts` divides it into finer ones.
 */
export function stepValue(
  definition: NumberParameter,
  unit: Unit,
  value: number,
  step: number,
  parts = 1,
): number {
  const [low, high] = sliderRange(definition);
  const isInside =
    step > 0 ? value >= low && value < high : value > low && value <= high;
  const slider = isInside ? ([low, high] as const) : definition.range;
  const scale = sliderScale({...definition, slider}, unit, parts);
  const next = Math.min(Math.max(scale.position(value) + step, 0), scale.last);
  return scale.value(next);
}

/**
 * Formats a value for a field that the reader can edit: plain ASCII, with an
 * exponent or fewer digits where it would be too long for the field.
 */
export function formatField(value: number, unit: Unit): string {
  const shown = roundTo(toUnit(value, unit));
  const texts = FIELD_DIGITS.flatMap((digits) => {
    const number = roundTo(shown, digits);
    return [`${number}`, number.toExponential().replace('+', '')];
  });
  return texts.find((text) => text.length <= FIELD_LENGTH) ?? texts[5] ?? '';
}
