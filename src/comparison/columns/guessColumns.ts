import type {AnyModel} from '../../models/definition/modelDefinition';
import type {OutputDefinition} from '../../models/definition/statesAndOutputs';
import {interpolate} from '../../models/run/interpolate';
import type {RunData} from '../../models/run/runResult';
import {unitDefinition} from '../../physics/units';
import {isTimeUnit} from '../parsing/header';
import type {Column, Table} from '../parsing/table';
import {curveOf} from '../series/reference';
import type {ColumnUnit, UnitGuess} from './columnUnit';
import {
  declaredUnit,
  extentOf,
  guessUnit,
  isOtherQuantity,
  toSi,
} from './columnUnit';
import {GAUGE_WORD, isCountName, isTimeName, nameSimilarity} from './names';

/** A column that is compared with an output. */
export interface Pair {
  /** Index of the column in the table. */
  readonly column: number;
  /** Key of the output. */
  readonly output: string;
  readonly unit: ColumnUnit;
  /** The unit of its header, where it is not known: the reader has to choose. */
  readonly unknownUnit?: string;
}

/** What the columns of a table mean. */
export interface ColumnChoice {
  /** Index of the column with the instants. */
  readonly time: number;
  readonly timeUnit: ColumnUnit;
  /** The unit of its header, where it is not known: the reader has to choose. */
  readonly unknownTimeUnit?: string;
  readonly pairs: readonly Pair[];
}

/** More curves at once would be hard to read. */
export const MAX_PAIRS = 4;

/** The keys of the outputs, those with a value at every instant first. */
export function comparableOutputs(model: AnyModel): readonly string[] {
  const keys = Object.keys(model.outputs);
  const isSampled = (key: string) => model.outputs[key]?.sampled === true;
  return [...keys.filter((key) => !isSampled(key)), ...keys.filter(isSampled)];
}

/** The share of steps in which a column does not decrease, or not increase. */
function monotony({values}: Column): number {
  let [up, down] = [0, 0];
  for (let index = 1; index < values.length; index += 1) {
    const step = (values[index] ?? 0) - (values[index - 1] ?? 0);
    up += step >= 0 ? 1 : 0;
    down += step <= 0 ? 1 : 0;
  }
  const {low, high} = extentOf(values);
  return low === high ? 0 : Math.max(up, down) / (values.length - 1);
}

/** Share of a run by which a column of its instants may miss its ends. */
const ENDS = 0.01;

/** Tells whether a column without a unit begins and ends with the run, in seconds. */
function coversRun({values}: Column, {start, end}: RunData): boolean {
  const {low, high} = extentOf(values);
  return Math.abs(low - start) + Math.abs(high - end) < ENDS * (end - start);
}

/**
 * Finds the column of the instants: by name, unit, place, order and extent, which
 * tells it from the numbers of the rows.
 */
function guessTimeColumn({columns}: Table, run: RunData): number {
  const scores = columns.map((column, index) => {
    const {name} = column;
    const isWord = isTimeUnit(name) && !/^\w{1,3}$/u.test(name);
    const isNamed = isTimeName(name) || isWord ? 4 : 0;
    const hasUnit = declaredUnit({unit: 's'}, column.unit) ? 1 : 0;
    const isFirst = index === 0 && !isCountName(name) ? 2 : 0;
    const isWhole = coversRun(column, run) ? 3 : 0;
    return isNamed + hasUnit + isFirst + isWhole + 3 * monotony(column);
  });
  return scores.indexOf(Math.max(...scores));
}

/** The words of a name, without a number behind them: of `Time 2` as of `time.1`. */
function stemOf(name: string): string {
  return name.toLowerCase().replace(/[\s_.(]*\d.*$/u, '');
}

/**
 * Finds the column of the instants for another one: a second column of times
 * that stands between it and the first, as before the samples in our own files.
 * It has a unit of time, or goes on and is named like the first, which has none.
 */
export function timeOf({columns}: Table, time: number, column: number): number {
  const first = columns[time];
  const isTime = ({name, unit, values}: Column) =>
    isTimeName(name) &&
    (declaredUnit({unit: 's'}, unit) !== undefined ||
      (unit === '' &&
        first?.unit === '' &&
        /\p{L}{2}/u.test(name) &&
        stemOf(name) === stemOf(first.name) &&
        monotony({name, unit, values}) === 1));
  const between = columns.slice(time + 1, column).map(isTime);
  return time + 1 + between.lastIndexOf(true);
}

/**
 * The unit of a column of instants, which may be its name: `minutes`. That of the
 * numbers of rows is not known.
 */
export function timeHeader({name, unit}: Omit<Column, 'values'>): string {
  return unit || (isTimeUnit(name) || isCountName(name) ? name : '');
}

/** Tells whether numbers count rows. */
function areCounted(values: ArrayLike<number>): boolean {
  return Array.from(values).every(
    (value, row, all) => row === 0 || value - (all[row - 1] ?? NaN) === 1,
  );
}

/**
 * Guesses the unit of the time column: seconds unless it says otherwise. Without
 * a unit and the name of a time it is asked for, unless it begins and ends with
 * the run; without any name only where it counts.
 */
export function guessTimeUnit(
  {columns}: Table,
  time: number,
  run: RunData,
): UnitGuess {
  const column = columns[time] ?? {
    name: '',
    unit: '',
    values: new Float64Array(),
  };
  const {name, values} = column;
  const ours = {low: run.start, high: run.end};
  const isUnclear =
    !isTimeName(name) &&
    !coversRun(column, run) &&
    (name !== '' || areCounted(values));
  const header = timeHeader(column) || (isUnclear ? name || '1, 2, 3 …' : '');
  return guessUnit({unit: 's'}, header, extentOf(values), ours);
}

/** A column of the instants, with the unit that is guessed for it. */
export function chooseTime(
  table: Table,
  time: number,
  run: RunData,
): Omit<ColumnChoice, 'pairs'> {
  const {unit: timeUnit, unknown} = guessTimeUnit(table, time, run);
  return {time, timeUnit, ...(unknown && {unknownTimeUnit: unknown})};
}

/** A column beside an output, with the unit that is guessed for it. */
export function makePair(
  column: number,
  output: string,
  {unit, unknown}: UnitGuess,
): Pair {
  return {column, output, unit, ...(unknown && {unknownUnit: unknown})};
}

/**
 * Guesses the unit of a column that is compared with an output. A pressure whose
 * name says that it is one above the atmosphere is asked for, as its unit would be.
 */
export function guessPairUnit(
  {columns}: Table,
  column: number,
  output: string,
  run: RunData,
  model: AnyModel,
): UnitGuess | undefined {
  const definition = model.outputs[output];
  const found = columns[column];
  if (!definition || !found) {
    return undefined;
  }
  const isPressure = unitDefinition(definition.unit).quantity === 'pressure';
  const gauge = isPressure && GAUGE_WORD.exec(found.name)?.[0];
  return guessUnit(
    definition,
    gauge ? `${found.unit} ${gauge}`.trim() : found.unit,
    extentOf(found.values),
    extentOf(curveOf(run, output).values),
  );
}

interface Candidate {
  readonly pair: Pair;
  readonly name: number;
  readonly agreement: number;
  readonly shape: number;
}

/** Points of a column that are looked at to see how it runs. */
const PROBES = 60;

/** A span below this share of the typical value is none. */
const RESTING = 1e-6;

/**
 * How well a column follows an output, from 0 to 1, and how much of that tells
 * which output it is. An output that rests is measured by the largest value of
 * both, and is like many columns: it needs its name. Of equal curves the one that
 * the panel shows as a line is meant.
 */
function compareShapes(
  table: Table,
  time: number,
  timeUnit: ColumnUnit,
  {column, output, unit}: Pair,
  run: RunData,
  {hidden, sampled, nominal = 1}: OutputDefinition,
): Pick<Candidate, 'agreement' | 'shape'> {
  const {columns} = table;
  const instants = columns[timeOf(table, time, column)]?.values ?? [];
  const values = columns[column]?.values ?? [];
  const ours = curveOf(run, output);
  const {low, high} = extentOf(ours.values);
  const step = Math.max(1, Math.floor(values.length / PROBES));
  let [sum, count, largest] = [0, 0, Math.abs(high)];
  for (let row = 0; row < values.length; row += step) {
    const at = toSi(instants[row] ?? Number.NaN, timeUnit);
    const expected = interpolate(ours.times, ours.values, at) ?? Number.NaN;
    const value = toSi(values[row] ?? Number.NaN, unit);
    const difference = value - expected;
    if (Number.isFinite(difference)) {
      largest = Math.max(largest, Math.abs(value));
      sum += difference ** 2;
      count += 1;
    }
  }
  const rests = high - low <= RESTING * Math.max(largest, nominal);
  const span = rests ? largest || 1 : high - low;
  const less = (hidden || sampled ? 0.1 : 0) + (rests ? 0.3 : 0);
  const agreement = 1 / (1 + (5 * Math.sqrt(sum / count)) / span);
  return count === 0
    ? {agreement: 1, shape: 0}
    : {agreement, shape: agreement - less};
}

function candidates(
  table: Table,
  time: number,
  timeUnit: ColumnUnit,
  model: AnyModel,
  run: RunData,
): readonly Candidate[] {
  return table.columns.flatMap(({name, unit: header}, column) =>
    comparableOutputs(model).flatMap((output) => {
      const definition = model.outputs[output];
      const guess = guessPairUnit(table, column, output, run, model);
      const isTime = timeOf(table, time, column + 1) === column;
      const isOther =
        isTime || (definition && isOtherQuantity(definition, header));
      if (column === time || !definition || !guess || isOther) {
        return [];
      }
      const pair = makePair(column, output, guess);
      return [
        {
          pair,
          name: nameSimilarity(name, output, definition),
          ...compareShapes(table, time, timeUnit, pair, run, definition),
        },
      ];
    }),
  );
}

/** Similarity from which a name or a curve suffices by itself. */
const MIN_SIMILARITY = {name: 0.75, shape: 0.8} as const;

/** Similarity of curves that are equal but for a percent of the span. */
const EQUAL = 0.95;

/** How likely a column is an output: equal curves say more than a part of a name. */
function likelihood({name, shape}: Candidate): number {
  const weight = name >= MIN_SIMILARITY.name ? 2 : 1;
  return weight * name + shape + (shape > EQUAL ? 0.5 : 0);
}

/** How much a named column agrees with its output; a percent of the span is nothing. */
function namedAgreement({name, agreement}: Candidate): number {
  return name >= MIN_SIMILARITY.name ? Math.min(agreement, EQUAL) : EQUAL;
}

/**
 * Guesses what the columns of a table mean: the time, and which column is
 * which output, by name and by shape. Of more than fit, those that are named like
 * an output and differ most from it come first: the others would tell that
 * nothing differs. A table always gives one pair if any of its columns can be
 * compared at all; `isEveryMeant` pairs all of them, as where the reader has chosen
 * each.
 */
export function guessColumns(
  table: Table,
  model: AnyModel,
  run: RunData,
  isEveryMeant = false,
): ColumnChoice {
  const time = guessTimeColumn(table, run);
  const choice = chooseTime(table, time, run);
  const sorted = [...candidates(table, time, choice.timeUnit, model, run)].sort(
    (one, other) => likelihood(other) - likelihood(one),
  );
  const found: Candidate[] = [];
  for (const candidate of sorted) {
    const {pair, name, shape} = candidate;
    const isFree = found.every(
      ({pair: {column, output}}) =>
        column !== pair.column && output !== pair.output,
    );
    const isSimilar =
      isEveryMeant ||
      name >= MIN_SIMILARITY.name ||
      shape >= MIN_SIMILARITY.shape;
    if (isFree && isSimilar) {
      found.push(candidate);
    }
  }
  if (found.length > MAX_PAIRS) {
    found.sort((one, other) => namedAgreement(one) - namedAgreement(other));
  }
  const best = found.length === 0 ? sorted.slice(0, 1) : found;
  return {...choice, pairs: best.slice(0, MAX_PAIRS).map(({pair}) => pair)};
}
