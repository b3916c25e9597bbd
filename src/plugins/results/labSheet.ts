import type {PhrasingContent, Table} from 'mdast';
import type {} from 'mdast-util-math';

import type {Locale} from '../../i18n';
import {
  type Asked,
  askedNumber,
  isChoiceValue,
  isPartMarked,
  type LabSheet,
  type Part,
  sheetValues,
  shown,
} from '../../labSheet/sheet';
import {isSheetId, loadSheet, sheetIds} from '../../labSheet/sheets';
import type {AnyModel, ValuesOf} from '../../models/definition/modelDefinition';
import {
  type Attributes,
  joinNames,
  type JsxElement,
  readAttributes,
  readText,
} from './attributes';
import {findModel} from './experiment';
import {cell, table} from './parameterTable';

const WORDS = {
  en: {
    headings: ['part', 'why it is needed', 'what to type'],
    nothing: 'nothing',
    times: (count: number) => `, ${count}×`,
    global: (name: string) => `global parameter \`${name}\``,
    run: 'run parameters',
    whyRun: 'how long the run is, and how often values are stored',
    settings: ['final time', 'print interval', 'maximum time step'],
    list: '; ',
    note: (words: string) => ` (${words})`,
    gloss: (title: string) => title,
  },
  'zh-Hans': {
    headings: ['元件', '为什么需要', '填写什么'],
    nothing: '不必填写',
    times: (count: number) => `，${count} 个`,
    global: (name: string) => `全局参数 \`${name}\``,
    run: '运行参数',
    whyRun: '规定运行多久、多久存一个值',
    settings: ['终止时间', '打印间隔', '最大时间步长'],
    list: '；',
    note: (words: string) => `（${words}）`,
    gloss: (title: string, label: string) => `${title}（${label}）`,
  },
} as const satisfies Record<Locale, object>;

/** A phrase with formulas between `$` signs and code between backticks. */
function phrase(words: string): readonly PhrasingContent[] {
  return words.split(/(\$[^$]+\$|`[^`]+`)/u).map((part): PhrasingContent => {
    const value = part.slice(1, -1);
    if (part.startsWith('$')) {
      const className = ['language-math', 'math-inline'];
      const hChildren = [{type: 'text', value} as const];
      const data = {hName: 'code', hProperties: {className}, hChildren};
      return {type: 'inlineMath', value, data};
    }
    return part.startsWith('`')
      ? {type: 'inlineCode', value}
      : {type: 'text', value: part};
  });
}

/** Writes what is typed into a field: a choice, an expression or a number. */
function typedText(
  value: Asked,
  defaults: ValuesOf<AnyModel>,
  locale: Locale,
): string {
  if (isChoiceValue(value)) {
    return value.choice;
  }
  const number = shown(askedNumber(value, defaults), value.unit);
  return value.expression === undefined
    ? number
    : `\`${value.expression}\`${WORDS[locale].note(number)}`;
}

function valueText(
  value: Asked,
  part: Part,
  defaults: ValuesOf<AnyModel>,
  locale: Locale,
): string {
  const words = WORDS[locale];
  const {label, title, note} = value;
  const name =
    title === undefined ? label[locale] : words.gloss(title, label[locale]);
  const dagger = title === undefined && !isPartMarked(part) ? ' †' : '';
  const colon = isChoiceValue(value) ? {en: ':', 'zh-Hans': '：'}[locale] : '';
  const space = colon === '：' ? '' : ' ';
  const typed = typedText(value, defaults, locale);
  return `${name}${dagger}${colon}${space}${typed}${note ? words.note(note[locale]) : ''}`;
}

function typedCell(
  part: Part,
  defaults: ValuesOf<AnyModel>,
  locale: Locale,
): string {
  const {values, typed} = part;
  if (typed) {
    return typed[locale].replaceAll(/\{(\w+)\}/gu, (_, symbol: string) => {
      const value = values.find((each) => each.symbol === symbol);
      if (!value) {
        throw new RangeError(`no value has the symbol '${symbol}'`);
      }
      return typedText(value, defaults, locale);
    });
  }
  return values.length === 0
    ? WORDS[locale].nothing
    : values
        .map((value) => valueText(value, part, defaults, locale))
        .join(WORDS[locale].list);
}

function rowsOf(
  {globals = [], parts, run}: LabSheet,
  defaults: ValuesOf<AnyModel>,
  locale: Locale,
): readonly (readonly string[])[] {
  const words = WORDS[locale];
  const settings = [run.final, run.interval, run.maximumStep].flatMap(
    (value, index) =>
      value === undefined
        ? []
        : `${words.settings[index] ?? ''} ${shown(value, 's')}`,
  );
  return [
    ...globals.map((asked) => [
      words.global(asked.name),
      asked.why[locale],
      shown(askedNumber(asked, defaults), asked.unit),
    ]),
    ...parts.map((part) => {
      const {name, submodels = [], perhaps, count = 1, why} = part;
      const submodel = submodels[0] ?? perhaps;
      const comma = {en: ', ', 'zh-Hans': ' '}[locale];
      const code = submodel === undefined ? '' : `${comma}\`${submodel}\``;
      const dagger = isPartMarked(part) ? ' †' : '';
      const times = count !== 'several' && count > 1 ? words.times(count) : '';
      return [
        `${name[locale]}${code}${dagger}${times}`,
        why[locale],
        typedCell(part, defaults, locale),
      ];
    }),
    [words.run, words.whyRun, settings.join(words.list)],
  ];
}

/**
 * Loads the lab sheet that an element names.
 * @throws RangeError that lists all sheets
 */
export async function findSheet(attributes: Attributes): Promise<LabSheet> {
  const id = readText(attributes, 'sheet') ?? '';
  if (!isSheetId(id)) {
    throw new RangeError(
      `there is no sheet '${id}'; there are: ${joinNames(sheetIds)}`,
    );
  }
  return loadSheet(id);
}

/**
 * Renders the table of a lab sheet: parts, why, what to type, run parameters.
 * @throws RangeError for an unknown sheet
 */
export async function renderLabSheet(
  element: JsxElement,
  locale: Locale,
): Promise<Table> {
  const sheet = await findSheet(readAttributes(element));
  const model = await findModel({model: sheet.model});
  const rows = rowsOf(sheet, sheetValues(sheet, model), locale);
  return table(
    [WORDS[locale].headings, ...rows].map((cells) =>
      cells.map((words) => cell(phrase(words))),
    ),
  );
}
