import {csvFormatRows} from 'd3-dsv';

import type {AmesimModel, Parameter} from '../../amesimFile/model';
import {type Locale, text} from '../../i18n';

/** Titles of the columns of a copy, in their order. */
export const COLUMNS = {
  path: text('Data path', '数据路径'),
  submodel: text('Submodel', '子模型'),
  title: text('Title', '名称'),
  value: text('Value', '值'),
  unit: text('Unit', '单位'),
  standard: text('Default', '默认值'),
  minimum: text('Minimum', '下限'),
  maximum: text('Maximum', '上限'),
};

/**
 * A parameter as it is listed; a global one has its name as the path and no
 * component. Value and default of a choice are its words.
 */
export type ParameterRow = Omit<Parameter, 'choices' | 'isExpression' | 'kind'>;

/** Lists global parameters, then those of the components, as the file orders them. */
export function parameterRows({
  globalParameters,
  parameters,
}: AmesimModel): readonly ParameterRow[] {
  const globals = globalParameters.map((parameter) => ({
    ...parameter,
    component: '',
    submodel: '',
    path: parameter.name,
  }));
  const others = parameters.map((parameter) => {
    const {choices, value, standard} = parameter;
    const word = (number: string) => choices[Number(number) - 1] ?? number;
    return {
      ...parameter,
      value: word(value),
      standard: standard && word(standard),
    };
  });
  return [...globals, ...others];
}

/** A head, and the cells of each row. */
function tableOf(rows: readonly ParameterRow[], locale: Locale): string[][] {
  const keys = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
  const head = keys.map((key) => COLUMNS[key][locale]);
  return [head, ...rows.map((row) => keys.map((key) => row[key] ?? ''))];
}

/** Writes rows as CSV. */
export function toCsv(rows: readonly ParameterRow[], locale: Locale): string {
  return `${csvFormatRows(tableOf(rows, locale))}\n`;
}

/** Writes rows as a Markdown table. */
export function toMarkdown(
  rows: readonly ParameterRow[],
  locale: Locale,
): string {
  const [head = [], ...cells] = tableOf(rows, locale).map((line) =>
    line.map((cell) =>
      cell.replaceAll(/[\\|]/gu, '\\$&').replaceAll(/\s+/gu, ' '),
    ),
  );
  return [head, head.map(() => '---'), ...cells]
    .map((line) => `| ${line.join(' | ')} |\n`)
    .join('');
}
