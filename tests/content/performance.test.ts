import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {load} from 'cheerio';
import {beforeAll, describe, it} from 'vitest';

import {firstLoad} from './firstLoad';

const site = join('tests', 'fixtures', 'site');
const build = join('node_modules', '.cache', 'fixture-site');

/** All files of a kind as one text. */
function allOf(folder: string): string {
  const files = readdirSync(join(build, 'assets', folder));
  return files
    .map((file) => readFileSync(join(build, 'assets', folder, file), 'utf8'))
    .join('\n');
}

function page(address: string) {
  return load(readFileSync(join(build, address, 'index.html'), 'utf8'));
}

function buildFixture(
  folder: string,
  env: Readonly<Record<string, string>> = {},
) {
  const command = 'scripts/docusaurus.mjs';
  const arguments_ = ['build', site, '--out-dir', `../../../${folder}`];
  execFileSync(process.execPath, [command, ...arguments_], {
    env: {
      ...process.env,
      ...env,
      NODE_ENV: 'production',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

/** A site of three pages, built by Docusaurus with the performance plugin. */
describe('the performance plugin', {tags: ['all']}, () => {
  beforeAll(() => {
    buildFixture(build);
  }, 240_000);

  it('preloads all scripts and runs none before the first paint', () => {
    const $ = page('docs/intro');
    assert.equal($('script[src]').length, 0);
    const entries = $('link[rel="preload"][data-entry]').toArray();
    const names = entries.map(({attribs}) => attribs.href);
    assert.equal(names.length, 2);
    assert.match(names.join(' '), /runtime~main.*\/main\./);
    // All others hold the content of the page: chunks have numbers.
    const others = $('link[as="script"]:not([data-entry])').toArray();
    assert.ok(others.length > 0);
    for (const {attribs} of others) {
      assert.match(attribs.href ?? '', /\/\d+\.\w+\.js$/);
    }
  });

  it('names the scripts and styles of the page itself in its HTML', () => {
    const home = firstLoad(build, '/');
    const text = home.scripts
      .map((file) => readFileSync(file, 'utf8'))
      .join('');
    assert.match(text, /一句问候/);
    const styles = home.styles
      .map((file) => readFileSync(file, 'utf8'))
      .join('');
    assert.match(styles, /outline:1px dotted/);
    const others = firstLoad(build, '/docs/intro').styles;
    assert.ok(
      others.every(
        (file) => !readFileSync(file, 'utf8').includes('1px dotted'),
      ),
    );
  });

  it('writes messages and texts into the scripts, in one language', () => {
    const scripts = allOf('js');
    for (const own of ['页面的标题', '一句问候', '页面的标签']) {
      assert.ok(scripts.includes(own), own);
    }
    for (const other of [
      'Title of the page',
      'A greeting',
      'Label of the page',
      'For translators only',
    ]) {
      assert.ok(!scripts.includes(other), other);
    }
    assert.equal(page('/')('h1').text(), '页面的标签');
    assert.match(page('/')('title').text(), /页面的标题/);
  });

  it('sends formulas as HTML', () => {
    assert.match(allOf('js'), /<mi>τ<\/mi>/);
    const $ = page('docs/intro');
    assert.equal($('article math').attr('data-tex'), '\\tau');
    assert.equal($('article math').text(), 'τ');
    assert.equal($('article p a').attr('href'), '/blog/a-post');
  });

  it('leaves out what only the build reads, and the highlighter', () => {
    const scripts = allOf('js');
    assert.ok(scripts.includes('https://fixture.example'));
    assert.doesNotMatch(
      scripts,
      /read-by-the-build-only|onBrokenMarkdownLinks/,
    );
    assert.doesNotMatch(scripts, /languages\.clike/);
  });

  it('leaves out the styles that no page uses', () => {
    const styles = allOf('css');
    assert.match(styles, /\.button\{/);
    assert.match(styles, /\.navbar__brand/);
    assert.doesNotMatch(
      styles,
      /\.badge|\.hero--|\.navbar--dark|\.text--justify/,
    );
  });

  it('ends the classes of a style sheet in the same letters', () => {
    assert.match(
      allOf('css'),
      /\.toggle_(?<ending>\w{3})\{[^]*\.toggleButton_\k<ending>\{/,
    );
  });
});

describe(
  'a link in Markdown to a file that is not there',
  {tags: ['all']},
  () => {
    it('stops the build as a broken link, although it only warns in Markdown', () => {
      assert.match(
        readFileSync('docusaurus.config.ts', 'utf8'),
        /onBrokenLinks: 'throw'[^]*onBrokenMarkdownLinks: 'warn'/,
      );
      assert.throws(
        () => buildFixture(`${build}-broken`, {BROKEN_LINK: 'yes'}),
        /broken links[^]*missing\.mdx/i,
      );
    }, 240_000);
  },
);
