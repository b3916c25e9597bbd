// Not d3-scale: it brings 9 kB of colours, dates and formats along, a quarter
// of what the panel may weigh.
import {nice, range, ticks, tickStep} from 'd3-array';

import type {AxisScale} from '../models/definition/figures';
import {formatNumber} from '../models/definition/format';
import type {Unit} from '../physics/units';
import {fromUnit, unitDefinition} from '../physics/units';

/** A tick of an axis. */
export interface Tick {
  /** Place on the axis, from 0 to 1. */
  readonly position: number;
  /** Empty for the minor ticks of a log axis. */
  readonly label: string;
  /** Whether the narrowest phones hide the label: it would touch its neighbours. */
  readonly isSpare?: boolean;
}

/**
 * Maps SI values to positions on an axis, which run from 0 to 1, and back:
 * `normalize` and `invert` are those of d3-scale.
 */
export interface Axis {
  readonly scale: AxisScale;
  readonly unit: Unit;
  readonly ticks: readonly Tick[];
  /** Whether a value is positive, so that the axis can be logarithmic. */
  readonly canBeLog: boolean;
  /** The position of an SI value; NaN where a log axis has none. */
  normalize(value: number): number;
  /** The SI value at a position. */
  invert(position: number): number;
}

export interface AxisOptions {
  /** SI values that must fit on the axis. */
  readonly values: readonly ArrayLike<number>[];
  readonly scale: AxisScale;
  readonly unit: Unit;
  /** Extends the domain to round values, as `nice` of d3 does. */
  readonly isNice?: boolean;
}

export type Domain = readonly [low: number, high: number];

/** Approximate number of labelled ticks. */
const TICK_COUNT = 5;

/** Relative size of rounding errors. */
const EPSILON = 1e-9;

/** Values whose relative spread is smaller make a flat curve. */
const MIN_RELATIVE_SPAN = 1e-4;

/** Smaller values are drawn as 0: their ratios and powers are not accurate. */
const SMALLEST_VALUE = 1e-300;

/** Larger values are not drawn: their differences may be infinite. */
const LARGEST_VALUE = 1e300;

/** A log axis ends this far below the largest value: what is below is noise. */
const LARGEST_RATIO = 1e30;

/** Characters that fit side by side on a phone, with names beside the frame. */
const AXIS_CHARACTERS = 26.8;

/** Those that fit on the narrowest phone, 320 px wide. */
const FEWEST_CHARACTERS = 17.8;

/** Least distance of two labels, in characters. */
const LABEL_DISTANCE = 0.5;

/** The part of a tick's distance beyond a round value that needs the next one. */
const LEAST_BEYOND = 0.05;

/** Significant digits of a label, more where the ticks lie closer. */
const LABEL_DIGITS = 5;

/**
 * Makes the function that converts SI values to the unit of an axis; NaN if one
 * can't be drawn. The unit is looked up once, not for each point of a curve.
 */
function converter(unit: Unit): (value: number) => number {
  const {factor = 1, offset = 0} = unitDefinition(unit);
  return (value) => {
    const shown = (value - offset) / factor;
    const magnitude = Math.abs(shown);
    if (magnitude < SMALLEST_VALUE) {
      return 0;
    }
    return magnitude <= LARGEST_VALUE ? shown : Number.NaN;
  };
}

/** The smallest and the largest SI value that a scale can show. */
export function valueExtent(
  values: readonly ArrayLike<number>[],
  scale: AxisScale,
  unit: Unit,
): Domain {
  const [low, high] = computeExtent(values, unit, scale === 'log');
  return [fromUnit(low, unit), fromUnit(high, unit)];
}

/** The smallest and the largest value, in the unit of the axis. */
function computeExtent(
  values: readonly ArrayLike<number>[],
  unit: Unit,
  isPositive: boolean,
): Domain {
  const least = fromUnit(isPositive ? SMALLEST_VALUE : -LARGEST_VALUE, unit);
  const most = fromUnit(LARGEST_VALUE, unit);
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const column of values) {
    for (let index = 0; index < column.length; index += 1) {
      const value = column[index] ?? Number.NaN;
      if (value >= least && value <= most) {
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
    }
  }
  const toShown = converter(unit);
  return low > high ? [low, high] : [toShown(low), toShown(high)];
}

/**
 * The domain of a linear axis: ends that differ from 0 by rounding only are 0,
 * and a flat curve gets room above and below, so that its labels differ.
 */
function linearDomain([low, high]: Domain): Domain {
  if (low > high) {
    return [0, 1];
  }
  const magnitude = Math.max(Math.abs(low), Math.abs(high));
  if (high - low > MIN_RELATIVE_SPAN * magnitude) {
    const clean = (end: number) =>
      Math.abs(end) < EPSILON * magnitude ? 0 : end;
    return [clean(low), clean(high)];
  }
  const padding = magnitude > 0 ? magnitude / 10 : 1;
  return [low - padding, high + padding];
}

/**
 * Extends a domain to round values. An end that is hardly beyond one stays: an
 * axis to the next would be empty but for a line's width.
 */
function niceDomain([low, high]: Domain): Domain {
  const [from, to] = nice(low, high, TICK_COUNT);
  const most = (1 - LEAST_BEYOND) * tickStep(from, to, TICK_COUNT);
  return [low - from > most ? low : from, to - high > most ? high : to];
}

/** The domain of a log axis; nice ones end at powers of ten that values half fill. */
function logDomain([low, high]: Domain, isNice: boolean): Domain {
  if (high / low < 1 + EPSILON) {
    return [low / 2, high * 2];
  }
  const [from, to] = [Math.floor(Math.log10(low)), Math.ceil(Math.log10(high))];
  return isNice && high / low > 5 && 2 * Math.log10(high / low) >= to - from
    ? [10 ** from, 10 ** to]
    : [low, high];
}

function powerLabel(value: number): string {
  return formatNumber(value).replace(/^1×/u, '');
}

/** The tick values 1, 2, … 9 times each power of ten in the domain. */
function logTickValues([low, high]: Domain): readonly number[] {
  const first = Math.floor(Math.log10(low));
  const last = Math.ceil(Math.log10(high));
  return range(first, last + 1)
    .flatMap((exponent) =>
      range(1, 10).map((factor) =>
        exponent < 0 ? factor / 10 ** -exponent : factor * 10 ** exponent,
      ),
    )
    .filter(
      (value) => value >= low * (1 - EPSILON) && value <= high * (1 + EPSILON),
    );
}

/**
 * The ticks of a log axis with their labels. Over two decades and more only
 * powers of ten have one, and over more than six not each of them.
 */
function logTicks(
  domain: Domain,
): readonly (readonly [value: number, label: string])[] {
  const [low, high] = domain;
  const decades = Math.log10(high / low);
  if (decades < 1) {
    return ticks(low, high, TICK_COUNT).map((value) => [
      value,
      formatNumber(value),
    ]);
  }
  const exponentStep = Math.ceil(decades / 6);
  return logTickValues(domain).map((value) => {
    const exponent = Math.round(Math.log10(value));
    const isPower = Math.abs(value / 10 ** exponent - 1) < EPSILON;
    const isLabelled =
      decades < 2
        ? /^[125]/u.test(value.toExponential())
        : isPower && exponent % exponentStep === 0;
    return [value, isLabelled ? powerLabel(value) : ''];
  });
}

/** A log axis; undefined without a positive value to show. */
function logAxis(options: AxisOptions): Axis | undefined {
  const {values, unit, isNice = false} = options;
  const [smallest, largest] = computeExtent(values, unit, true);
  if (!(largest > 0)) {
    return undefined;
  }
  const lowest = Math.max(smallest, largest / LARGEST_RATIO);
  const domain = logDomain([lowest, largest], isNice);
  const [from, to] = domain;
  const decades = Math.log10(to / from);
  const toShown = converter(unit);
  const normalize = (shown: number) => Math.log10(shown / from) / decades;
  return {
    scale: 'log',
    unit,
    canBeLog: true,
    normalize: (value) => {
      const shown = toShown(value);
      return shown >= from * (1 - EPSILON) ? normalize(shown) : Number.NaN;
    },
    invert: (position) => fromUnit(from * 10 ** (decades * position), unit),
    ticks: logTicks(domain).map(([value, label]) => ({
      position: normalize(value),
      label,
    })),
  };
}

function linearAxis(options: AxisOptions): Axis {
  const {values, unit, isNice = false} = options;
  const extent = computeExtent(values, unit, false);
  const domain = linearDomain(extent);
  const [from, to] = isNice ? niceDomain(domain) : domain;
  const magnitude = Math.max(Math.abs(from), Math.abs(to));
  const toShown = converter(unit);
  const normalize = (shown: number) => (shown - from) / (to - from);
  const fits = (values: readonly number[], characters = AXIS_CHARACTERS) => {
    const [first = 0, second = Infinity] = values;
    const room = (characters * (second - first)) / (to - from);
    return values.every(
      (value) => String(value).length + LABEL_DISTANCE <= room,
    );
  };
  const choices = [TICK_COUNT, 3].map((count) => ticks(from, to, count));
  const tickValues =
    choices.find((values) => fits(values)) ?? ticks(from, to, 2);
  const isCrowded = !fits(tickValues, FEWEST_CHARACTERS);
  const step = (tickValues[1] ?? Infinity) - (tickValues[0] ?? 0);
  const digits = Math.max(
    LABEL_DIGITS,
    Math.ceil(Math.log10(magnitude / step)) + 1,
  );
  return {
    scale: 'linear',
    unit,
    canBeLog: extent[1] > 0,
    normalize: (value) => normalize(toShown(value)),
    invert: (position) => fromUnit(from + (to - from) * position, unit),
    ticks: tickValues.map((value, index) => ({
      position: normalize(value),
      label: formatNumber(value, {scale: magnitude, digits}),
      isSpare: isCrowded && index % 2 === 1,
    })),
  };
}

/**
 * Creates an axis on which all values fit. A log axis without a positive value
 * to show becomes linear: `scale` tells which it is.
 */
export function createAxis(options: AxisOptions): Axis {
  const axis = options.scale === 'log' ? logAxis(options) : undefined;
  return axis ?? linearAxis(options);
}
