import type {PhrasingContent, Table, TableCell} from 'mdast';

import type {Locale} from '../../i18n';
import {formatQuantity} from '../../models/definition/format';
import type {AnyModel} from '../../models/definition/modelDefinition';
import {
  isChoice,
  type ParameterDefinition,
} from '../../models/definition/parameters';
import {renderSymbol} from './table';

const HEADINGS = {
  en: ['symbol', 'parameter', 'default', 'what it does'],
  'zh-Hans': ['符号', '参数', '默认值', '说明'],
} as const satisfies Record<Locale, readonly string[]>;

/** Creates a cell of a table. */
export function cell(
  content: readonly (PhrasingContent | string)[],
): TableCell {
  const children = content.map((part) =>
    typeof part === 'string' ? ({type: 'text', value: part} as const) : part,
  );
  return {type: 'tableCell', children};
}

/** Creates a table of rows of cells, the first of them its head. */
export function table(rows: readonly TableCell[][]): Table {
  return {
    type: 'table',
    children: rows.map((children) => ({type: 'tableRow', children})),
  };
}

function defaultOf(definition: ParameterDefinition, locale: Locale): string {
  return isChoice(definition)
    ? (definition.choices[definition.default]?.[locale] ?? '')
    : formatQuantity(definition.default, definition);
}

/** Renders the parameters of a model with symbols, defaults and help. */
export function renderParameters(model: AnyModel, locale: Locale): Table {
  const rows = Object.values(model.parameters).map((definition) => {
    const {symbol, label, help} = definition;
    return [
      cell(symbol === undefined ? [] : [renderSymbol(symbol)]),
      cell([label[locale]]),
      cell([defaultOf(definition, locale)]),
      cell([help[locale]]),
    ];
  });
  const head = HEADINGS[locale].map((text) => cell([text]));
  return table([head, ...rows]);
}
