import {csvFormatRows} from 'd3-dsv';

import type {AmesimModel} from '../../amesimFile/model';
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

type Cells = Readonly<Record<keyof typeof COLUMNS, string>>;

/**
 * A parameter as it is listed; a global one has its name as the path and no
 * component. Value and default of a choice are its words.
 */
export interface ParameterRow extends Cells {
  readonly component: string;
  readonly isChanged: boolean;
}

/** Lists global parameters, then those of the components, as the file orders them. */
export function parameterRows({
  globalParameters,
  parameters,
}: AmesimModel): readonly ParameterRow[] {
  const none = {component: '', submodel: '', isChanged: false};
  const unknown = {standard: '', minimum: '', maximum: ''};
  const globals = globalParameters.map((parameter) => ({
    ...none,
    ...unknown,
    ...parameter,
    path: parameter.name,
  }));
  const others = parameters.map((parameter) => {
    const {choices, value, standard = ''} = parameter;
    const {minimum = '', maximum = '', isChanged = false} = parameter;
    const word = (number: string) => choices[Number(number) - 1] ?? number;
    return {
      ...parameter,
      value: word(value),
      standard: word(standard),
      minimum,
      maximum,
      isChanged,
    };
  });
  return [...globals, ...others];
}

/** A head, and the cells of each row. */
function tableOf(rows: readonly Cells[], locale: Locale): string[][] {
  const keys = Object.keys(COLUMNS) as (keyof Cells)[];
  const head = keys.map((key) => COLUMNS[key][locale]);
  return [head, ...rows.map((row) => keys.map((key) => row[key]))];
}

/** Writes rows as CSV. */
export function toCsv(rows: readonly Cells[], locale: Locale): string {
  return `${csvFormatRows(tableOf(rows, locale))}\n`;
}

/** Writes rows as a Markdown table. */
export function toMarkdown(rows: readonly Cells[], locale: Locale): string {
  const [head = [], ...cells] = tableOf(rows, locale).map((line) =>
    line.map((cell) =>
      cell.replaceAll(/[\\|]/gu, '\\$&').replaceAll(/\s+/gu, ' '),
    ),
  );
  return [head, head.map(() => '---'), ...cells]
    .map((line) => `| ${line.join(' | ')} |\n`)
    .join('');
}
