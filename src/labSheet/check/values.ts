import type {Parameter} from '../../amesimFile/model';
import {plainNumber} from '../../amesimFile/parts/values';
import {toSi} from '../../comparison/columns/columnUnit';
import {isAbsolutePressure} from '../../comparison/parsing/header';
import type {LocalizedText} from '../../i18n';
import type {AnyModel, ValuesOf} from '../../models/definition/modelDefinition';
import {STANDARD_ATMOSPHERE} from '../../physics/constants';
import {toUnit, type Unit, unitDefinition, unitsOf} from '../../physics/units';
import {calculate} from '../calculate';
import {
  type Asked,
  type AskedChoice,
  askedNumber,
  type AskedValue,
  isChoiceValue,
  type LabSheet,
  type Part,
  shown,
} from '../sheet';
import {
  type CheckedModel,
  hasWord,
  isSame,
  line,
  type SheetLine,
  writtenUnit,
} from './lines';

/** Global parameters that are calculated for the value of a field. */
const MOST_GLOBALS = 100;

function plainTitle(title: string): string {
  return title.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
}

/** The number of a parameter in SI, where it has one of the unit's quantity. */
function numberOf(
  {value, unit}: Parameter,
  asked: Unit,
  {globalParameters}: CheckedModel,
): number | undefined {
  const written = writtenUnit(unit, asked);
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
  return written && number !== undefined ? toSi(number, written) : undefined;
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
): ReadonlyMap<Asked, Field> {
  const fields = new Map<Asked, Field>();
  const isFree = (parameter: Parameter) =>
    ![...fields.values()].some((field) => field.parameter === parameter);
  const isKind = (value: Asked, {unit, kind}: Parameter) =>
    isChoiceValue(value)
      ? kind === 'choice' || kind === 'integer'
      : kind !== 'text' &&
        kind !== 'choice' &&
        writtenUnit(unit, value.unit) !== undefined;
  const rules: readonly ((value: Asked, parameter: Parameter) => boolean)[] = [
    ({symbol}, {path}) => symbol !== undefined && path.startsWith(`${symbol}@`),
    ({title}, parameter) =>
      title !== undefined && plainTitle(parameter.title) === title,
    (value, {kind}) =>
      !isChoiceValue(value) && value.isInitial === true && kind === 'initial',
    ({title, words = []}, parameter) =>
      title === undefined && hasWord(parameter.title, words),
    (value, parameter) =>
      !isChoiceValue(value) &&
      isSame(
        numberOf(parameter, value.unit, model) ?? NaN,
        numbers.get(value) ?? NaN,
      ),
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
  {value}: Parameter,
  asked: number,
  {unit}: AskedValue,
): string | undefined {
  const number = plainNumber(value) ?? Number.NaN;
  const {quantity} = unitDefinition(unit);
  const other = unitsOf(quantity).find((each) =>
    isSame(toUnit(asked, each), number),
  );
  return other && (unitDefinition(other).symbol ?? other);
}

/** Makes lines that begin with what a field holds. */
function linesOn(title: string, stored: string) {
  return (status: SheetLine['status'], en: string, zh: string) =>
    line(status, `“${title}” is ${stored}${en}`, `“${title}”为 ${stored}${zh}`);
}

function missingField(label: LocalizedText, asked: string): SheetLine {
  return line(
    'unknown',
    `${label.en}: no field of this kind was recognised; ${asked} is asked for.`,
    `${label['zh-Hans']}：没有认出对应的参数栏，应为 ${asked}。`,
  );
}

function judgeChoice(
  {label, choice}: AskedChoice,
  field: Field | undefined,
): SheetLine {
  if (!field) {
    return missingField(label, choice);
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
  const says = linesOn(parameter.title, word);
  return plainTitle(word) === plainTitle(choice)
    ? says('right', '.', '。')
    : says('wrong', `, and ${choice} is asked for.`, `，应为 ${choice}。`);
}

/**
 * Judges a pressure above vacuum; a sheet counts from the atmosphere. Its own
 * number may be meant so, as differences are all that matters in most models.
 * @param excess the pressure less the one that is asked for, Pa
 */
function judgeAbsolute(
  says: ReturnType<typeof linesOn>,
  excess: number,
  target: string,
): SheetLine {
  if (Math.abs(excess - STANDARD_ATMOSPHERE) < 0.02 * STANDARD_ATMOSPHERE) {
    return says(
      'right',
      `: ${target} above the atmosphere.`,
      `，即比大气压高 ${target}。`,
    );
  }
  return Math.abs(excess) < 0.02 * STANDARD_ATMOSPHERE
    ? says(
        'unknown',
        `, counted from vacuum, and the sheet counts ${target} from the atmosphere. Check that all pressures of the model are counted alike.`,
        `，从真空算起；表中的 ${target} 从大气压算起。请核对模型里的压力是否都按同一种基准填写。`,
      )
    : says(
        'wrong',
        `, and ${target} above the atmosphere is asked for.`,
        `，应为比大气压高 ${target}。`,
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
    return missingField(label, target);
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
  const says = linesOn(title, stored);
  const number = numberOf(parameter, unit, model);
  if (number !== undefined && isAbsolutePressure(parameter.unit)) {
    return judgeAbsolute(says, number - asked, target);
  }
  const isTyped =
    expression !== undefined &&
    parameter.value.replaceAll(/\s/gu, '') === expression;
  if (isTyped || (number !== undefined && isSame(number, asked))) {
    return says('right', '.', '。');
  }
  if (number === undefined) {
    return says(
      'unknown',
      `, an expression that is not calculated here; it should give ${target}.`,
      `，这里不计算表达式，其结果应为 ${target}。`,
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
  return says(
    'wrong',
    `, and ${target} is asked for.${reason[0] ?? ''}`,
    `，应为 ${target}。${reason[1] ?? ''}`,
  );
}

/** Judges the values of a component that stands for a part. */
export function judgeValues(
  part: Part,
  path: string,
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

/**
 * Judges the global parameters of a sheet. One that is missing is not: the fields
 * hold numbers then, which are judged themselves.
 */
export function globalLines(
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
