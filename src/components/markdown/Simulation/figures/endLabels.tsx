import {interpolate} from '../../../../models/run/interpolate';
import type {UnitPreferences} from '../../../../physics/units';
import type {Axis, Curve, EndLabel} from '../../../base/Plot';
import {MOST_LABELS} from '../../../base/Plot';
import {SymbolText} from '../SymbolText';
import {formatSeriesValue} from './Legend';
import type {Series} from './series';

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

/** Half-width characters that fit on one line beside a plot. */
const LINE_CHARACTERS = 14;

/** Half-width characters of a text: a Chinese character counts as two. */
function textWidth(text: string): number {
  const wide = text.match(/[\u2E80-\uFFEF]/gu)?.length ?? 0;
  return text.length + wide;
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
 * run, and of other runs what differs.
 */
export function endLabels(
  series: readonly Series[],
  at: number | undefined,
  xAxis: Axis,
  yAxis: Axis,
  units: UnitPreferences,
  quantity: {readonly name: string; readonly symbol?: string | undefined},
): readonly EndLabel[] {
  const candidates = series.filter(
    ({isShown, curve}) =>
      isShown &&
      !curve.isGhost &&
      curve.x.length > 1 &&
      !Number.isNaN(endPosition(curve, xAxis, yAxis)),
  );
  const current = pickEvenly(
    candidates.filter(({runLabel}) => runLabel === ''),
    MOST_CURRENT,
  );
  const others = pickEvenly(
    firstOfEachRun(candidates),
    MOST_LABELS - current.length,
  );
  return [...current, ...others].map((each) => {
    const {curve, runLabel} = each;
    // A curve that is named like its axis is named by the symbol alone.
    const isNamedByAxis = each.label === quantity.name;
    const symbol = isNamedByAxis ? quantity.symbol : each.symbol;
    const isLong = textWidth(each.label) > LINE_CHARACTERS;
    const isSymbolEnough = symbol !== undefined && (isNamedByAxis || isLong);
    const label = isSymbolEnough ? '' : each.label;
    const value = at === undefined ? undefined : each.valueAt(at);
    return {
      curve,
      end: endPosition(curve, xAxis, yAxis),
      atCursor: value === undefined ? undefined : yAxis.normalize(value),
      symbol:
        runLabel === '' && symbol !== undefined ? (
          <SymbolText>{symbol}</SymbolText>
        ) : undefined,
      name: runLabel === '' ? label : runLabel,
      value: formatSeriesValue(each, at, units, LABEL_DIGITS),
    };
  });
}
