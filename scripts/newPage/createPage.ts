import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {terms} from '../../src/site/glossary';
import type {Library} from '../../src/site/libraries';
import {pages} from '../../src/site/pages';
import {UsageError} from '../usageError';
import {insertRow} from './insertRow';
import {CHINESE_DOCS, decidePagePlace, type NewPage} from './pagePlace';
import {writeFormatted} from './writeFormatted';

const templateFolders = [
  'docs/_templates',
  `${CHINESE_DOCS}/_templates`,
] as const;

const TABLE = 'src/site/pages.ts';

/** The rules for authors in a template; they stay there. */
const RULES = /^\{\/\*\nRules of this template[\s\S]*?\*\/\}\n\n/m;

/** The icon of a new page, until its author chooses or draws another. */
const firstIcons = {
  signal: 'gain',
  thermal: 'capacity',
  'thermal-hydraulic': 'pipe',
  hydraulic: 'cylinder',
} as const satisfies Readonly<Record<Library, string>>;

/** A text as YAML. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Fills the front matter and the names of a template. */
function filled(
  template: string,
  title: string,
  page: NewPage,
  date: string,
): string {
  const {slug, library = '', submodel = slug, model = slug} = page;
  return template
    .replace(RULES, '')
    .replace(/^title: .*$/m, () => `title: ${quoted(title)}`)
    .replace(/^library: .*$/m, `library: ${library}`)
    .replace(/\b(?:signal|thermal)-library\b/, `${library}-library`)
    .replaceAll('NAME0', submodel)
    .replaceAll('id-of-the-live-model', model)
    .replaceAll('address-of-the-post', slug)
    .replaceAll('YYYY-MM-DD', date);
}

/** `second-order-lag` as a name in code: `secondOrderLag`. */
function camelCase(slug: string): string {
  const [first = '', ...others] = slug.split('-');
  const capital = (word: string) => word.slice(0, 1).toUpperCase();
  return [
    first.slice(0, 1).toLowerCase() + first.slice(1),
    ...others.map((word) => capital(word) + word.slice(1)),
  ].join('');
}

/**
 * Adds the row of the page to the text of the table of pages, after the last
 * page of its folder: lists of pages and the sidebar are in this order.
 */
function addRow(table: string, page: NewPage, date: string): string {
  const {kind, slug, library, icon = library && firstIcons[library]} = page;
  const {route} = decidePagePlace(page, date);
  const other =
    kind === 'post'
      ? ([`{route: '${route}'}`, "'/blog/"] as const)
      : ([`firstStep('${slug}')`, 'firstStep('] as const);
  const [value, start] = library
    ? [
        `componentPage('${library}', '${slug}/', '${icon}')`,
        `componentPage('${library}'`,
      ]
    : other;
  return insertRow(
    table,
    'const table = {',
    `${camelCase(slug)}: ${value},`,
    // A long row has its arguments in lines of their own.
    (row) => row.replaceAll(/(?<=\()\s+/gu, '').includes(start),
  );
}

/** The rows of the glossary that name the component and lead to another page. */
function glossarySteps({slug, submodel}: NewPage): readonly string[] {
  return terms
    .filter(
      ({id, also}) =>
        id === slug || (submodel !== undefined && also?.en?.includes(submodel)),
    )
    .map(
      ({id}) =>
        `src/site/glossary: once the page is published, page: '${camelCase(slug)}' in the row '${id}'`,
    );
}

/** What is left for the author to do, one step an entry. */
function stepsOf(page: NewPage, date: string): readonly string[] {
  const {files} = decidePagePlace(page, date);
  const {kind, library, icon} = page;
  return [
    ...files.map(
      (file) => `${file}, after the rules in docs/_templates/${kind}.mdx`,
    ),
    ...(library && icon === undefined
      ? [
          `${TABLE}: another icon than '${firstIcons[library]}', if one of src/components/base/componentDrawings fits better`,
        ]
      : []),
    ...(library
      ? [
          'src/components/markdown/Figure/drawings: a figure, or the comment {/* omitted: figure (why) */} in both texts',
        ]
      : []),
    ...glossarySteps(page),
    'remove `unlisted: true` from both texts: until then, no list shows the page and no rule on the length of sentences, figures or links applies to it',
    'npm run fix && npm run check && npm run build && npm run test:content',
  ];
}

/** What was made and what is left to do. */
export interface Created {
  readonly files: readonly string[];
  readonly steps: readonly string[];
}

/**
 * Writes the English and the Chinese file of a new page from the templates of
 * its kind, and its row in the table of pages, in the project at `root`.
 * @throws UsageError when one of the files or the name exists; nothing is
 * written then
 */
export async function createPage(
  page: NewPage,
  root: string,
  date: string,
): Promise<Created> {
  const {files} = decidePagePlace(page, date);
  const present = files.find((file) => existsSync(join(root, file)));
  if (present !== undefined) {
    throw new UsageError(`${present} exists already.`);
  }
  const name = camelCase(page.slug);
  if (Object.hasOwn(pages, name)) {
    throw new UsageError(`${TABLE} has a page '${name}' already.`);
  }
  const titles = [page.title, page.titleZh];
  for (const [index, file] of files.entries()) {
    const folder = templateFolders[index] ?? '';
    const path = join(root, folder, `${page.kind}.mdx`);
    const template = readFileSync(path, 'utf8');
    const text = filled(template, titles[index] ?? '', page, date);
    await writeFormatted(root, file, text);
  }
  const table = readFileSync(join(root, TABLE), 'utf8');
  await writeFormatted(root, TABLE, addRow(table, page, date));
  return {files: [...files, TABLE], steps: stepsOf(page, date)};
}
