import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {parse} from 'yaml';

/** The English folder of each kind of content and of its Chinese version. */
const roots = [
  {en: 'docs', zh: 'i18n/zh-Hans/docusaurus-plugin-content-docs/current'},
  {en: 'blog', zh: 'i18n/zh-Hans/docusaurus-plugin-content-blog'},
  {en: 'src/pages', zh: 'i18n/zh-Hans/docusaurus-plugin-content-pages'},
] as const;

type Language = 'en' | 'zh';

export interface Source {
  readonly path: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly body: string;
}

export interface Page {
  /** Path below its root, the same in both languages. */
  readonly name: string;
  readonly root: (typeof roots)[number]['en'];
  readonly paths: Readonly<Record<Language, string>>;
}

function markdownBelow(folder: string): readonly string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.mdx?$/.test(name) && !/(^|\/)_/.test(name))
    .sort();
}

/** Every page of the site; its Chinese version may be missing on disk. */
export function allPages(): readonly Page[] {
  return roots.flatMap((root) =>
    markdownBelow(root.en).map((name) => ({
      name,
      root: root.en,
      paths: {en: join(root.en, name), zh: join(root.zh, name)},
    })),
  );
}

/** Tells whether a page is on the site for readers: neither unlisted nor a draft. */
function isPublished({paths}: Page): boolean {
  const {unlisted, draft} = readSource(paths.en).frontMatter;
  return !unlisted && !draft;
}

/** The pages that readers find. One that is being written is not among them. */
export function publishedPages(): readonly Page[] {
  return allPages().filter(isPublished);
}

/** The route of a page, from its file and its slug. */
export function routeOf({name, root, paths}: Page): string {
  const {slug} = readSource(paths.en).frontMatter;
  const folder = name.replace(/[^/]*$/, '');
  const file = name.replace(/\.mdx$/, '').replace(/index$/, '');
  const path = typeof slug === 'string' ? slug : `/${file}`;
  const start = {docs: '/docs', blog: '/blog', 'src/pages': ''}[root];
  return start + (path.startsWith('/') ? path : `/${folder}${path}`);
}

/** Chinese files that no English page stands behind: Docusaurus ignores them. */
export function strayTranslations(): readonly string[] {
  return roots.flatMap((root) =>
    markdownBelow(root.zh)
      .filter((name) => !existsSync(join(root.en, name)))
      .map((name) => join(root.zh, name)),
  );
}

/** @throws Error naming the file when it has no front matter */
export function readSource(path: string): Source {
  const text = readFileSync(path, 'utf8');
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!match) {
    throw new Error(`${path} has no front matter`);
  }
  return {
    path,
    frontMatter: parse(match[1] ?? '') as Record<string, unknown>,
    body: match[2] ?? '',
  };
}

/** The parts that a page does without, each with its reason in a comment. */
export function omittedIn({body}: Source): readonly string[] {
  return [
    ...body.matchAll(/\{\/\* omitted: ([a-z-]+) \(([^)]+)\) \*\/\}/g),
  ].map((match) => match[1] ?? '');
}

/** The body without fenced code, where a `#` is a comment. */
export function prose({body}: Source): string {
  return body.replaceAll(/^```[\s\S]*?^```/gm, '');
}

export interface Heading {
  readonly level: number;
  readonly text: string;
  readonly id: string | undefined;
}

/** The headings of a page, with their explicit ids. */
export function headings(source: Source): readonly Heading[] {
  const pattern = /^(#{1,6}) (.*?)(?:\s*\{\/\* #(\S+) \*\/\})?\s*$/gm;
  return [...prose(source).matchAll(pattern)].map((match) => ({
    level: match[1]?.length ?? 0,
    text: match[2] ?? '',
    id: match[3],
  }));
}
