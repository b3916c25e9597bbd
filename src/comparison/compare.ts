import type {AnyModel} from '../models/definition/modelDefinition';
import type {Run, RunData} from '../models/run/runResult';
import {unitDefinition} from '../physics/units';
import type {ColumnChoice, Pair} from './columns/guessColumns';
import type {Differences} from './measures/differences';
import {measureDifferences} from './measures/differences';
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
  /** The points that are drawn and measured. */
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

/** Points that are measured: our curve is computed at each of them. */
const MOST_POINTS = 2000;

/** Compares a series with our curve; undefined where they do not overlap. */
export function compareSeries(
  reference: Reference,
  series: Series,
  isTemperature: boolean,
): ComparisonResult | undefined {
  const differences = measureDifferences(reference, series);
  if (!differences) {
    return undefined;
  }
  const tube = checkTube(reference, differences, differences.span);
  return {
    differences,
    shift: bestShift(reference, differences),
    tube,
    verdict: findVerdict(reference, differences, tube, isTemperature),
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
  const points = thin(series, MOST_POINTS);
  const definition = model.outputs[output];
  const reference = makeReference(run, output, definition?.jumps ?? false);
  const isTemperature =
    unitDefinition(definition?.unit ?? '1').quantity === 'temperature';
  const result = compareSeries(reference, points, isTemperature);
  const {isSampled} = reference;
  return {output, series, points, isSampled, ...(result && {result})};
}
