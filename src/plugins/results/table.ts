import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

import type {Locale} from '../../i18n';
import {formatNumber, formatQuantity} from '../../models/definition/format';
import {symbolParts} from '../../models/definition/symbolParts';
import type {
  CheckedCase,
  CheckedPoint,
} from '../../models/references/checkReference';
import type {ReferenceCase} from '../../models/references/defineReferences';
import {toUnit, unitDefinition} from '../../physics/units';
import {jsx} from './jsx';

const HEADINGS = {
  en: ['Quantity', 'Theory', 'Model', 'Difference'],
  'zh-Hans': ['量', '理论值', '模型值', '差值'],
} as const satisfies Record<Locale, readonly string[]>;

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

function describeOrigin(reference: ReferenceCase, locale: Locale): string {
  const {kind, source} = reference;
  const names = {
    'closed-form': {en: 'closed form', 'zh-Hans': '解析解'},
    'independent-solver': {en: 'independent solver', 'zh-Hans': '独立求解器'},
  } as const satisfies Record<string, Record<Locale, string>>;
  const name = names[kind][locale];
  const colon = {en: ': ', 'zh-Hans': '：'}[locale];
  return source === undefined ? name : name + colon + source;
}

/** Number of significant digits: one more than the tolerance resolves. */
function significantDigits(shown: number, tolerance: number): number {
  const digits = Math.ceil(Math.log10(Math.abs(shown) / tolerance)) + 1;
  return Number.isFinite(digits) ? Math.min(Math.max(digits, 3), 9) : 3;
}

function describePlace(
  {coordinate, bar}: CheckedPoint,
  locale: Locale,
): string | undefined {
  return (
    bar?.[locale] ??
    (coordinate === undefined ? undefined : formatNumber(coordinate))
  );
}

function renderRow(point: CheckedPoint, locale: Locale): MdxJsxFlowElement {
  const {quantity, expected, actual, difference, tolerance, time} = point;
  const {label, symbol, unit, displayUnit = unit} = quantity;
  const {factor = 1} = unitDefinition(displayUnit);
  const digits = significantDigits(
    toUnit(expected, displayUnit),
    tolerance / factor,
  );
  const small = (value: number) => formatNumber(value / factor, {digits: 2});
  const allowed = small(tolerance);
  const place = describePlace(point, locale);
  const comma = {en: ', ', 'zh-Hans': '，'}[locale];
  return jsx('tr', {}, [
    jsx('th', {scope: 'row'}, [
      label[locale],
      ...(symbol === undefined ? [] : [' ', renderSymbol(symbol)]),
      ...(place === undefined ? [] : [comma + place]),
      ...(time === undefined
        ? []
        : [
            comma,
            jsx('i', {}, ['t']),
            `\u00a0=\u00a0${formatQuantity(time, {unit: 's'})}`,
          ]),
    ]),
    ...[expected, actual].map((value) =>
      jsx('td', {}, [formatQuantity(value, quantity, {}, {digits})]),
    ),
    jsx('td', {}, [
      small(difference),
      ' ',
      jsx('small', {}, [
        {en: `allowed ${allowed}`, 'zh-Hans': `允许 ${allowed}`}[locale],
      ]),
    ]),
  ]);
}

function renderGroup(
  {reference, points}: CheckedCase,
  locale: Locale,
): MdxJsxFlowElement {
  const columns = String(HEADINGS[locale].length);
  return jsx('tbody', {}, [
    jsx('tr', {}, [
      jsx('th', {scope: 'rowgroup', colSpan: columns}, [
        jsx('div', {}, [
          reference.label[locale],
          ' ',
          jsx('small', {}, [describeOrigin(reference, locale)]),
        ]),
      ]),
    ]),
    ...points.map((point) => renderRow(point, locale)),
  ]);
}

/** Renders the table that compares theory and model. */
export function renderTable(
  groups: readonly CheckedCase[],
  locale: Locale,
): MdxJsxFlowElement {
  const headings = HEADINGS[locale].map((heading) =>
    jsx('th', {scope: 'col'}, [heading]),
  );
  return jsx('table', {}, [
    jsx('thead', {}, [jsx('tr', {}, headings)]),
    ...groups.map((group) => renderGroup(group, locale)),
  ]);
}
