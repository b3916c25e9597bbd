import {
  type Displayed,
  formatQuantity,
  timeDisplay,
} from '../models/definition/format';
import {interpolate} from '../models/run/interpolate';
import {chooseUnit, toUnit, type UnitPreferences} from '../physics/units';
import type {Published} from '../site/liveRuns';
import type {Shown, SketchData} from './define';

/** What a component shows at an instant. */
export interface SketchReading {
  /** The value with its unit. */
  readonly text: string;
  /** The symbol of a number without unit. */
  readonly symbol?: string;
  /** Place between the coldest and the hottest of the run, from 0 to 1. */
  readonly warmth?: number;
  /** Of a state: whether it has the higher one of its two values. */
  readonly isOn?: boolean;
}

/** What a sketch shows of a run at an instant. */
export interface Readings {
  /** The instant with its unit. */
  readonly instant: string;
  /** By the key of the component. */
  readonly components: Readonly<Record<string, SketchReading>>;
  /** Flows by output, as a part of the largest of the run, from −1 to 1. */
  readonly flows: Readonly<Record<string, number>>;
  /** The coldest and the hottest temperature of the run, if there is one. */
  readonly scale?: readonly [coldest: string, hottest: string];
}

/** Significant digits of a value on a sketch. */
const DIGITS = 3;

/** Values that are this much smaller than the largest of the run count as 0. */
const SMALLEST = 1e-4;

/** The same of `formatNumber`, in proportion to its `scale`. */
const SMALLEST_PRINTED = 1e-7;

type Range = readonly [low: number, high: number];

/** A quantity of a run: an output or a parameter. */
interface Source {
  readonly quantity: Displayed & {readonly symbol?: string};
  readonly range: Range;
  readonly valueAt: (at: number) => number;
}

function rangeOf(values: ArrayLike<number>): Range {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? Number.NaN;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return [low, high];
}

/** The range of several ones; empty without any. */
function union(ranges: readonly Range[]): Range {
  return [
    Math.min(...ranges.map(([low]) => low)),
    Math.max(...ranges.map(([, high]) => high)),
  ];
}

function outputSource(
  {model, run}: Published,
  key: string,
): Source | undefined {
  const [quantity, column] = [model.outputs[key], run.columns[key]];
  return (
    quantity &&
    column && {
      quantity,
      range: rangeOf(column),
      valueAt: (at) => interpolate(run.times, column, at) ?? Number.NaN,
    }
  );
}

/** A parameter; none where it has no effect. */
function parameterSource(
  {model, run: {values}}: Published,
  key: string,
): Source | undefined {
  const [quantity, value] = [model.parameters[key], values[key]];
  const isNumber = quantity && 'unit' in quantity && typeof value === 'number';
  return isNumber && !model.irrelevant(values).includes(key)
    ? {quantity, range: [value, value], valueAt: () => value}
    : undefined;
}

/** The output that a component shows, if it shows one. */
export function shownOutput(shown: Shown | undefined): string | undefined {
  if (shown === undefined || typeof shown === 'string') {
    return shown;
  }
  return 'state' in shown ? shown.state : undefined;
}

/** What a component shows, found in a run. */
interface FoundShown {
  readonly component: string;
  readonly source: Source;
  readonly isState: boolean;
}

function findShown(
  published: Published,
  component: string,
  shown: Shown | undefined,
): readonly FoundShown[] {
  const isObject = typeof shown === 'object';
  const source =
    isObject && 'parameter' in shown
      ? parameterSource(published, shown.parameter)
      : outputSource(published, shownOutput(shown) ?? '');
  return source
    ? [{component, source, isState: isObject && 'state' in shown}]
    : [];
}

/** Formats a value with its unit; what is small beside the largest is 0. */
function format(
  value: number,
  {quantity, range}: Source,
  units: UnitPreferences,
): string {
  const unit = chooseUnit(quantity.unit, quantity.displayUnit, units);
  const largest = Math.max(...range.map((end) => Math.abs(toUnit(end, unit))));
  const scale = (largest * SMALLEST) / SMALLEST_PRINTED;
  return formatQuantity(value, quantity, units, {digits: DIGITS, scale});
}

function isWarm({source}: FoundShown): boolean {
  return source.quantity.unit === 'K';
}

/** The place of a value in a range, from 0 to 1; the middle of an empty one. */
function placeIn([low, high]: Range, value: number): number {
  return high > low ? (value - low) / (high - low) : 0.5;
}

/** Makes a function that reads a run at an instant, s, clamped to the run. */
export function readRun(
  {shows = {}, lines}: SketchData,
  published: Published,
): (at: number) => Readings {
  const {model, run, units} = published;
  const found = Object.entries(shows).flatMap(([component, shown]) =>
    findShown(published, component, shown),
  );
  const flows = lines.flatMap(({flow = ''}) => {
    const source = outputSource(published, flow);
    return source ? [{flow, source}] : [];
  });
  const strongest = Math.max(
    ...flows.flatMap(({source}) => source.range.map(Math.abs)),
  );
  const warm = found.filter(isWarm);
  const temperatures = union(warm.map(({source}) => source.range));
  const [first] = warm;
  const [coldest, hottest] = first
    ? temperatures.map((end) => format(end, first.source, units))
    : [];
  const read = (each: FoundShown, at: number): SketchReading => {
    const {quantity, range, valueAt} = each.source;
    const value = valueAt(at);
    const [low, high] = range;
    return {
      text: format(value, each.source, units),
      ...(quantity.unit === '1' &&
        quantity.symbol !== undefined && {symbol: quantity.symbol}),
      ...(isWarm(each) && {warmth: placeIn(temperatures, value)}),
      ...(each.isState && {isOn: high > low ? value === high : value > 0}),
    };
  };
  return (instant) => {
    const at = Math.min(Math.max(instant, run.start), run.end);
    return {
      instant: formatQuantity(at, timeDisplay(model), units, {digits: DIGITS}),
      components: Object.fromEntries(
        found.map((each) => [each.component, read(each, at)]),
      ),
      flows: Object.fromEntries(
        flows.map(({flow, source}) => [
          flow,
          strongest > 0 ? source.valueAt(at) / strongest : 0,
        ]),
      ),
      ...(coldest !== undefined &&
        hottest !== undefined && {scale: [coldest, hottest]}),
    };
  };
}
