import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

import type {Locale} from '../../i18n';
import {symbolParts} from '../../models/definition/symbolParts';
import type {CheckpointGroup, CheckpointRow} from './checkpoints';
import {jsx} from './jsx';

const HEADINGS = [
  {en: 'Quantity', 'zh-Hans': '量'},
  {en: 'Theory', 'zh-Hans': '理论值'},
  {en: 'Model', 'zh-Hans': '模型值'},
  {en: 'Difference', 'zh-Hans': '差值'},
] as const satisfies readonly Record<Locale, string>[];

/** Renders a symbol of the formulas with its subscripts. */
export function renderSymbol(symbol: string): MdxJsxTextElement {
  const parts = symbolParts(symbol).map((part, index) =>
    index % 2 === 0 ? part : jsx('sub', {}, [part]),
  );
  const {attributes, children} = jsx('i', {lang: 'en'}, parts);
  return {
    type: 'mdxJsxTextElement',
    name: 'i',
    attributes,
    children,
  } as MdxJsxTextElement;
}

function renderRow(row: CheckpointRow, locale: Locale): MdxJsxFlowElement {
  const {label, symbol, place, time} = row;
  const {theory, model, difference, allowed} = row;
  const comma = {en: ', ', 'zh-Hans': '，'}[locale];
  return jsx('tr', {}, [
    jsx('th', {scope: 'row'}, [
      label,
      ...(symbol === undefined ? [] : [' ', renderSymbol(symbol)]),
      ...(place === undefined ? [] : [comma + place]),
      ...(time === undefined
        ? []
        : [comma, jsx('i', {}, ['t']), `\u00a0=\u00a0${time}`]),
    ]),
    ...[theory, model].map((text) => jsx('td', {}, [text])),
    jsx('td', {}, [
      difference,
      ' ',
      jsx('small', {}, [
        {en: `allowed ${allowed}`, 'zh-Hans': `允许 ${allowed}`}[locale],
      ]),
    ]),
  ]);
}

function renderGroup(
  group: CheckpointGroup,
  locale: Locale,
): MdxJsxFlowElement {
  const columns = String(HEADINGS.length);
  return jsx('tbody', {}, [
    jsx('tr', {}, [
      jsx('th', {scope: 'rowgroup', colSpan: columns}, [
        jsx('div', {}, [group.label, ' ', jsx('small', {}, [group.origin])]),
      ]),
    ]),
    ...group.rows.map((row) => renderRow(row, locale)),
  ]);
}

/** Renders the table that compares theory and model. */
export function renderTable(
  groups: readonly CheckpointGroup[],
  locale: Locale,
): MdxJsxFlowElement {
  const headings = HEADINGS.map((heading) =>
    jsx('th', {scope: 'col'}, [heading[locale]]),
  );
  return jsx('table', {}, [
    jsx('thead', {}, [jsx('tr', {}, headings)]),
    ...groups.map((group) => renderGroup(group, locale)),
  ]);
}
