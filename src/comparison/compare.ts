import type {AnyModel} from '../models/definition/modelDefinition';
import type {Run, RunData} from '../models/run/runResult';
import type {ColumnChoice, Pair} from './columns/guessColumns';
import type {Differences} from './measures/differences';
import {measureDifferences} from './measures/differences';
import {findExplanations} from './measures/explanations';
import type {BestChange} from './measures/stretch';
import {bestShift} from './measures/stretch';
import type {TubeResult} from './measures/tube';
import {checkTube} from './measures/tube';
import type {Verdict} from './measures/verdict';
import {findVerdict} from './measures/verdict';
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
  /** The points that are drawn and fitted. */
  readonly points: Series;
  /** Whether our values exist at single instants only. */
  readonly isSampled: boolean;
  /** Undefined where fewer than two points lie in our run. */
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
  {time, timeUnit}: Pick<ColumnChoice, 'time' | 'timeUnit'>,
  {column, output, unit}: Pair,
  model: AnyModel,
  run: Run | RunData,
): Comparison {
  const series = makeSeries(table, time, timeUnit, column, unit);
  const reference = makeReference(model, run, output);
  const result = compareSeries(reference, series);
  return {
    output,
    series,
    points: thin(series, MOST_POINTS),
    isSampled: reference.isSampled,
    ...(result && {result}),
  };
}
