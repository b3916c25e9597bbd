import type {ColumnChoice} from '../../../comparison/columns/guessColumns';
import type {Comparison} from '../../../comparison/compare';
import type {Table} from '../../../comparison/parsing/table';
import {capitalized, type Locale, text} from '../../../i18n';
import {punctuation} from '../../../i18n/punctuation';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import type {UnitPreferences} from '../../../physics/units';
import {nameOf} from '../../nameOf';
import type {Settings} from '../../state/settings';
import {formatValue} from '../../state/settings';
import {findingRows} from './findingRows';
import {comparisonFormat} from './quantities';
import {unitText} from './unitTexts';
import {verdictText} from './verdictText';

export interface ReportInput {
  readonly model: AnyModel;
  readonly settings: Settings;
  readonly address: string;
  readonly table: Table;
  readonly choice: ColumnChoice;
  readonly comparisons: readonly Comparison[];
  readonly locale: Locale;
  readonly units: UnitPreferences;
}

function listed(name: string, value: string, locale: Locale): string {
  return `- ${name}${punctuation[locale].colon}${value}`;
}

function parameterLines(input: ReportInput): readonly string[] {
  const {model, settings, locale, units} = input;
  const irrelevant = model.irrelevant(settings.values);
  return Object.entries(model.parameters)
    .filter(([key]) => !irrelevant.includes(key))
    .map(([key, definition]) => {
      const value = settings.values[key] ?? '';
      const written = formatValue(definition, value, locale, units);
      return listed(capitalized(definition.label, locale), written, locale);
    });
}

function comparisonLines(
  input: ReportInput,
  {output, result}: Comparison,
  index: number,
): readonly string[] {
  const {model, table, choice, locale, units} = input;
  const pair = choice.pairs[index];
  const column = table.columns[pair?.column ?? 0]?.name ?? '';
  const definition = model.outputs[output];
  const name = nameOf(model.outputs, output, locale);
  const unit = pair ? unitText(pair.unit, locale) : '';
  const heading = `${name} ← "${column}" [${unit}]`;
  if (!result || !definition) {
    return [heading];
  }
  const format = comparisonFormat(model, definition, units);
  const rows = findingRows(result, format);
  return [
    heading,
    verdictText(result, format, locale),
    ...rows.map(({label, value}) =>
      listed(label[locale], value[locale], locale),
    ),
  ];
}

/** Writes the comparison as a text for a mail, with a line for the release. */
export function reportText(input: ReportInput): string {
  const {model, address, comparisons, locale} = input;
  const title = model.title[locale];
  return [
    text(`Comparison with my run: ${title}`, `与我的结果对比：${title}`)[
      locale
    ],
    text('Release of the product (please fill in): ', '软件的版本（请填写）：')[
      locale
    ],
    text(
      'Components and settings that differ (please fill in): ',
      '不同的元件和设置（请填写）：',
    )[locale],
    text(`Our run: ${address}`, `本站的仿真：${address}`)[locale],
    ...parameterLines(input),
    ...comparisons.flatMap((comparison, index) => [
      '',
      ...comparisonLines(input, comparison, index),
    ]),
    '',
  ].join('\n');
}
