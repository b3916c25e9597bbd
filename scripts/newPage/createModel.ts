import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {pythonName} from '../../src/models/export/pythonProgram';
import {UsageError} from '../usageError';
import type {Created} from './createPage';
import {insertRow} from './insertRow';
import {writeFormatted} from './writeFormatted';

/** What the author says of a new model. */
export interface NewModel {
  readonly kind: 'model';
  /** Id in kebab case. */
  readonly slug: string;
  readonly title: string;
  readonly titleZh: string;
}

const REGISTRY = 'src/models/registry.ts';
const SHEETS = 'src/labSheet/sheets/index.ts';

/** The files of a model, each with the template in the same folder. */
const FILES = [
  'src/models/library/_template/index.ts',
  'src/models/references/cases/_template.ts',
  'src/sketch/sketches/_template.ts',
  'src/labSheet/sheets/_template.ts',
  'python/_template.py',
] as const;

/** A text as a literal of TypeScript, without its quotes. */
function escaped(text: string): string {
  return text.replaceAll(/['\\]/gu, String.raw`\$&`);
}

function filled(template: string, {slug, title, titleZh}: NewModel): string {
  return template
    .replaceAll('library/_template', () => `library/${slug}`)
    .replace("id: 'template'", () => `id: '${slug}'`)
    .replace("model: 'first-order-lag'", () => `model: '${slug}'`)
    .replace("'TITLE'", () => `'${escaped(title)}'`)
    .replace("'标题'", () => `'${escaped(titleZh)}'`)
    .replace('TEMPLATE', () => title);
}

/**
 * Writes the files of a new model from the templates beside those of the other
 * models, and its rows in the tables of models and sheets, in the project at `root`.
 * @throws UsageError when one of the files exists; nothing is written then
 */
export async function createModel(
  model: NewModel,
  root: string,
): Promise<Created> {
  const {slug} = model;
  const files = FILES.map((template) => {
    const name = template.endsWith('.py') ? pythonName(slug) : slug;
    return {template, file: template.replace('_template', name)};
  });
  const present = files.find(({file}) => existsSync(join(root, file)));
  if (present) {
    throw new UsageError(`${present.file} exists already.`);
  }
  for (const {template, file} of files) {
    const text = readFileSync(join(root, template), 'utf8');
    await writeFormatted(root, file, filled(text, model));
  }
  const registry = insertRow(
    readFileSync(join(root, REGISTRY), 'utf8'),
    'export const registry = {',
    `'${slug}': () => import('./library/${slug}'),`,
  );
  await writeFormatted(root, REGISTRY, registry);
  const sheets = insertRow(
    readFileSync(join(root, SHEETS), 'utf8'),
    'const loaders = {',
    `'${slug}': () => import(/* webpackMode: 'eager' */ './${slug}'),`,
  );
  await writeFormatted(root, SHEETS, sheets);
  return {
    files: [...files.map(({file}) => file), REGISTRY, SHEETS],
    steps: [
      ...files.map(({file}) => file),
      `npm run --silent simulate -- ${slug}: runs it, or says what is wrong with its definition`,
      `a page that shows it: npm run new -- component … --model ${slug}`,
      'npm run fix && npm run check && npm run test:unit',
    ],
  };
}
