import type {ColumnUnit} from '../../../comparison/columns/columnUnit';
import type {Table} from '../../../comparison/parsing/table';
import type {Locale} from '../../../i18n';
import {unitText} from './unitTexts';

/** The columns of a table by name, or by number where they have none. */
export function columnOptions({columns}: Table) {
  return columns.map(({name, unit}, index) => {
    const title = name === '' ? `${index + 1}` : `${index + 1}: ${name}`;
    return {
      value: String(index),
      name: unit === '' ? title : `${title} [${unit}]`,
    };
  });
}

/** The units of a column by their symbols; none of them if one is not known. */
export function unitOptions(
  units: readonly ColumnUnit[],
  unknown: string | undefined,
  locale: Locale,
) {
  const options = units.map((unit) => ({
    value: unit.key,
    name: unitText(unit, locale),
  }));
  return unknown === undefined
    ? options
    : [{value: '', name: `${unknown}?`}, ...options];
}
