import {csvFormatRows} from 'd3-dsv';

import type {AmesimModel, Parameter} from '../../amesimFile/model';
import {hasWords} from './curves';

/**
 * A parameter as it is listed; a global one has its name as the path and no
 * component. Value and default of a choice are its words.
 */
export interface ParameterRow extends Pick<
  Parameter,
  'component' | 'submodel' | 'path' | 'title' | 'value' | 'unit'
> {
  readonly standard: string;
  readonly isChanged: boolean;
}

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
    standard: '',
    isChanged: false,
  }));
  const others = parameters.map((parameter) => {
    const {value, standard = '', choices, isChanged = false} = parameter;
    const word = (number: string) => choices[Number(number) - 1] ?? number;
    return {
      ...parameter,
      value: word(value),
      standard: word(standard),
      isChanged,
    };
  });
  return [...globals, ...others];
}

/** Finds rows that have all words of a query in path, submodel or title. */
export function filterRows(
  rows: readonly ParameterRow[],
  query: string,
  isChangedOnly: boolean,
): readonly ParameterRow[] {
  return rows.filter(
    ({path, submodel, title, isChanged}) =>
      (isChanged || !isChangedOnly) &&
      hasWords(`${path} ${submodel} ${title}`, query),
  );
}

function cellsOf(row: ParameterRow): readonly string[] {
  const {path, submodel, title, value, unit, standard} = row;
  return [path, submodel, title, value, unit, standard];
}

/** Writes rows as CSV below a row of column titles. */
export function toCsv(
  rows: readonly ParameterRow[],
  titles: readonly string[],
): string {
  return `${csvFormatRows([[...titles], ...rows.map((row) => [...cellsOf(row)])])}\n`;
}

/** Writes rows as a Markdown table. */
export function toMarkdown(
  rows: readonly ParameterRow[],
  titles: readonly string[],
): string {
  const line = (cells: readonly string[]) => {
    const escaped = cells.map((cell) =>
      cell.replaceAll(/[\\|]/gu, '\\$&').replaceAll(/\s+/gu, ' '),
    );
    return `| ${escaped.join(' | ')} |\n`;
  };
  const rule = line(titles.map(() => '---'));
  return line(titles) + rule + rows.map((row) => line(cellsOf(row))).join('');
}
