import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';

import {describe, it} from 'vitest';

import {languages, pages} from '../../scripts/measure/pages';
import {brotli} from '../../scripts/measure/serve';
import {entryChunks} from '../../src/offline/entryScripts';
import {htmlFileOf} from '../../src/site/markdownTwins';
import {pageIds, pages as sitePages} from '../../src/site/pages';
import {firstLoad} from './firstLoad';
import {shareOfCopies} from './shareOfCopies';

const FOLDER = 'build';
const KB = 1024;

/**
 * Brotli. `js` is all that a page without a model loads, its text included, and
 * in a post its interactive parts too; `shared` the part that every page has.
 */
const limits = {
  shared: 103 * KB,
  js: {post: 130 * KB, others: 123 * KB},
  css: {
    'doc with model': 18_600,
    home: 16_750,
    others: 14_750,
  },
  /** What the text of a page with a model takes more than that of another. */
  withModel: 36 * KB,
  /** What a page with a model loads after another one. */
  secondModel: 17 * KB,
  /** Share of all bytes of scripts that another script has as well. */
  copies: 0.08,
  /** The HTML of a page with a model, uncompressed, as it is opened. */
  html: {bytes: 130 * KB, elements: 2750},
} as const;

function limitOf(
  {others, ...own}: Readonly<Record<string, number>> & {others: number},
  kind: string,
): number {
  return own[kind] ?? others;
}

const sizes = new Map<string, number>();

function sizeOf(file: string): number {
  const size = sizes.get(file) ?? brotli(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

function sum(files: readonly string[]): number {
  return files.reduce((total, file) => total + sizeOf(file), 0);
}

const isShared = (file: string) =>
  entryChunks.some((name) => basename(file).startsWith(`${name}.`));

function row(cells: readonly (string | number)[]): string {
  const texts = cells.map((cell) =>
    typeof cell === 'string' ? cell.padEnd(15) : String(cell).padStart(8),
  );
  return texts.join(' ');
}

describe('the first load of a page', () => {
  for (const {language, prefix} of languages) {
    const loads = pages.map(({kind, route}) => {
      const load = firstLoad(FOLDER, prefix + route);
      return {
        kind,
        html: sizeOf(load.html),
        shared: sum(load.scripts.filter(isShared)),
        js: sum(load.scripts),
        css: sum(load.styles),
      };
    });
    const by = (wanted: string) => {
      const found = loads.find(({kind}) => kind === wanted);
      assert.ok(found);
      return found;
    };

    it(`holds no more scripts in ${language} than the budget`, async ({
      annotate,
    }) => {
      await annotate('bytes, brotli     html   shared   all js      css');
      for (const {kind, html, shared, js, css} of loads) {
        await annotate(row([kind, html, shared, js, css]));
        assert.ok(shared > 0 && js > shared, kind);
        assert.ok(shared <= limits.shared, `${kind}: ${shared} shared`);
        if (kind !== 'doc with model') {
          assert.ok(js <= limitOf(limits.js, kind), `${kind}: ${js}`);
        }
      }
    });

    it(`adds no more for a model in ${language} than the budget`, () => {
      const more = by('doc with model').js - by('doc').js;
      assert.ok(more <= limits.withModel, `${more}`);
    });

    it(`holds no more styles in ${language} than the budget`, () => {
      for (const {kind, css} of loads) {
        assert.ok(css <= limitOf(limits.css, kind), `${kind}: ${css}`);
      }
    });

    it(`loads no more for a second model in ${language} than the budget`, () => {
      const [first, second] = [sitePages.lag, sitePages.sine].map(
        ({route}) => firstLoad(FOLDER, prefix + route).scripts,
      );
      assert.ok(first && second);
      const more = sum(second.filter((file) => !first.includes(file)));
      assert.ok(more <= limits.secondModel, `${more}`);
    });
  }
});

describe('the HTML of pages with a model', () => {
  for (const {language, prefix} of languages) {
    const found = pageIds
      .map((id) => join(FOLDER, prefix, htmlFileOf(id)))
      .map((file) => ({file, html: readFileSync(file, 'utf8')}))
      .filter(({html}) => html.includes('data-simulation='));

    it(`is no larger in ${language} than the budget`, async ({annotate}) => {
      assert.ok(found.length > 8, `${found.length}`);
      for (const {file, html} of found) {
        const bytes = Buffer.byteLength(html);
        const markup = html.replaceAll(/<script[\s\S]*?<\/script>/gu, '');
        const elements = markup.match(/<[a-z]/gu)?.length ?? 0;
        await annotate(row([basename(dirname(file)), bytes, elements]));
        assert.ok(bytes <= limits.html.bytes, `${file}: ${bytes} bytes`);
        assert.ok(
          elements <= limits.html.elements,
          `${file}: ${elements} elements`,
        );
      }
    });
  }
});

describe('the scripts', () => {
  for (const {language, prefix} of languages) {
    it(`hold few modules twice in ${language}`, async ({annotate}) => {
      const share = shareOfCopies(join(FOLDER, prefix, 'assets', 'js'));
      await annotate(`${(100 * share).toFixed(1)} % are copies`);
      assert.ok(share > 0 && share <= limits.copies, `${share}`);
    });
  }
});
