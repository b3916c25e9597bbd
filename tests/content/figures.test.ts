import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {describe, it} from 'vitest';

import {
  allPages,
  omittedIn,
  type Page,
  publishedPages,
  readSource,
  type Source,
} from './pages';

/** The names of a page's figures, in their order. */
function figuresOf({body}: Source): readonly string[] {
  return [...body.matchAll(/<Figure\s+name="([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
}

function sketchesOf({body}: Source): readonly string[] {
  return [...body.matchAll(/<Sketch\s+name="([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
}

/** Where the text refers to a figure, and the words of the link. */
function referencesOf({body}: Source): readonly (readonly [string, string])[] {
  return [...body.matchAll(/\[([^\]]+)\]\(#fig-([a-z0-9-]+)\)/g)].map(
    (match) => [match[2] ?? '', match[1] ?? ''] as const,
  );
}

/** The built HTML of a page that stands in a folder of its own. */
function built({name}: Page, prefix: string): string {
  const folder = name.replace(/\/index\.mdx$/, '');
  return readFileSync(
    join('build', prefix, 'docs', folder, 'index.html'),
    'utf8',
  );
}

const pages = allPages();

const modelled = publishedPages().filter(({paths}) =>
  ['component', 'demo'].includes(String(readSource(paths.en).frontMatter.kind)),
);

/** The names of what a folder of `src` holds. */
function drawnIn(folder: string): readonly string[] {
  return readdirSync(join('src', folder))
    .filter((file) => !file.startsWith('_'))
    .map((file) => file.replace(/\.tsx?$/u, ''));
}

const languages = [
  {key: 'en', prefix: '', word: 'Figure'},
  {key: 'zh', prefix: 'zh-Hans', word: '图'},
] as const;

describe('figures', () => {
  for (const page of modelled) {
    it(`${page.paths.en} has a sketch and a figure, or says why not`, () => {
      const source = readSource(page.paths.en);
      const omitted = omittedIn(source);
      for (const [part, names] of [
        ['sketch', sketchesOf(source)],
        ['figure', figuresOf(source)],
      ] as const) {
        assert.equal(
          names.length === 0,
          omitted.includes(part),
          `a <${part === 'sketch' ? 'Sketch' : 'Figure'}>, or the comment {/* omitted: ${part} (why) */}, and not both`,
        );
      }
    });

    for (const {key, prefix} of languages) {
      it(`${page.paths[key]} draws each figure and says it in words`, () => {
        const html = built(page, prefix);
        for (const name of figuresOf(readSource(page.paths[key]))) {
          const words = new RegExp(`<p id="?fig-${name}-words"?>([^<]*)<`).exec(
            html,
          )?.[1];
          assert.ok(words !== undefined && words.length > 60, name);
          assert.equal(/\p{Script=Han}/u.test(words), key === 'zh', name);
          assert.doesNotMatch(words, /NaN|undefined|–/);
        }
      });
    }
  }

  it('and sketches are each shown by a page', () => {
    const sources = pages.map(({paths}) => readSource(paths.en));
    const idle = (drawn: readonly string[], shown: readonly string[]) =>
      drawn.filter((name) => !shown.includes(name));
    const figures = sources.flatMap(figuresOf);
    const sketches = sources.flatMap(sketchesOf);
    assert.deepEqual(
      idle(drawnIn('components/markdown/Figure/drawings'), figures),
      [],
    );
    assert.deepEqual(idle(drawnIn('sketch/sketches'), sketches), []);
  });

  for (const {paths} of pages) {
    it(`of ${paths.en} are the same in both languages`, () => {
      const [en, zh] = [readSource(paths.en), readSource(paths.zh)];
      assert.deepEqual(figuresOf(zh), figuresOf(en));
      assert.deepEqual(sketchesOf(zh), sketchesOf(en));
    });

    for (const {key, word} of languages) {
      it(`of ${paths[key]} are each referred to, by their number`, () => {
        const source = readSource(paths[key]);
        const names = figuresOf(source);
        assert.equal(
          new Set(names).size,
          names.length,
          'a figure stands twice',
        );
        const references = referencesOf(source);
        for (const [name, words] of references) {
          assert.equal(words, `${word} ${names.indexOf(name) + 1}`, name);
        }
        const told = new Set(references.map(([name]) => name));
        assert.deepEqual(
          names.filter((name) => !told.has(name)),
          [],
        );
      });
    }
  }
});
