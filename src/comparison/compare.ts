import type {AnyModel} from '../models/definition/modelDefinition';
import type {Run, RunData} from '../models/run/runResult';
import {unitDefinition} from '../physics/units';
import {declaredUnit} from './columns/columnUnit';
import type {ColumnChoice, Pair} from './columns/guessColumns';
import {timeOf} from './columns/guessColumns';
import type {Differences} from './measures/differences';
import {measureDifferences} from './measures/differences';
import {findExplanations} from './measures/explanations';
import type {BestChange} from './measures/stretch';
import {bestShift} from './measures/stretch';
import type {TubeResult} from './measures/tube';
import {checkTube} from './measures/tube';
import type {Verdict} from './measures/verdict';
import {findVerdict} from './measures/verdict';
import {isAbsolutePressure} from './parsing/header';
import type {Table} from './parsing/table';
import type {MadeSeries, Series} from './series/makeSeries';
import {makeSeries, thin} from './series/makeSeries';
import type {Reference} from './series/reference';
import {makeReference} from './series/reference';

/** A column of the reader beside an output of ours. */
export interface Comparison {
  readonly output: string;
  /** All points of the reader, SI. */
  readonly series: MadeSeries;
  /** The points that are drawn. */
  readonly points: Series;
  /** Whether our values exist at single instants only. */
  readonly isSampled: boolean;
  /** The name of its instants, where they are not the first column of times. */
  readonly ownTime?: string;
  /** The unit of its header, where it is not known. */
  readonly unknownUnit?: string;
  /** The unit of its header, where that says that a pressure is absolute. */
  readonly absoluteUnit?: string;
  /** Undefined where fewer than two points lie in our run, or without a unit. */
  readonly result?: ComparisonResult;
}

/** What the comparison of two curves says, SI. */
export interface ComparisonResult {
  readonly differences: Differences;
  /** The shift that fits best, s, and what remains after it. */
  readonly shift: BestChange;
  readonly tube: TubeResult;
  readonly verdict: Verdict;
}

/** Points that are drawn. */
const MOST_POINTS = 2000;

/** Compares a series with our curve; undefined where they do not overlap. */
export function compareSeries(
  reference: Reference,
  series: Series,
): ComparisonResult | undefined {
  const differences = measureDifferences(reference, series);
  if (!differences) {
    return undefined;
  }
  const tube = checkTube(reference, differences);
  const shift = bestShift(reference, differences);
  const explanations = findExplanations(reference, differences, shift);
  return {
    differences,
    shift,
    tube,
    verdict: findVerdict(reference, series, differences, tube, explanations),
  };
}

/** Compares a column of a table with an output of a run. */
export function comparePair(
  table: Table,
  {time, timeUnit, unknownTimeUnit}: Omit<ColumnChoice, 'pairs'>,
  {column, output, unit, unknownUnit = unknownTimeUnit}: Pair,
  model: AnyModel,
  run: Run | RunData,
): Comparison {
  const instants = timeOf(table, time, column);
  const {name = '', unit: header = ''} = table.columns[instants] ?? {};
  const isOwn = instants !== time;
  const ownUnit = isOwn ? declaredUnit({unit: 's'}, header) : undefined;
  const series = makeSeries(table, instants, ownUnit ?? timeUnit, column, unit);
  const reference = makeReference(model, run, output);
  const declared = table.columns[column]?.unit ?? '';
  const isAbsolute =
    isAbsolutePressure(declared) &&
    unitDefinition(unit.unit).quantity === 'pressure';
  const result =
    unknownUnit === undefined ? compareSeries(reference, series) : undefined;
  return {
    output,
    series,
    points: thin(series, MOST_POINTS),
    isSampled: reference.isSampled,
    ...(isOwn && {ownTime: name}),
    ...(unknownUnit !== undefined && {unknownUnit}),
    ...(isAbsolute && {absoluteUnit: declared}),
    ...(result && {result}),
  };
}
