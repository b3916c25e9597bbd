import {translate} from '@docusaurus/Translate';

import type {ColumnChoice} from '../../../comparison/columns/guessColumns';
import type {Comparison} from '../../../comparison/compare';
import type {Table} from '../../../comparison/parsing/table';
import type {Locale} from '../../../i18n';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import type {UnitPreferences} from '../../../physics/units';
import type {Settings} from '../../state/settings';
import {capitalized, formatValue} from '../../state/settings';
import {findingRows} from './findingRows';
import {outputName} from './outputNames';
import {formatDifference, formatTime} from './quantities';
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

function parameterLines(input: ReportInput): readonly string[] {
  const {model, settings, locale, units} = input;
  const irrelevant = model.irrelevant(settings.values);
  return Object.entries(model.parameters)
    .filter(([key]) => !irrelevant.includes(key))
    .map(([key, definition]) => {
      const value = settings.values[key] ?? '';
      const text = formatValue(definition, value, locale, units);
      return `- ${capitalized(definition.label, locale)}: ${text}`;
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
  const name = outputName(model, output, locale);
  const unit = pair ? unitText(pair.unit) : '';
  const heading = `${name} ← "${column}" [${unit}]`;
  if (!result || !definition) {
    return [heading];
  }
  const format = {
    difference: (value: number) => formatDifference(value, definition, units),
    time: (seconds: number) => formatTime(seconds, model, units),
  };
  const rows = findingRows(result, definition, model, units);
  return [
    heading,
    verdictText(result, format),
    ...rows.map(({label, value}) => `- ${label}: ${value}`),
  ];
}

/** Writes the comparison as a text for a mail, with a line for the release. */
export function reportText(input: ReportInput): string {
  const {model, address, comparisons, locale} = input;
  return [
    translate(
      {
        id: 'compare.report.title',
        message: 'Comparison with my run: {model}',
        description: 'First line of the report of a comparison',
      },
      {model: model.title[locale]},
    ),
    translate({
      id: 'compare.report.release',
      message: 'Release of the product (please fill in): ',
      description: 'Line of the report that the reader completes',
    }),
    translate({
      id: 'compare.report.components',
      message: 'Components and settings that differ (please fill in): ',
      description: 'Line of the report that the reader completes',
    }),
    translate(
      {
        id: 'compare.report.link',
        message: 'Our run: {address}',
        description: 'Line of the report with the address of the run',
      },
      {address},
    ),
    ...parameterLines(input),
    ...comparisons.flatMap((comparison, index) => [
      '',
      ...comparisonLines(input, comparison, index),
    ]),
    '',
  ].join('\n');
}
