import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {describe, it} from 'vitest';

import {builtFiles} from '../../scripts/deploy/site';
import {modelIds} from '../../src/models/registry';
import {LIST_PATH} from '../../src/offline/names';
import {embedRoute} from '../../src/site/embeds';
import {addressOf, locales, pages} from '../routes';
import {allPages, readSource, routeOf} from './pages';

const site = process.env.SITE_URL ?? 'https://lumped.example';

function read(prefix: string, route: string): string {
  return readFileSync(join('build', prefix, route, 'index.html'), 'utf8');
}

/** The page about a model, else the first of the table with its panel. */
function pageOf(model: string): string {
  const about = allPages().find(
    ({paths}) => readSource(paths.en).frontMatter.model === model,
  );
  if (about) {
    return routeOf(about);
  }
  const route = Object.values(pages).find(
    (each) =>
      existsSync(join('build', each, 'index.html')) &&
      new RegExp(`data-simulation="?${model}[" >]`).test(read('', each)),
  );
  assert.ok(route !== undefined, `no page shows the panel of ${model}`);
  return route;
}

for (const {name, prefix} of locales) {
  describe(`pages for frames of other sites in ${name}`, () => {
    for (const model of modelIds) {
      const html = () => read(prefix, embedRoute(model));

      it(`${model}: the panel, without the frame of the site`, () => {
        const text = html();
        assert.match(text, new RegExp(`data-simulation="?${model}`));
        assert.match(text, /<h1\b/);
        assert.match(text, /<main\b/);
        assert.doesNotMatch(text, /<nav\b|<footer\b|<header\b/);
        assert.doesNotMatch(text, /theme-announcement-bar/);
      });

      it(`${model}: a line that leads to its page, which is the one to list`, () => {
        const text = html();
        const address = addressOf(prefix, pageOf(model));
        assert.match(text, new RegExp(`<a [^>]*href="?${address}["\\s>]`));
        assert.match(text, /<meta[^>]*name="?robots"?[^>]*content="?noindex/);
        assert.match(
          text,
          new RegExp(
            `<link[^>]*rel="?canonical"?[^>]*${site}${address}["\\s>]`,
          ),
        );
        assert.equal(text.match(/rel="?canonical/g)?.length, 1);
        const card =
          /og:image"?[^>]*content="?([^"\s>]*)/.exec(text)?.[1] ?? '';
        assert.ok(existsSync(join('build', card.slice(site.length))), card);
      });
    }

    it('are in no list: sitemap, search, offline copies', () => {
      const folder = join('build', prefix);
      const index = builtFiles(folder).find((path) =>
        /^search-index-/.test(path),
      );
      assert.ok(index);
      for (const file of ['sitemap.xml', index, LIST_PATH.slice(1)]) {
        const text = readFileSync(join(folder, file), 'utf8');
        assert.ok(!text.includes('/embed/'), file);
      }
    });
  });
}
