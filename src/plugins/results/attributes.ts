import type {Expression, Program} from 'estree';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

import {parseDecimal} from '../../models/definition/normalize';

/** An element of the page that stands as JSX in the Markdown. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Attribute values by name. */
export type Attributes = Readonly<Record<string, unknown>>;

function propertyOf(
  property: Extract<Expression, {type: 'ObjectExpression'}>['properties'][0],
): readonly [string, unknown] {
  if (property.type !== 'Property' || property.computed) {
    throw new RangeError('only plain keys are allowed in an object');
  }
  const {key, value} = property;
  const name = key.type === 'Identifier' ? key.name : String(valueOf(key));
  return [name, valueOf(value as Expression)];
}

/** The value of an expression that is written out in full. */
function valueOf(expression: Expression): unknown {
  switch (expression.type) {
    case 'Literal':
      return expression.value;
    case 'UnaryExpression': {
      const value = valueOf(expression.argument);
      if (typeof value === 'number' && expression.operator === '-') {
        return -value;
      }
      break;
    }
    case 'ArrayExpression':
      return expression.elements.map((element) =>
        valueOf(element as Expression),
      );
    case 'ObjectExpression':
      return Object.fromEntries(expression.properties.map(propertyOf));
  }
  throw new RangeError(
    'values must be written out: numbers, texts, lists and objects of them',
  );
}

function expressionOf(program: Program | null | undefined): Expression {
  const [statement] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') {
    throw new RangeError('an attribute is empty');
  }
  return statement.expression;
}

/**
 * Reads the attributes of a JSX element without running any code.
 * @throws RangeError for a value that isn't written out in full
 */
export function readAttributes(element: JsxElement): Attributes {
  const entries = element.attributes.map((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') {
      throw new RangeError('attributes must be written out, not spread');
    }
    const {name, value} = attribute;
    if (value === null || value === undefined) {
      return [name, true] as const;
    }
    return typeof value === 'string'
      ? ([name, value] as const)
      : ([name, valueOf(expressionOf(value.data?.estree))] as const);
  });
  return Object.fromEntries(entries);
}

/** A text or nothing. @throws RangeError for anything else */
export function textOf(
  attributes: Attributes,
  name: string,
): string | undefined {
  const value = attributes[name];
  if (value !== undefined && typeof value !== 'string') {
    throw new RangeError(`${name} must be a text`);
  }
  return value;
}

/** A number, also written as text, or nothing. @throws RangeError */
export function numberOf(
  attributes: Attributes,
  name: string,
): number | undefined {
  const value = attributes[name];
  if (value === undefined) {
    return undefined;
  }
  const number = typeof value === 'string' ? parseDecimal(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) {
    throw new RangeError(`${name} must be a number`);
  }
  return number;
}

/** The elements as an English list of what is allowed. */
export function listed(names: readonly string[]): string {
  return names.length === 0 ? 'none' : names.join(', ');
}

/**
 * Looks a key up.
 * @throws RangeError naming what is allowed
 */
export function pick<T>(
  what: string,
  table: Readonly<Record<string, T>>,
  key: string,
): T {
  const found = Object.hasOwn(table, key) ? table[key] : undefined;
  if (found === undefined) {
    throw new RangeError(
      `there is no ${what} '${key}'; there are: ${listed(Object.keys(table))}`,
    );
  }
  return found;
}

/** What went wrong in an element, with file and line. */
export function atElement(
  path: string,
  element: JsxElement,
  cause: unknown,
): Error {
  const line = element.position?.start.line ?? '?';
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`${path}:${line}: <${element.name ?? ''}>: ${reason}`, {
    cause,
  });
}
