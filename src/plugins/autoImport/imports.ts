import {readdirSync} from 'node:fs';
import {join} from 'node:path';

import type {Expression, Literal, Program} from 'estree';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

import {pick} from '../results/attributes';

/** A component that only the pages that use it load. */
interface AutoImport {
  readonly folder: string;
  /** Where `name` is looked up, and the property that gets what is there. */
  readonly data?: {
    readonly folder: string;
    readonly property: string;
    /** The property gets a function that loads it, in a chunk of its own. */
    readonly isLazy?: true;
  };
}

const COMPONENTS = join('src', 'components');

/** Big parts: in `MDXComponents` every page would carry them. */
export const AUTO_IMPORTS: Readonly<Record<string, AutoImport>> = {
  AtAGlance: {folder: 'markdown/AtAGlance'},
  Checkpoints: {folder: 'markdown/Checkpoints'},
  Faq: {folder: 'markdown/Faq'},
  Figure: {
    folder: 'markdown/Figure',
    data: {folder: 'drawings', property: 'drawing', isLazy: true},
  },
  Icon: {folder: 'base/ComponentIcon'},
  PortPuzzle: {folder: 'markdown/PortPuzzle'},
  RenamePreview: {folder: 'markdown/RenamePreview'},
  Simulation: {folder: 'markdown/Simulation'},
  Sketch: {
    folder: 'markdown/Sketch',
    data: {folder: 'sketches', property: 'sketch'},
  },
};

function literal(source: string): Literal {
  return {type: 'Literal', value: source, raw: JSON.stringify(source)};
}

function program(local: string, source: string): Program {
  return {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: [
          {
            type: 'ImportDefaultSpecifier',
            local: {type: 'Identifier', name: local},
          },
        ],
        source: literal(source),
        attributes: [],
      },
    ],
  };
}

/** `import local from 'source'`, as the Markdown would hold it. */
export function importOf(local: string, source: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${local} from '${source}';`,
    data: {estree: program(local, source)},
  };
}

function attribute(
  name: string,
  value: string,
  expression: Expression,
): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{type: 'ExpressionStatement', expression}],
        },
      },
    },
  };
}

/** `name={local}`. */
export function attributeOf(name: string, local: string): MdxJsxAttribute {
  return attribute(name, local, {type: 'Identifier', name: local});
}

/** `name={() => import('source')}`. */
export function loaderOf(name: string, source: string): MdxJsxAttribute {
  return attribute(name, `() => import('${source}')`, {
    type: 'ArrowFunctionExpression',
    expression: true,
    params: [],
    body: {type: 'ImportExpression', source: literal(source)},
  });
}

/**
 * Where the component, and what it shows under `name`, are imported from.
 * @throws RangeError for an unknown name, listing those there are
 */
export function sourceOf(
  {folder}: AutoImport,
  data?: string,
  name = '',
): string {
  const component = `@site/src/components/${folder}`;
  if (data === undefined) {
    return component;
  }
  const files = readdirSync(join(COMPONENTS, folder, data));
  const stems = files
    .map((file) => file.replace(/\.tsx?$/u, ''))
    .map((stem) => [stem, stem] as const);
  return `${component}/${data}/${pick('name', Object.fromEntries(stems), name)}`;
}
