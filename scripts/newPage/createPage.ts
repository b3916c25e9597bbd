import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {isModelId} from '../../src/models/registry';
import {UsageError} from '../usageError';
import {CHINESE_DOCS, decidePagePlace, type NewPage} from './pagePlace';

const templateFolders = [
  'docs/_templates',
  `${CHINESE_DOCS}/_templates`,
] as const;

/** The rules for authors in a template; they stay there. */
const RULES = /^\{\/\*\nRules of this template[\s\S]*?\*\/\}\n\n/m;

/** A text as YAML. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The model that the page shows, if its kind has one. */
function modelOf({model, slug}: NewPage): string {
  return model ?? slug;
}

/** Fills the front matter and the names of a template. */
function filled(
  template: string,
  title: string,
  page: NewPage,
  date: string,
): string {
  const {slug, library = '', submodel = slug} = page;
  return template
    .replace(RULES, '')
    .replace(/^title: .*$/m, () => `title: ${quoted(title)}`)
    .replace(/^library: .*$/m, `library: ${library}`)
    .replace(/\b(?:signal|thermal)-library\b/, `${library}-library`)
    .replaceAll('NAME0', submodel)
    .replaceAll('id-of-the-live-model', modelOf(page))
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

/** What is left for the author to do, one step an entry. */
function stepsOf(page: NewPage, date: string): readonly string[] {
  const {route, sidebar} = decidePagePlace(page, date);
  const {kind, library} = page;
  const isModelled = kind === 'component' || kind === 'demo';
  const more = isModelled
    ? `, library: '${library}', icon: '…'`
    : kind === 'tutorial'
      ? ", group: 'begin'"
      : '';
  return [
    `src/site/pages.ts: ${camelCase(page.slug)}: {route: '${route}'${more}},`,
    ...(sidebar
      ? [`sidebars.ts, category '${sidebar.category}': '${sidebar.item}',`]
      : []),
    ...(isModelled && !isModelId(modelOf(page))
      ? [
          `the model '${modelOf(page)}': src/models/library, src/models/references/cases, src/models/registry.ts`,
        ]
      : []),
    `both texts, after the rules in docs/_templates/${kind}.mdx`,
    'npm run fix && npm run check && npm run build && npm run test:content',
  ];
}

/** What was made and what is left to do. */
export interface CreatedPage {
  readonly files: readonly string[];
  readonly steps: readonly string[];
}

/**
 * Writes the English and the Chinese file of a new page from the templates of
 * its kind, in the project at `root`.
 * @throws UsageError when one of the files exists; nothing is written then
 */
export function createPage(
  page: NewPage,
  root: string,
  date: string,
): CreatedPage {
  const {files} = decidePagePlace(page, date);
  const present = files.find((file) => existsSync(join(root, file)));
  if (present !== undefined) {
    throw new UsageError(`${present} exists already.`);
  }
  const titles = [page.title, page.titleZh];
  files.forEach((file, index) => {
    const folder = templateFolders[index] ?? '';
    const path = join(root, folder, `${page.kind}.mdx`);
    const template = readFileSync(path, 'utf8');
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(
      join(root, file),
      filled(template, titles[index] ?? '', page, date),
    );
  });
  return {files, steps: stepsOf(page, date)};
}
