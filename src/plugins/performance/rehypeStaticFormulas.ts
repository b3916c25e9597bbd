import type {Element, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';

/** `dangerouslySetInnerHTML={{__html: html}}` */
function innerHtml(html: string): MdxJsxAttribute {
  const property = {
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: {type: 'Identifier', name: '__html'},
    value: {type: 'Literal', value: html},
  } as const;
  const expression = {
    type: 'ObjectExpression',
    properties: [property],
  } as const;
  const estree = {
    type: 'Program',
    sourceType: 'module',
    body: [{type: 'ExpressionStatement', expression}],
  } as const;
  const value = {
    type: 'mdxJsxAttributeValueExpression',
    value: '',
    data: {estree: estree as never},
  } as const;
  return {type: 'mdxJsxAttribute', name: 'dangerouslySetInnerHTML', value};
}

/** Properties of a formula that the build sets, and their names in JSX. */
const NAMES: Readonly<Record<string, string>> = {
  ariaLabel: 'aria-label',
  className: 'className',
  dataTex: 'data-tex',
  display: 'display',
};

/** @throws Error for a property without a name in JSX */
function attributesOf({properties}: Element): readonly MdxJsxAttribute[] {
  return Object.entries(properties).map(([property, value]) => {
    const name = NAMES[property];
    if (name === undefined) {
      throw new Error(`a formula has the unknown property '${property}'`);
    }
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    return {type: 'mdxJsxAttribute', name, value: text};
  });
}

/**
 * Writes the inside of formulas as HTML in a string: React hydrates one element
 * of a formula instead of each of its letters and signs, over a third of the
 * elements of a page with a model.
 */
export default function rehypeStaticFormulas() {
  return (tree: Root): void => {
    visit(tree, {tagName: 'math'}, (formula: Element, index, parent) => {
      if (parent && index !== undefined) {
        parent.children[index] = {
          type: 'mdxJsxTextElement',
          name: 'math',
          attributes: [
            ...attributesOf(formula),
            innerHtml(toHtml(formula.children)),
          ],
          children: [],
          data: {_mdxExplicitJsx: true},
        };
      }
      return SKIP;
    });
  };
}
