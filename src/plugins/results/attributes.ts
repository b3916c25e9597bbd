import type {Expression, Program} from 'estree';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

import {parseDecimal} from '../../models/definition/normalize';

/** A JSX element in Markdown. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Attribute values by name. */
export type Attributes = Readonly<Record<string, unknown>>;

function evaluateProperty(
  property: Extract<Expression, {type: 'ObjectExpression'}>['properties'][0],
): readonly [string, unknown] {
  if (property.type !== 'Property' || property.computed) {
    throw new RangeError('only plain keys are allowed in an object');
  }
  const {key, value} = property;
  const name = key.type === 'Identifier' ? key.name : String(evaluate(key));
  return [name, evaluate(value as Expression)];
}

/** Evaluates an expression of literals. @throws RangeError for any other */
function evaluate(expression: Expression): unknown {
  switch (expression.type) {
    case 'Literal':
      return expression.value;
    case 'UnaryExpression': {
      const value = evaluate(expression.argument);
      if (typeof value === 'number' && expression.operator === '-') {
        return -value;
      }
      break;
    }
    case 'ArrayExpression':
      return expression.elements.map((element) =>
        evaluate(element as Expression),
      );
    case 'ObjectExpression':
      return Object.fromEntries(expression.properties.map(evaluateProperty));
  }
  throw new RangeError(
    'values must be written out: numbers, texts, lists and objects of them',
  );
}

function parsedExpression(program: Program | null | undefined): Expression {
  const [statement] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') {
    throw new RangeError('an attribute is empty');
  }
  return statement.expression;
}

/**
 * Reads the attributes of a JSX element without running any code.
 * @throws RangeError for a value that is not a literal
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
      : ([name, evaluate(parsedExpression(value.data?.estree))] as const);
  });
  return Object.fromEntries(entries);
}

/** Reads an optional text attribute. @throws RangeError for another type */
export function readText(
  attributes: Attributes,
  name: string,
): string | undefined {
  const value = attributes[name];
  if (value !== undefined && typeof value !== 'string') {
    throw new RangeError(`${name} must be a text`);
  }
  return value;
}

/**
 * Reads an optional number attribute, given as number or as text.
 * @throws RangeError for anything else
 */
export function readNumber(
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

/** Joins the allowed names for an error message. */
export function joinNames(names: readonly string[]): string {
  return names.length === 0 ? 'none' : names.join(', ');
}

/**
 * Looks up a key of a table.
 * @throws RangeError that lists the allowed keys
 */
export function pick<T>(
  what: string,
  table: Readonly<Record<string, T>>,
  key: string,
): T {
  const found = Object.hasOwn(table, key) ? table[key] : undefined;
  if (found === undefined) {
    throw new RangeError(
      `there is no ${what} '${key}'; there are: ${joinNames(Object.keys(table))}`,
    );
  }
  return found;
}

/** Wraps an error that occurred in an element, adding file and line. */
export function errorAt(
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
