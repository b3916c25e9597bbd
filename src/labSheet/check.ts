import {bisectLeft} from 'd3-array';

import type {AmesimModel, Parameter, Run, Variable} from '../amesimFile/model';
import type {Columns, Results} from '../amesimFile/parts/results';
import {plainNumber} from '../amesimFile/parts/values';
import {declaredUnit, toSi} from '../comparison/columns/columnUnit';
import {type LocalizedText, text} from '../i18n';
import {formatNumber, withUnit} from '../models/definition/format';
import type {AnyModel, ValuesOf} from '../models/definition/modelDefinition';
import {interpolate} from '../models/run/interpolate';
import {sampleAt} from '../models/run/sampleAt';
import {simulate} from '../models/run/simulate';
import {
  siUnit,
  toUnit,
  type Unit,
  unitDefinition,
  unitsOf,
} from '../physics/units';
import {calculate} from './calculate';
import {
  type AskedChoice,
  askedNumber,
  type AskedValue,
  isChoiceValue,
  type LabSheet,
  type Part,
  type Reading,
  sheetValues,
} from './sheet';

/** What a sheet is held against: a saved model without the curves of its runs. */
export interface CheckedModel extends Pick<
  AmesimModel,
  'components' | 'globalParameters' | 'parameters' | 'runSettings'
> {
  readonly runs: readonly (Omit<Run, 'results'> & {
    readonly results: Omit<Results, 'read'>;
  })[];
}

/** One thing that a sheet asks for: as asked, not as asked, or not to be told. */
export interface SheetLine {
  readonly status: 'right' | 'wrong' | 'unknown';
  readonly sentence: LocalizedText;
}

/** Reads columns of the run of the model itself, by the rows of its list. */
export type ReadColumns = (rows: readonly number[]) => Promise<Columns>;

/** A component as far as a file tells, also one whose sketch can't be read. */
interface Found {
  readonly path: string;
  readonly submodel: string;
  readonly label: string;
}

/**
 * Difference of two numbers that were typed alike, as a share: a sheet prints its
 * numbers with five digits.
 */
const SAME = 5e-5;

/** Global parameters that are calculated for the value of a field. */
const MOST_GLOBALS = 100;

function isSame(one: number, other: number): boolean {
  return (
    Math.abs(one - other) <= SAME * Math.max(Math.abs(one), Math.abs(other))
  );
}

function line(status: SheetLine['status'], en: string, zh: string): SheetLine {
  return {status, sentence: text({en, 'zh-Hans': zh})};
}

function shown(value: number, unit: Unit): string {
  return withUnit(formatNumber(toUnit(value, unit)), unit);
}

function hasWord(title: string, words: readonly string[]): boolean {
  return words.some((word) => title.toLowerCase().includes(word));
}

function plainTitle(title: string): string {
  return title.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
}

/** Lists the components; without a sketch, those that parameters and curves name. */
function componentsOf(model: CheckedModel): readonly Found[] {
  const {components, parameters, runs} = model;
  if (components.length > 0) {
    return components.filter(({isSupercomponent}) => !isSupercomponent);
  }
  const named = [
    ...parameters.map(
      ({component, submodel}) => [component, submodel] as const,
    ),
    ...(runs[0]?.variables ?? []).map(
      ({path, submodel}) => [path.split('@')[1] ?? '', submodel] as const,
    ),
  ];
  return [...new Map(named)].map(([path, submodel]) => ({
    ...{path, submodel},
    label: '',
  }));
}

/** The number of a parameter in SI, where it has one of the unit's quantity. */
function numberOf(
  {value, unit}: Parameter,
  asked: Unit,
  {globalParameters}: CheckedModel,
): number | undefined {
  const declared = declaredUnit({unit: siUnit(asked)}, unit || 'null');
  // Each is calculated once, so that a ring ends and chains stay short.
  const known = new Map<string, number | undefined>();
  const valueOf = (name: string): number | undefined => {
    const found = globalParameters.find((each) => each.name === name);
    if (found && !known.has(name) && known.size < MOST_GLOBALS) {
      known.set(name, undefined);
      known.set(name, calculate(found.value, valueOf));
    }
    return known.get(name);
  };
  const number = plainNumber(value) ?? calculate(value, valueOf);
  return declared && number !== undefined ? toSi(number, declared) : undefined;
}

/** A field of a component, and whether it was found by its value alone. */
interface Field {
  readonly parameter: Parameter;
  readonly isByValue: boolean;
}

/** Finds the fields that a part asks for, each used once. */
function findFields(
  {values}: Part,
  parameters: readonly Parameter[],
  model: CheckedModel,
  numbers: ReadonlyMap<AskedValue, number>,
): ReadonlyMap<AskedValue | AskedChoice, Field> {
  const fields = new Map<AskedValue | AskedChoice, Field>();
  const isFree = (parameter: Parameter) =>
    ![...fields.values()].some((field) => field.parameter === parameter);
  const isKind = (value: AskedValue | AskedChoice, {unit, kind}: Parameter) =>
    isChoiceValue(value)
      ? kind === 'choice' || kind === 'integer'
      : kind !== 'text' &&
        kind !== 'choice' &&
        declaredUnit({unit: siUnit(value.unit)}, unit || 'null') !== undefined;
  const rules: readonly ((
    value: AskedValue | AskedChoice,
    parameter: Parameter,
  ) => boolean)[] = [
    ({symbol}, {path}) => symbol !== undefined && path.startsWith(`${symbol}@`),
    ({title}, parameter) =>
      title !== undefined && plainTitle(parameter.title) === title,
    (value, {kind}) =>
      !isChoiceValue(value) && value.isInitial === true && kind === 'initial',
    ({title, words = []}, parameter) =>
      title === undefined && hasWord(parameter.title, words),
    (value, parameter) => {
      const asked = isChoiceValue(value) ? undefined : numbers.get(value);
      return (
        asked !== undefined &&
        !isChoiceValue(value) &&
        isSame(numberOf(parameter, value.unit, model) ?? Number.NaN, asked)
      );
    },
  ];
  rules.forEach((isField, index) => {
    for (const value of values.filter((each) => !fields.has(each))) {
      const found = parameters.filter(
        (each) => isFree(each) && isKind(value, each) && isField(value, each),
      );
      const [parameter] = found;
      // Several that fit leave open which one is meant.
      if (parameter && found.length === 1) {
        fields.set(value, {parameter, isByValue: index === rules.length - 1});
      }
    }
  });
  return fields;
}

/** Names the unit in which a number would be as asked, where that was overlooked. */
function mistakenUnit(
  {value, unit}: Parameter,
  asked: number,
  {unit: shownUnit}: AskedValue,
): string | undefined {
  const number = plainNumber(value) ?? Number.NaN;
  const declared = declaredUnit({unit: siUnit(shownUnit)}, unit || 'null');
  const {quantity} = unitDefinition(shownUnit);
  const other = unitsOf(quantity).find(
    (each) => each !== declared?.unit && isSame(toUnit(asked, each), number),
  );
  return other && (unitDefinition(other).symbol ?? other);
}

function judgeChoice(
  {label, choice}: AskedChoice,
  field: Field | undefined,
): SheetLine {
  if (!field) {
    return line(
      'unknown',
      `${label.en}: no field of this kind was recognised; ${choice} is asked for.`,
      `${label['zh-Hans']}：没有认出对应的参数栏，应为 ${choice}。`,
    );
  }
  const {parameter} = field;
  const word =
    parameter.choices[Number(parameter.value) - 1] ?? parameter.value;
  if (parameter.choices.length === 0) {
    return line(
      'unknown',
      `“${parameter.title}” is choice ${word}; the file does not tell its words. ${choice} is asked for.`,
      `“${parameter.title}”为第 ${word} 项，文件里没有选项的文字，应为 ${choice}。`,
    );
  }
  const isRight = plainTitle(word) === plainTitle(choice);
  return isRight
    ? line(
        'right',
        `“${parameter.title}” is ${word}.`,
        `“${parameter.title}”为 ${word}。`,
      )
    : line(
        'wrong',
        `“${parameter.title}” is ${word}, and ${choice} is asked for.`,
        `“${parameter.title}”为 ${word}，应为 ${choice}。`,
      );
}

function judgeNumber(
  value: AskedValue,
  field: Field | undefined,
  asked: number,
  model: CheckedModel,
): SheetLine {
  const {label, unit, expression} = value;
  const target = shown(asked, unit);
  if (!field) {
    return line(
      'unknown',
      `${label.en}: no field of this kind was recognised; ${target} is asked for.`,
      `${label['zh-Hans']}：没有认出对应的参数栏，应为 ${target}。`,
    );
  }
  const {parameter, isByValue} = field;
  const {title} = parameter;
  const stored = `${parameter.value} ${parameter.unit}`.trim();
  if (isByValue) {
    return line(
      'right',
      `“${title}” is the one value of ${stored}: it was taken for the ${label.en}.`,
      `“${title}”是唯一等于 ${stored} 的值，这里把它当作${label['zh-Hans']}。`,
    );
  }
  const number = numberOf(parameter, unit, model);
  const isTyped =
    expression !== undefined &&
    parameter.value.replaceAll(/\s/gu, '') === expression;
  if (isTyped || (number !== undefined && isSame(number, asked))) {
    return line(
      'right',
      `“${title}” is ${stored}.`,
      `“${title}”为 ${stored}。`,
    );
  }
  if (number === undefined) {
    return line(
      'unknown',
      `“${title}” is ${stored}, an expression that is not calculated here; it should give ${target}.`,
      `“${title}”为 ${stored}，这里不计算表达式，其结果应为 ${target}。`,
    );
  }
  const other = mistakenUnit(parameter, asked, value);
  const reason =
    other === undefined
      ? parameter.isChanged === false
        ? [' It is still at its default.', '它仍是默认值。']
        : ['', '']
      : [
          ` The number would be right in ${other}, but the unit of the field is ${parameter.unit || 'null'}.`,
          `如果单位是 ${other}，这个数就对，而该栏的单位是 ${parameter.unit || 'null'}。`,
        ];
  return line(
    'wrong',
    `“${title}” is ${stored}, and ${target} is asked for.${reason[0] ?? ''}`,
    `“${title}”为 ${stored}，应为 ${target}。${reason[1] ?? ''}`,
  );
}

/** Judges the values of a component that stands for a part. */
function judgeValues(
  part: Part,
  {path}: Found,
  model: CheckedModel,
  defaults: ValuesOf<AnyModel>,
): readonly SheetLine[] {
  const parameters = model.parameters.filter(
    ({component}) => component === path,
  );
  const numbers = new Map(
    part.values.flatMap((value) =>
      isChoiceValue(value)
        ? []
        : [[value, askedNumber(value, defaults)] as const],
    ),
  );
  const fields = findFields(part, parameters, model, numbers);
  return part.values.map((value) =>
    isChoiceValue(value)
      ? judgeChoice(value, fields.get(value))
      : judgeNumber(
          value,
          fields.get(value),
          numbers.get(value) ?? Number.NaN,
          model,
        ),
  );
}

/** How a component stands for a part. */
interface Match {
  readonly part: Part;
  readonly component: Found;
  /** 0 the submodel, 1 another one that is known, 2 by words only. */
  readonly rank: 0 | 1 | 2;
  readonly lines: readonly SheetLine[];
}

function rankOf(
  part: Part,
  {submodel, label}: Found,
): Match['rank'] | undefined {
  const {submodels = [], perhaps, others = [], words = []} = part;
  if ([...submodels, perhaps].includes(submodel)) {
    return 0;
  }
  if (others.some((other) => other.submodels.includes(submodel))) {
    return 1;
  }
  return hasWord(`${submodel} ${label}`, words) ? 2 : undefined;
}

/**
 * Assigns components to the parts of a sheet: those with the submodel first, and
 * of several the one with most values as asked. Each is used once.
 */
function assign(
  {parts}: LabSheet,
  model: CheckedModel,
  defaults: ValuesOf<AnyModel>,
): readonly Match[] {
  const candidates = parts
    .flatMap((part) =>
      componentsOf(model).flatMap((component): readonly Match[] => {
        const rank = rankOf(part, component);
        return rank === undefined
          ? []
          : [
              {
                ...{part, component, rank},
                lines: judgeValues(part, component, model, defaults),
              },
            ];
      }),
    )
    .map((match) => {
      const right = match.lines.filter(({status}) => status === 'right');
      return {match, score: right.length};
    })
    .sort(
      (one, other) =>
        one.match.rank - other.match.rank || other.score - one.score,
    );
  const chosen: Match[] = [];
  for (const {match} of candidates) {
    const isFree = chosen.every(
      ({component}) => component.path !== match.component.path,
    );
    const found = chosen.filter(({part}) => part === match.part).length;
    const {count = 1} = match.part;
    if (isFree && (count === 'several' || found < count)) {
      chosen.push(match);
    }
  }
  return chosen;
}

function partLine({part, component, rank}: Match): SheetLine {
  const {path, submodel} = component;
  const {name, others = []} = part;
  if (rank === 0) {
    return line(
      'right',
      `${name.en}: ${submodel}, “${path}”.`,
      `${name['zh-Hans']}：${submodel}，“${path}”。`,
    );
  }
  const other = others.find(({submodels}) => submodels.includes(submodel));
  return other
    ? line(
        other.isEquivalent ? 'right' : 'wrong',
        `${name.en}: ${submodel} (“${path}”) in its place. ${other.why.en}`,
        `${name['zh-Hans']}：用的是 ${submodel}（“${path}”）。${other.why['zh-Hans']}`,
      )
    : line(
        'unknown',
        `${name.en}: perhaps ${submodel}, “${path}”. Its name was not seen in a public model, so check it.`,
        `${name['zh-Hans']}：可能是 ${submodel}，“${path}”。它的名称没有在公开模型中见到，请核对。`,
      );
}

/**
 * Says what holds of the values of a component. Those of another submodel are others;
 * where a part was recognised by words alone, what is not as asked is not known.
 */
function valueLines({rank, lines}: Match): readonly SheetLine[] {
  return lines.flatMap(({status, sentence}) =>
    rank === 1
      ? []
      : {
          status: rank === 2 && status === 'wrong' ? 'unknown' : status,
          sentence,
        },
  );
}

/** How many components of a part there must be. */
function leastOf({count = 1}: Pick<Part, 'count'> = {}): number {
  return count === 'several' ? 1 : count;
}

/**
 * Says which components of a part were not found. Without a sketch nothing tells
 * of those that have neither parameters nor curves, such as plugs.
 */
function missingLines(
  part: Part,
  found: number,
  hasSketch: boolean,
): readonly SheetLine[] {
  const {name, submodels = [], perhaps, isLater} = part;
  const least = leastOf(part);
  if (found >= least || isLater) {
    return [];
  }
  const [submodel] = submodels;
  const left = `${least - found}`;
  if (!hasSketch) {
    return [
      line(
        'unknown',
        `${name.en}: ${left} not found; the sketch of the file could not be read, so they may be there all the same.`,
        `${name['zh-Hans']}：有 ${left} 个没有找到。文件中的草图无法读取，所以它们也可能存在。`,
      ),
    ];
  }
  return submodel === undefined
    ? [
        line(
          'unknown',
          `${name.en}: ${left} not recognised. ${perhaps === undefined ? 'The name of its submodel is not known here' : `Look whether your version has ${perhaps} under another name`}.`,
          `${name['zh-Hans']}：有 ${left} 个没有认出。${perhaps === undefined ? '本站不知道它的子模型名称' : `请看你的版本中 ${perhaps} 是否用了别的名称`}。`,
        ),
      ]
    : [
        line(
          'wrong',
          `${name.en}: ${left} missing, no component with ${submodel}.`,
          `${name['zh-Hans']}：缺 ${left} 个，没有使用 ${submodel} 的元件。`,
        ),
      ];
}

/**
 * Judges the global parameters of a sheet. One that is missing is not: the fields
 * hold numbers then, which are judged themselves.
 */
function globalLines(
  {globals = []}: LabSheet,
  {globalParameters}: CheckedModel,
  defaults: ValuesOf<AnyModel>,
): readonly SheetLine[] {
  return globals.flatMap((asked) => {
    const {name, unit: askedUnit} = asked;
    const found = globalParameters.find((each) => each.name === name);
    if (!found) {
      return [];
    }
    const target = shown(askedNumber(asked, defaults), askedUnit);
    const stored = `${found.value} ${found.unit}`.trim();
    // Its unit is free text in the file, so that only the same number is right.
    const number = plainNumber(found.value);
    const isSameUnit = ['', askedUnit].includes(found.unit);
    return number !== undefined &&
      isSame(number, toUnit(askedNumber(asked, defaults), askedUnit))
      ? line(
          'right',
          `Global parameter ${name}: ${stored}.`,
          `全局参数 ${name}：${stored}。`,
        )
      : line(
          number !== undefined && isSameUnit ? 'wrong' : 'unknown',
          `Global parameter ${name}: ${stored}, and ${target} is asked for. Its unit is a free text in the file: check which unit the fields expect.`,
          `全局参数 ${name}：${stored}，应为 ${target}。它的单位在文件里只是一段文字，请核对参数栏要求的单位。`,
        );
  });
}

/** Judges final time, print interval, maximum time step and options of a run. */
function runLines({run}: LabSheet, model: CheckedModel): readonly SheetLine[] {
  const {runSettings: settings} = model;
  if (!settings) {
    return [
      line(
        'unknown',
        'The file holds no run parameters.',
        '文件里没有运行参数。',
      ),
    ];
  }
  const judge = (
    en: string,
    zh: string,
    found: number,
    asked: number,
    isEnough: boolean,
  ) => {
    const values = [shown(found, 's'), shown(asked, 's')] as const;
    if (isSame(found, asked)) {
      return line('right', `${en}: ${values[0]}.`, `${zh}：${values[0]}。`);
    }
    return line(
      isEnough ? 'right' : 'wrong',
      `${en}: ${values[0]}, and ${values[1]} is asked for${isEnough ? '; this does as well' : ''}.`,
      `${zh}：${values[0]}，应为 ${values[1]}${isEnough ? '，这样也可以' : ''}。`,
    );
  };
  const {final, printInterval, maximumStep, options} = settings;
  return [
    judge('Final time', '终止时间', final, run.final, final > run.final),
    judge(
      'Print interval',
      '打印间隔',
      printInterval,
      run.interval,
      printInterval < run.interval,
    ),
    ...(run.maximumStep === undefined
      ? []
      : [
          judge(
            'Maximum time step',
            '最大时间步长',
            maximumStep,
            run.maximumStep,
            maximumStep < run.maximumStep,
          ),
        ]),
    ...(options.includes('holdInputs')
      ? [
          line(
            'wrong',
            '“Hold inputs constant” is on: the inputs stay at their initial values.',
            '打开了“Hold inputs constant”（输入保持不变），输入会停留在初始值。',
          ),
        ]
      : []),
    ...(options.includes('oldFinalValues')
      ? [
          line(
            'wrong',
            '“Use old final values” is on: the run starts where the last one ended.',
            '打开了使用上次终值的选项，运行从上一次的终点开始。',
          ),
        ]
      : []),
  ];
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
  components: ReadonlySet<string | undefined>,
  run: CheckedModel['runs'][number],
): readonly Variable[] {
  const saved = new Set(run.results.rows);
  return run.variables.filter(
    ({path, row = -1, unit: own, title}) =>
      components.has(path.split('@')[1]) &&
      saved.has(row) &&
      declaredUnit({unit: siUnit(unit)}, own || 'null') !== undefined &&
      (words === undefined || hasWord(title, words)),
  );
}

/** Chooses the number that a reading means of those of several variables. */
const PICKS: Readonly<
  Record<NonNullable<Reading['pick']>, (numbers: readonly number[]) => number>
> = {
  largest: (numbers) => Math.max(...numbers),
  smallest: (numbers) => Math.min(...numbers),
  range: (numbers) => Math.max(...numbers) - Math.min(...numbers),
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

/** Judges one reading; without results, or a curve for it, nothing is known. */
async function readingLine(
  reading: Reading,
  components: ReadonlySet<string | undefined>,
  checked: CheckedModel,
  {sheet, model, read}: CheckInput,
): Promise<SheetLine> {
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
  const owners = new Set(curves.map(({path}) => path.split('@')[1]));
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
  const {time, values} = await read(curves.map(({row = -1}) => row));
  // Added up, the intervals may end a little before the final time.
  const last = time.at(-1) ?? Number.NaN;
  const instant = isSame(last, at) ? last : at;
  const found = values.flatMap(
    (column) => interpolate(time, column, instant) ?? [],
  );
  if (found.length === 0) {
    return unknown('the run ends before.', '运行在此之前已经结束。');
  }
  const duration = sheet.run.final;
  const size = (value: number) => (isUnsigned ? Math.abs(value) : value);
  const all = found.map((number, index) => {
    const header = curves[index]?.unit ?? '';
    const declared = declaredUnit({unit: siUnit(unit)}, header || 'null');
    return declared ? toSi(number, declared) : Number.NaN;
  });
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
  if (isBetween(time, instant, sheet.run.interval)) {
    return unknown(
      `the results have no value at ${shown(at, 's')}, and those beside it are too far apart to tell. Choose a smaller print interval.`,
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

/** What a check needs besides the reader's model. */
export interface CheckInput {
  readonly sheet: LabSheet;
  /** The model of this site that the sheet names. */
  readonly model: AnyModel;
  readonly read: ReadColumns;
}

/**
 * Holds a saved model against a lab sheet, line by line: its parts with their
 * values, run parameters and readings. Components are matched by submodel, fields
 * by symbol or title where these are known, else by words or by their value; what
 * can't be told is said to be unknown.
 *
 * @throws what `read` throws
 */
export async function checkSheet(
  checked: CheckedModel,
  input: CheckInput,
): Promise<readonly SheetLine[]> {
  const {sheet, model} = input;
  const defaults = sheetValues(sheet, model);
  const matches = assign(sheet, checked, defaults);
  const lines = sheet.parts.flatMap((part) => {
    const found = matches.filter((match) => match.part === part);
    return [
      ...found.flatMap((match) => [partLine(match), ...valueLines(match)]),
      ...missingLines(part, found.length, checked.components.length > 0),
    ];
  });
  const readings: SheetLine[] = [];
  for (const reading of sheet.readings) {
    const parts = reading.parts.map((index) => sheet.parts[index]);
    const components = matches
      .filter(({part}) => parts.includes(part))
      .map(({component}) => component.path);
    readings.push(
      await readingLine(reading, new Set(components), checked, input),
    );
  }
  return [
    ...globalLines(sheet, checked, defaults),
    ...lines,
    ...runLines(sheet, checked),
    ...readings,
  ];
}
