import {bisectLeft, max, min} from 'd3-array';

import type {ListedVariable, Run} from '../../amesimFile/model';
import {type readColumns, readEach} from '../../amesimFile/parts/results';
import {toSi} from '../../comparison/columns/columnUnit';
import {isAbsolutePressure} from '../../comparison/parsing/header';
import type {LocalizedText} from '../../i18n';
import type {AnyModel, ValuesOf} from '../../models/definition/modelDefinition';
import {interpolate} from '../../models/run/interpolate';
import {sampleAt} from '../../models/run/sampleAt';
import {simulate} from '../../models/run/simulate';
import {STANDARD_ATMOSPHERE} from '../../physics/constants';
import {type LabSheet, type Reading, sheetValues, shown} from '../sheet';
import {
  type CheckedModel,
  hasWord,
  isSame,
  line,
  SAME,
  type SheetLine,
  writtenUnit,
} from './lines';
import {leastOf} from './parts';

/** Reads columns of a run by the rows of its list, here or in a worker. */
export type ReadColumns = typeof readColumns;

/** What a check needs besides the reader's model. */
export interface CheckInput {
  readonly sheet: LabSheet;
  /** The model of this site that the sheet names. */
  readonly model: AnyModel;
  readonly read: ReadColumns;
}

/** The value that our model gives for a reading, SI. */
function expectedValue(
  reading: Reading,
  model: AnyModel,
  values: Partial<ValuesOf<AnyModel>>,
  duration: number,
): number {
  const run = simulate(model, values, {duration});
  return 'output' in reading
    ? sampleAt(run, reading.output, reading.at)
    : (run.scalars[reading.scalar] ?? Number.NaN);
}

/** The saved curves that a reading may be taken from. */
function curvesFor(
  {unit, words}: Reading,
  components: ReadonlySet<string>,
  {variables}: Run,
): readonly ListedVariable[] {
  return variables.filter(
    ({component, unit: own, title}) =>
      components.has(component) &&
      writtenUnit(own, unit) !== undefined &&
      (words === undefined || hasWord(title, words)),
  );
}

/** Chooses the number that a reading means of those of several variables. */
const PICKS: Readonly<
  Record<NonNullable<Reading['pick']>, (numbers: readonly number[]) => number>
> = {
  largest: (numbers) => max(numbers) ?? NaN,
  smallest: (numbers) => min(numbers) ?? NaN,
  range: (numbers) => (max(numbers) ?? NaN) - (min(numbers) ?? NaN),
};

/** Whether an instant lies between two that are farther apart than a sheet asks for. */
function isBetween(
  times: ArrayLike<number>,
  instant: number,
  interval: number,
): boolean {
  const after = bisectLeft(times, instant);
  const [from = instant, to = instant] = [times[after - 1], times[after]];
  return (
    ![from, to].some((time) => isSame(time, instant)) &&
    to - from > (1 + SAME) * interval
  );
}

/**
 * The numbers of curves at the instant of a reading, SI, none if it lies outside of
 * the run, and whether the points around it are too far apart.
 */
async function readNumbers(
  {at, unit}: Reading,
  curves: readonly ListedVariable[],
  {results}: Run,
  {sheet, read}: CheckInput,
): Promise<{readonly numbers: readonly number[]; readonly isFar: boolean}> {
  const rows = curves.map(({row}) => row);
  const units = curves.map((curve) => curve.unit).values();
  const numbers: number[] = [];
  let isFar = false;
  for await (const {time, values} of readEach(results, rows, read)) {
    // Added up, the intervals may end a little before the final time.
    const last = time.at(-1) ?? Number.NaN;
    const instant = isSame(last, at) ? last : at;
    isFar = isBetween(time, instant, sheet.run.interval);
    const number = interpolate(time, values, instant);
    const own = units.next().value ?? '';
    const written = writtenUnit(own, unit);
    const above = isAbsolutePressure(own) ? STANDARD_ATMOSPHERE : 0;
    if (number !== undefined && written) {
      numbers.push(toSi(number, written) - above);
    }
  }
  return {numbers, isFar};
}

/** Judges one reading; without results, or a curve for it, nothing is known. */
export async function readingLine(
  reading: Reading,
  components: ReadonlySet<string>,
  checked: CheckedModel,
  input: CheckInput,
): Promise<SheetLine> {
  const {sheet, model} = input;
  const {label, at, unit, tolerance, isUnsigned, patterns = [], pick} = reading;
  const unknown = (en: string, zh: string) =>
    line('unknown', `${label.en}: ${en}`, `${label['zh-Hans']}：${zh}`);
  const unexpected = (value: string, wanted: string, says?: LocalizedText) =>
    line(
      'wrong',
      `${label.en}: ${value}, expected ${wanted}.${says ? ` ${says.en}` : ''}`,
      `${label['zh-Hans']}：${value}，应为 ${wanted}。${says?.['zh-Hans'] ?? ''}`,
    );
  const run = checked.runs.find(({number}) => number === 0);
  if (!run) {
    return unknown('the file holds no results.', '文件里没有结果。');
  }
  const curves = curvesFor(reading, components, run);
  const owners = new Set(curves.map(({component}) => component));
  // One is picked of all: without the curve of a part it might be another one.
  const least = pick
    ? reading.parts.reduce((sum, index) => sum + leastOf(sheet.parts[index]), 0)
    : 1;
  if (owners.size < least) {
    return unknown(
      'no saved variable of this kind was recognised.',
      '没有认出已保存的对应变量。',
    );
  }
  const {numbers: all, isFar} = await readNumbers(reading, curves, run, input);
  if (all.length === 0) {
    return unknown(
      `the results have no value at ${shown(at, 's')}.`,
      `结果里没有 ${shown(at, 's')} 时的值。`,
    );
  }
  const duration = sheet.run.final;
  const size = (value: number) => (isUnsigned ? Math.abs(value) : value);
  const numbers = pick ? [PICKS[pick](all)] : all;
  const isNear = (number: number, expected: number) =>
    Math.abs(size(number) - size(expected)) <= tolerance;
  const expected = expectedValue(reading, model, sheet.given ?? {}, duration);
  const target = shown(expected, unit);
  const right = numbers.find((number) => isNear(number, expected));
  if (right !== undefined) {
    const value = shown(right, unit);
    return line(
      'right',
      `${label.en}: ${value}, expected ${target}.`,
      `${label['zh-Hans']}：${value}，应为 ${target}。`,
    );
  }
  if (isFar) {
    return unknown(
      `the results have no value at ${shown(at, 's')}, and those before and after it are too far apart to tell. Choose a smaller print interval.`,
      `结果里没有 ${shown(at, 's')} 时的值，而相邻两点相隔太远，无法判断。请减小打印间隔。`,
    );
  }
  const defaults = sheetValues(sheet, model);
  for (const {values: change, says} of patterns) {
    const wrong = {...sheet.given, ...change(defaults)};
    const mistaken = expectedValue(reading, model, wrong, duration);
    const number = numbers.find((each) => isNear(each, mistaken));
    if (number !== undefined) {
      return unexpected(shown(number, unit), target, says);
    }
  }
  const [number = Number.NaN] = numbers;
  if (!numbers.every((each) => isNear(each, number))) {
    return unknown(
      `none of ${numbers.length} variables that may be meant has ${target}.`,
      `可能的 ${numbers.length} 个变量都不等于 ${target}。`,
    );
  }
  return unexpected(shown(number, unit), target);
}
