import {readdirSync} from 'node:fs';
import {join} from 'node:path';

import type {Program} from 'estree';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

import {pick} from '../results/attributes';

/** A component that only the pages that use it load. */
interface Part {
  readonly folder: string;
  /** Where `name` is looked up, and the property that gets what is there. */
  readonly data?: {readonly folder: string; readonly property: string};
}

const COMPONENTS = join('src', 'components');

/** Big parts: in `MDXComponents` every page would carry them. */
export const PARTS: Readonly<Record<string, Part>> = {
  AtAGlance: {folder: 'AtAGlance'},
  Checkpoints: {folder: 'Checkpoints'},
  Figure: {
    folder: 'Figure',
    data: {folder: 'drawings', property: 'drawing'},
  },
  Icon: {folder: 'ComponentIcon'},
  PortPuzzle: {folder: 'PortPuzzle'},
  Simulation: {folder: 'Simulation'},
  Sketch: {folder: 'Sketch', data: {folder: 'sketches', property: 'sketch'}},
};

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
        source: {
          type: 'Literal',
          value: source,
          raw: JSON.stringify(source),
        },
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

/** `name={local}`. */
export function attributeOf(name: string, local: string): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: local,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [
            {
              type: 'ExpressionStatement',
              expression: {type: 'Identifier', name: local},
            },
          ],
        },
      },
    },
  };
}

/**
 * Where the component, and what it shows under `name`, are imported from.
 * @throws RangeError for an unknown name, listing those there are
 */
export function sourceOf({folder}: Part, data?: string, name = ''): string {
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
