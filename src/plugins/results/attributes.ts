import type {Expression, Program} from 'estree';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

import type {Attributes} from '../../models/run/answers/attributes';

export {
  type Attributes,
  joinNames,
  pick,
  readNumber,
  readText,
} from '../../models/run/answers/attributes';

/** A JSX element in Markdown. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

type Child = MdxJsxFlowElement['children'][number];

/** What stands in an element. */
export function childrenOf(element: JsxElement): Child[] {
  return element.children as Child[];
}

/** Makes a test for blocks that are elements of one of these names. */
export function isNamed(...names: readonly string[]) {
  return (child: Root['children'][number]): child is MdxJsxFlowElement =>
    child.type === 'mdxJsxFlowElement' && names.includes(child.name ?? '');
}

/** Lists the elements of some names below a node, in their order. */
export function elementsIn(
  tree: Root | JsxElement,
  ...names: readonly string[]
): readonly JsxElement[] {
  const found: JsxElement[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as JsxElement;
    if (names.includes(element.name ?? '')) {
      found.push(element);
    }
  });
  return found;
}

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

/** Takes an attribute off an element. */
export function removeAttribute(element: JsxElement, name: string): void {
  element.attributes = element.attributes.filter(
    (each) => !('name' in each && each.name === name),
  );
}

/** Reads the id of an activity. @throws RangeError without one */
export function readId({id}: Attributes): string {
  if (typeof id !== 'string' || !/^[a-z\d-]+$/u.test(id)) {
    throw new RangeError('an id is missing, of letters, digits and hyphens');
  }
  return id;
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
