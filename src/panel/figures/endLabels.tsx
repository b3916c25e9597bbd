import {interpolate} from '../../models/run/interpolate';
import type {UnitPreferences} from '../../physics/units';
import type {Axis, Curve, EndLabel} from '../../plot';
import {labelWidth, MOST_LINES} from '../../plot';
import {Subscripts, SymbolText} from '../SymbolText';
import {formatReading} from './formatSeriesValue';
import type {Series} from './series';

/** What begins the name of a curve that belongs to an instant. */
const INSTANT = /^t = /u;

/** Curves of the current run that get a label: more can't be told apart. */
const MOST_CURRENT = 4;

/** Significant digits of a value beside a plot; the menu shows more. */
const LABEL_DIGITS = 4;

/** Position of the last point of a curve that is shown, from 0 to 1. */
function endPosition({x, y}: Curve, xAxis: Axis, yAxis: Axis): number {
  const last = Math.min(x[x.length - 1] ?? Number.NaN, xAxis.invert(1));
  const end = yAxis.normalize(interpolate(x, y, last) ?? Number.NaN);
  return Math.min(Math.max(end, 0), 1);
}

/** Whether a curve ends clearly before the edge of the plot. */
function endsInside({x}: Curve, xAxis: Axis): boolean {
  return xAxis.normalize(x[x.length - 1] ?? Number.NaN) < 0.97;
}

/** Widths of the columns of a phone and of a desktop, px, for bold values. */
const COLUMNS = {narrow: 55, wide: 92} as const;

/** How far a value may reach into the margin beside its column, px. */
const OVERHANG = 13;

/** Lines that words take in a column; they break at spaces. */
function lineCount(words: string, column: number): number {
  let [lines, room] = [0, 0];
  const space = labelWidth(' ');
  for (const width of words.split(' ').map(labelWidth)) {
    if (lines === 0 || width + space > room) {
      lines += Math.max(1, Math.ceil(width / (column + OVERHANG)));
      room = column - width;
    } else {
      room -= width + space;
    }
  }
  return lines;
}

/**
 * Lines that a name and its value take in a column. Below a name of several
 * lines the value begins a line of its own.
 */
function linesOfLabel(name: string, value: string, column: number): number {
  const ofName = lineCount(name, column);
  return ofName > 1 && value !== ''
    ? ofName + lineCount(value, column)
    : lineCount(`${name} ${value}`.trim(), column);
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

/**
 * The labels at the ends of the curves: name and value of those of the current
 * run, and of other runs what differs. With a place `from` the values at the
 * cursor have their difference from those there.
 */
export function endLabels(
  series: readonly Series[],
  at: number | undefined,
  xAxis: Axis,
  yAxis: Axis,
  units: UnitPreferences,
  quantity: {readonly name: string; readonly symbol?: string | undefined},
  from?: number,
): readonly EndLabel[] {
  const candidates = series.filter(
    ({isShown, curve}) =>
      isShown &&
      !curve.isGhost &&
      curve.x.length > 1 &&
      !Number.isNaN(endPosition(curve, xAxis, yAxis)),
  );
  const label = (each: Series, hasValue = true): EndLabel => {
    const {curve, runLabel} = each;
    // A curve that is named like its axis is named by the symbol alone.
    const isNamedByAxis = each.label === quantity.name;
    const symbol = isNamedByAxis ? quantity.symbol : each.symbol;
    const isLong = labelWidth(each.label) > COLUMNS.wide;
    const isSymbolEnough = symbol !== undefined && (isNamedByAxis || isLong);
    const ownName = isSymbolEnough ? '' : each.label;
    const name = runLabel === '' ? ownName : shortRunName(runLabel);
    const shownSymbol = runLabel === '' ? symbol : undefined;
    const value = at === undefined ? undefined : each.valueAt(at);
    const reading = formatReading(each, at, from, units, LABEL_DIGITS);
    // A long unit goes below its number on a phone, since nothing else fits.
    const widest = Math.max(...reading.split(' ').map(labelWidth));
    const isWide = widest > COLUMNS.narrow + OVERHANG;
    const whole = isWide ? reading.replace('\u00a0', ' ') : reading;
    const text = hasValue ? whole : '';
    const [prefix = ''] = INSTANT.exec(name) ?? [];
    const short = name.slice(prefix.length);
    const words = `${shownSymbol ?? short} ${text}`.trim();
    return {
      curve,
      end: endPosition(curve, xAxis, yAxis),
      endsInside: endsInside(curve, xAxis),
      atCursor: value === undefined ? undefined : yAxis.normalize(value),
      symbol:
        shownSymbol === undefined ? undefined : (
          <SymbolText>{shownSymbol}</SymbolText>
        ),
      name:
        prefix === '' ? (
          <Subscripts>{name}</Subscripts>
        ) : (
          <>
            <span data-part="labelName">
              <SymbolText>{prefix}</SymbolText>
            </span>
            {short}
          </>
        ),
      value: text,
      words,
      // The name beside a symbol is left out where there is little room.
      lines: linesOfLabel(shownSymbol ?? short, text, COLUMNS.narrow),
      wideLines: linesOfLabel(
        `${shownSymbol ?? ''} ${name}`.trim(),
        text,
        COLUMNS.wide,
      ),
    };
  };
  const current = pickEvenly(
    candidates.filter(({runLabel}) => runLabel === ''),
    MOST_CURRENT,
  ).map((each) => label(each));
  const runs = firstOfEachRun(candidates);
  const withValues = runs.map((each) => label(each));
  // Of many runs, their names say more at the ends than their values.
  const others =
    at === undefined && linesOf([...current, ...withValues]) > MOST_LINES
      ? runs.map((each) => label(each, false))
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
