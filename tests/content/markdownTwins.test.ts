import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Element, Nodes as HtmlNodes} from 'hast';
import type {Nodes, Root, Table} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {mathFromMarkdown} from 'mdast-util-math';
import {cjkFriendlyExtension} from 'micromark-extension-cjk-friendly';
import {gfm} from 'micromark-extension-gfm';
import {math} from 'micromark-extension-math';
import {visit} from 'unist-util-visit';
import {describe, it} from 'vitest';

import {builtFiles} from '../../scripts/deploy/site';
import {
  attribute,
  findAll,
  findTags,
  lineOf,
  parsePage,
} from '../../scripts/markdownTwins/elements';
import {type Locale, localePrefix, locales} from '../../src/i18n';
import {htmlFileOf, pagesWithTwin} from '../../src/site/markdownTwins';
import type {PageId} from '../../src/site/pages';
import {pages, routes} from '../routes';

const BUILD = 'build';
const files = new Set(builtFiles(BUILD));

interface Twin {
  readonly name: string;
  readonly text: string;
  readonly tree: Root;
  readonly html: HtmlNodes;
}

/** The text without code, where signs of other languages may stand. */
function prose({text}: Twin): string {
  return text
    .replaceAll(/^```[\s\S]*?^```/gmu, '')
    .replaceAll(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/gu, '');
}

function readTwin(id: PageId, locale: Locale): Twin {
  const file = join(BUILD, localePrefix[locale], htmlFileOf(id));
  const name = file.replace(/html$/u, 'md');
  assert.ok(existsSync(name), `${name} is missing`);
  const text = readFileSync(name, 'utf8');
  return {
    name,
    text,
    tree: fromMarkdown(text, {
      extensions: [gfm(), math(), cjkFriendlyExtension()],
      mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
    }),
    html: parsePage(readFileSync(file, 'utf8')),
  };
}

/** The pages that are not just being written. */
const listedPages = pagesWithTwin.filter((id) => routes.includes(pages[id]));

function readTwins(locale: Locale): ReadonlyMap<PageId, Twin> {
  return new Map(listedPages.map((id) => [id, readTwin(id, locale)]));
}

const twins = {en: readTwins('en'), 'zh-Hans': readTwins('zh-Hans')} as const;

function collect<Value>(
  tree: Root,
  pick: (node: Nodes) => Value | undefined,
): readonly Value[] {
  const found: Value[] = [];
  visit(tree, (node) => {
    const value = pick(node);
    if (value !== undefined) {
      found.push(value);
    }
  });
  return found;
}

function tablesOf({tree}: Twin): readonly Table[] {
  return collect(tree, (node) => (node.type === 'table' ? node : undefined));
}

function formulasOf({tree}: Twin, types: readonly string[]): readonly string[] {
  return collect(tree, (node) =>
    (node.type === 'math' || node.type === 'inlineMath') &&
    types.includes(node.type)
      ? node.value
      : undefined,
  );
}

/** Numbers of what a page and its translation share. */
function shapeOf(twin: Twin) {
  return {
    headings: collect(twin.tree, (node) =>
      node.type === 'heading' ? node.depth : undefined,
    ),
    // Sentences differ in how often they name a symbol.
    formulas: formulasOf(twin, ['math']).map((tex) =>
      tex.replaceAll(/\s*\\text\{[^}]*\}/gu, ''),
    ),
    tables: tablesOf(twin).map(({children}) => [
      children.length,
      children[0]?.children.length,
    ]),
    codeBlocks: collect(twin.tree, (node) =>
      node.type === 'code' ? node.type : undefined,
    ).length,
  };
}

const plain = (words: string) => words.replaceAll(/[\s\u200B]+/gu, ' ').trim();

/** Main part of a page, without the live models and what is drawn. */
function mainOf({html}: Twin): Element {
  const [main] = findTags(html, 'main');
  assert.ok(main);
  return main;
}

for (const locale of locales) {
  describe(`the Markdown files, ${locale}`, () => {
    const all = [...twins[locale].values()];

    it('begin with the title of their page and are named in its head', () => {
      for (const {name, text, html} of all) {
        const [heading] = findTags(html, 'h1');
        const [first = ''] = text.split('\n');
        assert.match(first, /^# \S/u, name);
        const unescaped = first.slice(2).replaceAll('\\', '');
        assert.equal(unescaped, lineOf(heading), name);
        const links = findAll(
          html,
          (element) => attribute(element, 'type') === 'text/markdown',
        ).map((link) => attribute(link, 'href'));
        const address = `/${name.slice(BUILD.length + 1)}`;
        assert.deepEqual(links, [encodeURI(address)], name);
      }
    });

    it('name the list of all pages before their content', () => {
      for (const {name, text} of all) {
        const head = text.split('\n').slice(0, 12).join('\n');
        assert.match(
          head,
          new RegExp(`${localePrefix[locale]}/llms\\.txt`, 'u'),
          name,
        );
      }
    });

    it('keep submodel, level and minutes of a page apart', () => {
      const facts = all.flatMap(
        ({text}) => /^.*`\S.* \d+ (?:min|分钟)$/mu.exec(text)?.[0] ?? [],
      );
      assert.ok(facts.length > 5);
      for (const line of facts) {
        assert.doesNotMatch(line, /`(?:\p{L}|\d)+`\S|[a-z]\d+ min/u);
      }
    });

    it('hold no JSX, no HTML and nothing undefined', () => {
      for (const twin of all) {
        const words = prose(twin);
        assert.doesNotMatch(
          words,
          /(?<!\\)<\/?[A-Za-z][\w-]*[\s/>]|\{\/\*|className|\bundefined\b|\[object|^(?:import|export) |&#x/mu,
          twin.name,
        );
        assert.deepEqual(
          collect(twin.tree, (node) =>
            node.type === 'html' ? node.value : undefined,
          ),
          [],
          twin.name,
        );
      }
    });

    it('hold every computed number of their page', () => {
      let count = 0;
      for (const twin of all) {
        const text = plain(twin.text.replaceAll('\\', ''));
        for (const data of findTags(mainOf(twin), 'data')) {
          const number = plain(lineOf(data));
          assert.ok(text.includes(number), `${twin.name}: ${number}`);
          count += 1;
        }
      }
      assert.ok(count > 300, `${count}`);
    });

    it('hold every formula of their page as TeX', () => {
      for (const twin of all) {
        const inPage = findTags(mainOf(twin), 'math').length;
        assert.equal(
          formulasOf(twin, ['math', 'inlineMath']).length,
          inPage,
          twin.name,
        );
        const dollars = prose(twin).match(/(?<!\\)\$/gu)?.length ?? 0;
        assert.equal(dollars % 2, 0, twin.name);
      }
    });

    it('hold the default curves of models as tables of 21 rows', () => {
      const time = {en: /^Time\b/u, 'zh-Hans': /^时间/u}[locale];
      let count = 0;
      for (const twin of all) {
        const models = findAll(
          mainOf(twin),
          ({properties}) =>
            properties.dataKnob !== undefined ||
            properties.dataSimulation !== undefined,
        );
        const lengths = tablesOf(twin)
          .filter(({children: [head]}) => {
            const cell = head?.children[0]?.children[0];
            return cell?.type === 'text' && time.test(cell.value);
          })
          .map(({children}) => children.length - 1);
        if (models.length > 0) {
          assert.ok(lengths.length > 0 || models.length < 2, twin.name);
          assert.ok(Math.max(0, ...lengths) <= 21, twin.name);
          count += lengths.filter((length) => length === 21).length;
        }
      }
      assert.ok(count > 30, `${count}`);
    });

    it('link to pages, sections and files of the site', () => {
      const own = new URL(
        /<(https?:[^>]+)>/u.exec(all[0]?.text ?? '')?.[1] ?? '',
      );
      const ids = new Map<string, ReadonlySet<string>>();
      const idsOf = (path: string) => {
        const known =
          ids.get(path) ??
          new Set(
            [
              ...readFileSync(join(BUILD, path), 'utf8').matchAll(
                /\sid="?([^\s">]+)/gu,
              ),
            ].map(([, id = '']) => id),
          );
        ids.set(path, known);
        return known;
      };
      for (const {name, tree} of all) {
        const links = collect(tree, (node) =>
          node.type === 'link' || node.type === 'image' ? node.url : undefined,
        );
        for (const url of links) {
          const {origin, pathname, hash} = new URL(url);
          if (origin === own.origin) {
            const path = decodeURI(pathname).replace(/^\/|\/$/gu, '');
            const page = path === '' ? 'index.html' : `${path}/index.html`;
            assert.ok(files.has(path) || files.has(page), `${name}: ${url}`);
            if (hash !== '' && !hash.includes('=')) {
              const id = decodeURIComponent(hash.slice(1));
              assert.ok(idsOf(page).has(id), `${name}: ${url}`);
            }
          }
        }
      }
    });

    it('are listed with a line each in llms.txt', () => {
      const list = readFileSync(
        join(BUILD, localePrefix[locale], 'llms.txt'),
        'utf8',
      );
      const lines = list.split('\n').filter((line) => line.startsWith('- '));
      const listed = lines.map((line) => {
        const match = /^- \[.+\]\((.+?)\): \S/u.exec(line);
        assert.ok(match, line);
        return decodeURI(new URL(match[1] ?? '').pathname);
      });
      const names = all.map(({name}) => `/${name.slice(BUILD.length + 1)}`);
      assert.deepEqual([...listed].sort(), [...names].sort());
      assert.match(list, /^# \S.*\n\n> \S/u);
    });

    it('stay out of the sitemap and of the offline copies', () => {
      for (const path of ['sitemap.xml', 'offline/files.json']) {
        const file = join(BUILD, localePrefix[locale], path);
        assert.doesNotMatch(readFileSync(file, 'utf8'), /\.md\b|llms\.txt/u);
      }
    });
  });
}

describe('the Markdown files of both languages', () => {
  for (const id of listedPages) {
    it(`have the same headings, formulas and tables: ${id}`, () => {
      const [en, zh] = locales.map((locale) => {
        const twin = twins[locale].get(id);
        assert.ok(twin);
        return shapeOf(twin);
      });
      assert.deepEqual(zh, en);
    });
  }
});
