import {interpolate} from '../../models/run/interpolate';
import type {UnitPreferences} from '../../physics/units';
import type {Axes, Curve, EndLabel} from '../../plot';
import {labelWidth, MOST_LINES} from '../../plot';
import {Subscripts, SymbolText} from '../SymbolText';
import type {AxisName} from './axes';
import {formatReading} from './formatSeriesValue';
import {COLUMNS, isTooWide, lineCount, linesOfLabel} from './labelLines';
import type {Series} from './series';

/** What begins the name of a curve that belongs to an instant. */
const INSTANT = /^t = /u;

/** Curves of the current run that get a label: more can't be told apart. */
const MOST_CURRENT = 4;

/** Significant digits of a value beside a plot; the menu shows more. */
const LABEL_DIGITS = 4;

/** Position of the last point of a curve that is shown, from 0 to 1. */
function endPosition({x, y}: Curve, axes: Axes): number {
  const last = Math.min(x[x.length - 1] ?? Number.NaN, axes.xAxis.invert(1));
  const end = axes.yAxis.normalize(interpolate(x, y, last) ?? Number.NaN);
  return Math.min(Math.max(end, 0), 1);
}

/** Whether a curve ends clearly before the edge of the plot. */
function endsInside({x}: Curve, axes: Axes): boolean {
  return axes.xAxis.normalize(x[x.length - 1] ?? Number.NaN) < 0.97;
}

/** Lines that the name of a run may take beside a plot of a phone. */
const LINES_OF_RUN = 2;

/**
 * The differences of a run that fit beside a plot, at least one; the list above
 * the plot has all.
 */
function shortRunName(name: string): string {
  const differences = name.split(/(?=, |，)/u);
  const short = (count: number) =>
    differences.slice(0, count).join('') +
    (count < differences.length ? '\u00a0…' : '');
  let count = differences.length;
  while (count > 1 && lineCount(short(count), COLUMNS.narrow) > LINES_OF_RUN) {
    count -= 1;
  }
  return short(count);
}

function linesOf(labels: readonly EndLabel[]): number {
  return labels.reduce((sum, {lines = 0}) => sum + lines, 0);
}

/** Picks some of many, equally spaced, with the first and the last. */
function pickEvenly<Item>(
  items: readonly Item[],
  count: number,
): readonly Item[] {
  if (items.length <= count) {
    return items;
  }
  const step = count > 1 ? (items.length - 1) / (count - 1) : 0;
  return Array.from(
    {length: Math.max(count, 0)},
    (_, index) => items[Math.round(index * step)],
  ).filter((item) => item !== undefined);
}

/** The first curve of each run that the current one is compared with. */
function firstOfEachRun(series: readonly Series[]): readonly Series[] {
  return series.filter(
    ({curve, runLabel}, index) =>
      curve.isComparison === true &&
      series.findIndex((other) => other.runLabel === runLabel) === index,
  );
}

/** The places at which curves are read, in the units of the reader. */
interface CursorReading {
  /** The end of each curve unless given. */
  readonly at?: number | undefined;
  /** Where a difference begins. */
  readonly from?: number | undefined;
  readonly units: UnitPreferences;
}

/**
 * The name of a curve of the current run, by the symbol alone where it is named
 * like its axis or has a long name; of another run what differs.
 */
function nameOf({label, symbol, runLabel}: Series, axis: AxisName): AxisName {
  if (runLabel !== '') {
    return {name: shortRunName(runLabel)};
  }
  const isNamedByAxis = label === axis.name;
  const shown = isNamedByAxis ? axis.symbol : symbol;
  const isLong = labelWidth(label) > COLUMNS.wide;
  const isSymbolEnough = shown !== undefined && (isNamedByAxis || isLong);
  return {symbol: shown, name: isSymbolEnough ? '' : label};
}

/** The value of a curve; a unit too long for a phone goes below its number. */
function valueOf(series: Series, {at, from, units}: CursorReading): string {
  const value = formatReading(series, at, from, units, LABEL_DIGITS);
  return value.split(' ').some((part) => isTooWide(part, COLUMNS.narrow))
    ? value.replace('\u00a0', ' ')
    : value;
}

function labelOf(
  series: Series,
  axes: Axes,
  quantity: AxisName,
  at: number | undefined,
  value: string,
): EndLabel {
  const {curve} = series;
  const {symbol, name} = nameOf(series, quantity);
  const [instant = ''] = INSTANT.exec(name) ?? [];
  const short = name.slice(instant.length);
  const atCursor = at === undefined ? undefined : series.valueAt(at);
  return {
    curve,
    end: endPosition(curve, axes),
    endsInside: endsInside(curve, axes),
    atCursor:
      atCursor === undefined ? undefined : axes.yAxis.normalize(atCursor),
    symbol:
      symbol === undefined ? undefined : <SymbolText>{symbol}</SymbolText>,
    name:
      instant === '' ? (
        <Subscripts>{name}</Subscripts>
      ) : (
        <>
          <span data-part="labelName">
            <SymbolText>{instant}</SymbolText>
          </span>
          {short}
        </>
      ),
    value,
    words: `${symbol ?? short} ${value}`.trim(),
    // The name beside a symbol is left out where there is little room.
    lines: linesOfLabel(symbol ?? short, value, COLUMNS.narrow),
    wideLines: linesOfLabel(
      `${symbol ?? ''} ${name}`.trim(),
      value,
      COLUMNS.wide,
    ),
  };
}

/**
 * The labels at the ends of the curves: name and value of those of the current
 * run, and of other runs what differs. With a place to read `from`, a value has
 * its difference from the one there.
 */
export function endLabels(
  series: readonly Series[],
  axes: Axes,
  quantity: AxisName,
  reading: CursorReading,
): readonly EndLabel[] {
  const candidates = series.filter(
    ({isShown, curve}) =>
      isShown &&
      !curve.isGhost &&
      curve.x.length > 1 &&
      !Number.isNaN(endPosition(curve, axes)),
  );
  const label = (each: Series, value = valueOf(each, reading)) =>
    labelOf(each, axes, quantity, reading.at, value);
  const current = pickEvenly(
    candidates.filter(({runLabel}) => runLabel === ''),
    MOST_CURRENT,
  ).map((each) => label(each));
  const runs = firstOfEachRun(candidates);
  const withValues = runs.map((each) => label(each));
  // Of many runs, their names say more at the ends than their values.
  const others =
    reading.at === undefined &&
    linesOf([...current, ...withValues]) > MOST_LINES
      ? runs.map((each) => label(each, ''))
      : withValues;
  const withOthers = (count: number) => [
    ...current,
    ...pickEvenly(others, count),
  ];
  let count = others.length;
  while (count > 0 && linesOf(withOthers(count)) > MOST_LINES) {
    count -= 1;
  }
  return withOthers(count);
}
