import {groups} from 'd3-array';
import {csvFormatRows} from 'd3-dsv';

import type {AmesimModel} from '../../amesimFile/model';

/** A parameter as it is listed; a global one has no component. */
export interface ParameterRow {
  readonly component: string;
  readonly submodel: string;
  /** Data path, or the name of a global parameter. */
  readonly path: string;
  readonly title: string;
  /** Value and default; of a choice, its words. */
  readonly value: string;
  readonly standard: string;
  readonly unit: string;
  readonly isChanged: boolean;
}

/** The parameters of one component. */
export interface ParameterGroup {
  readonly component: string;
  readonly submodel: string;
  readonly rows: readonly ParameterRow[];
}

/** Lists global parameters, then those of the components, as the file orders them. */
export function parameterRows({
  globalParameters,
  parameters,
}: Pick<
  AmesimModel,
  'globalParameters' | 'parameters'
>): readonly ParameterRow[] {
  const globals = globalParameters.map(({name, title, value, unit}) => ({
    component: '',
    submodel: '',
    path: name,
    title,
    value,
    standard: '',
    unit,
    isChanged: false,
  }));
  const others = parameters.map(({standard = '', choices, ...parameter}) => {
    const {component, submodel, path, title, value, unit} = parameter;
    const word = (number: string) => choices[Number(number) - 1] ?? number;
    return {
      component,
      submodel,
      path,
      title,
      unit,
      value: word(value),
      standard: word(standard),
      isChanged: parameter.isChanged ?? false,
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
  const words = query.toLowerCase().split(/\s+/u);
  return rows.filter(({path, submodel, title, isChanged}) => {
    const content = `${path} ${submodel} ${title}`.toLowerCase();
    return (
      (isChanged || !isChangedOnly) &&
      words.every((word) => content.includes(word))
    );
  });
}

/** Puts rows of one component together, in the order of their first rows. */
export function groupRows(
  rows: readonly ParameterRow[],
): readonly ParameterGroup[] {
  return groups(rows, ({component}) => component).map(([component, some]) => ({
    component,
    submodel: some[0]?.submodel ?? '',
    rows: some,
  }));
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
