// Not d3-scale: it brings 9 kB of colours, dates and formats along, a quarter
// of what the panel may weigh.
import {nice, range, ticks} from 'd3-array';

import type {AxisScale} from '../../../models/definition/figures';
import {formatNumber} from '../../../models/definition/format';
import type {Unit} from '../../../physics/units';
import {fromUnit, toUnit} from '../../../physics/units';

/** A mark on an axis. */
export interface Tick {
  /** Where it stands, as a part of the axis. */
  readonly position: number;
  /** Empty for the marks between powers of ten. */
  readonly label: string;
}

/** Where values stand on an axis; positions run from 0 to 1. */
export interface Axis {
  readonly scale: AxisScale;
  readonly unit: Unit;
  readonly ticks: readonly Tick[];
  /** Position of an SI value; NaN where a log axis has none. */
  position(value: number): number;
  /** The SI value at a position. */
  invert(position: number): number;
}

export interface AxisOptions {
  /** SI values that must fit. */
  readonly values: readonly ArrayLike<number>[];
  readonly scale: AxisScale;
  readonly unit: Unit;
  /** The ends are moved outwards to round numbers. */
  readonly isRound?: boolean;
}

const TICKS = 5;

/** What is smaller than this part of its neighbours is rounding. */
const FLAT = 1e-9;

/** A span smaller than this part of the values is level: labels show no more. */
const LEVEL = 1e-4;

/** Characters of labels that stand side by side on a phone. */
const ROOM = 36;

/** Significant digits of a label, more where the marks lie closer. */
const DIGITS = 5;

function extentOf(
  values: readonly ArrayLike<number>[],
  unit: Unit,
  isPositive: boolean,
): readonly [number, number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const column of values) {
    for (const value of Array.from(column)) {
      const shown = toUnit(value, unit);
      if (Number.isFinite(shown) && !(isPositive && shown <= 0)) {
        low = Math.min(low, shown);
        high = Math.max(high, shown);
      }
    }
  }
  return [low, high];
}

function widened(low: number, high: number): [number, number] {
  const magnitude = Math.max(Math.abs(low), Math.abs(high));
  if (high - low > LEVEL * magnitude) {
    const tidy = (end: number) => (Math.abs(end) < FLAT * magnitude ? 0 : end);
    return [tidy(low), tidy(high)];
  }
  const room = magnitude > 0 ? magnitude / 10 : 1;
  return [low - room, high + room];
}

function powerLabel(value: number): string {
  return formatNumber(value).replace(/^1×/u, '');
}

/** 1, 2, … 9 times each power of ten between the ends. */
function logMarks(low: number, high: number): readonly number[] {
  const first = Math.floor(Math.log10(low));
  const last = Math.ceil(Math.log10(high));
  return range(first, last + 1)
    .flatMap((exponent) =>
      range(1, 10).map((factor) =>
        exponent < 0 ? factor / 10 ** -exponent : factor * 10 ** exponent,
      ),
    )
    .filter((mark) => mark >= low * (1 - FLAT) && mark <= high * (1 + FLAT));
}

/** Marks of a log axis: only powers of ten are named where there are several. */
function logTicks(
  low: number,
  high: number,
): readonly (readonly [value: number, label: string])[] {
  const decades = Math.log10(high / low);
  if (decades < 1) {
    return ticks(low, high, TICKS).map((value) => [value, formatNumber(value)]);
  }
  const every = Math.ceil(decades / 6);
  return logMarks(low, high).map((value) => {
    const exponent = Math.round(Math.log10(value));
    const isPower = Math.abs(value / 10 ** exponent - 1) < FLAT;
    const isNamed =
      decades < 2
        ? /^[125]/u.test(value.toExponential())
        : isPower && exponent % every === 0;
    return [value, isNamed ? powerLabel(value) : ''];
  });
}

function logAxis(options: AxisOptions): Axis | undefined {
  const {values, unit, isRound = false} = options;
  const [low, high] = extentOf(values, unit, true);
  if (!(high > 0)) {
    return undefined;
  }
  const isFlat = high / low < 1 + FLAT;
  const wide = isRound && high / low > 5;
  const from = isFlat
    ? low / 2
    : wide
      ? 10 ** Math.floor(Math.log10(low))
      : low;
  const to = isFlat
    ? high * 2
    : wide
      ? 10 ** Math.ceil(Math.log10(high))
      : high;
  const decades = Math.log10(to / from);
  const part = (shown: number) => Math.log10(shown / from) / decades;
  return {
    scale: 'log',
    unit,
    position: (value) => {
      const shown = toUnit(value, unit);
      return shown > 0 ? part(shown) : Number.NaN;
    },
    invert: (position) => fromUnit(from * 10 ** (decades * position), unit),
    ticks: logTicks(from, to).map(([value, label]) => ({
      position: part(value),
      label,
    })),
  };
}

function linearAxis(options: AxisOptions): Axis {
  const {values, unit, isRound = false} = options;
  const [low, high] = extentOf(values, unit, false);
  const ends = high >= low ? widened(low, high) : ([0, 1] as const);
  const [from, to] = isRound ? nice(ends[0], ends[1], TICKS) : ends;
  const span = Math.max(Math.abs(from), Math.abs(to));
  const part = (shown: number) => (shown - from) / (to - from);
  const many = ticks(from, to, TICKS);
  const marks = String(many).length > ROOM ? ticks(from, to, 3) : many;
  const step = (marks[1] ?? Infinity) - (marks[0] ?? 0);
  const digits = Math.max(DIGITS, Math.ceil(Math.log10(span / step)) + 1);
  return {
    scale: 'linear',
    unit,
    position: (value) => part(toUnit(value, unit)),
    invert: (position) => fromUnit(from + (to - from) * position, unit),
    ticks: marks.map((value) => ({
      position: part(value),
      label: formatNumber(value, {scale: span, digits}),
    })),
  };
}

/**
 * An axis on which all values fit. A log axis without a positive value to
 * show becomes linear: `scale` says what it is.
 */
export function createAxis(options: AxisOptions): Axis {
  const axis = options.scale === 'log' ? logAxis(options) : undefined;
  return axis ?? linearAxis(options);
}
