import assert from 'node:assert/strict';
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {afterAll, describe, it} from 'vitest';

import {createPage} from '../../../scripts/newPage/createPage';
import {
  CHINESE_DOCS,
  decidePagePlace,
  kinds,
} from '../../../scripts/newPage/pagePlace';
import {readCommand} from '../../../scripts/newPage/readCommand';
import {UsageError} from '../../../scripts/usageError';
import {checkFrontMatter} from '../../../src/plugins/frontMatter';
import {headings, readSource} from '../../content/pages';

const DATE = '2026-11-22';
const titles = ['--title', "A lag's twin: two", '--title-zh', '第二个：惯性'];

/** A project with nothing but the templates. */
function projectWithTemplates(): string {
  const root = mkdtempSync(join(tmpdir(), 'new-page-'));
  for (const folder of ['docs', CHINESE_DOCS]) {
    const templates = join(folder, '_templates');
    cpSync(templates, join(root, templates), {recursive: true});
  }
  return root;
}

const root = projectWithTemplates();
afterAll(() => rmSync(root, {recursive: true}));

const commands = {
  component: ['--library=signal', '--submodel=LAG2', '--model=clock'],
  demo: ['--library=thermal', '--model=hot-sphere'],
  tutorial: [],
  post: [],
} as const;

describe('npm run new', () => {
  for (const kind of kinds) {
    it(`makes both files of a ${kind}, alike and with valid front matter`, () => {
      const command = [kind, 'new-page', ...titles, ...commands[kind]];
      const {files} = createPage(readCommand(command), root, DATE);
      const [en, zh] = files.map((file) => readSource(join(root, file)));
      assert.ok(en && zh);
      for (const source of [en, zh]) {
        checkFrontMatter(source.path, source.frontMatter);
        assert.doesNotMatch(source.body, /NAME0|YYYY|of-the|Rules of this/);
      }
      assert.equal(en.frontMatter.title, "A lag's twin: two");
      assert.equal(zh.frontMatter.title, '第二个：惯性');
      assert.deepEqual(
        headings(zh).map(({id}) => id),
        headings(en).map(({id}) => id),
      );
    });
  }

  it('puts a component into the folder of its library, with its names', () => {
    const library = ['--library', 'thermal-hydraulic', '--submodel', 'LAG2'];
    const command = ['component', 'second-order-lag', ...titles, ...library];
    const {files, steps} = createPage(readCommand(command), root, DATE);
    const folder = 'Amesim/Thermal-Hydraulic/second-order-lag';
    assert.deepEqual(files, [
      `docs/${folder}/index.mdx`,
      `${CHINESE_DOCS}/${folder}/index.mdx`,
    ]);
    const {frontMatter} = readSource(join(root, files[0] ?? ''));
    assert.equal(frontMatter.library, 'thermal-hydraulic');
    assert.equal(frontMatter.submodel, 'LAG2');
    assert.equal(frontMatter.model, 'second-order-lag');
    assert.deepEqual(frontMatter.tags, ['thermal-hydraulic-library']);
    const [row = '', sidebar = '', model = ''] = steps;
    assert.ok(row.includes(`secondOrderLag: {route: '/docs/${folder}/', `));
    assert.ok(sidebar.includes(`'${folder}/index'`));
    assert.ok(model.includes("the model 'second-order-lag'"));
  });

  it('names a post by its date', () => {
    const page = readCommand(['post', 'lag', ...titles]);
    const {files, route} = decidePagePlace(page, DATE);
    assert.equal(files[0], 'blog/2026-11-22-lag.mdx');
    assert.equal(route, '/blog/lag');
  });

  it('leaves a page alone that exists', () => {
    const page = readCommand(['tutorial', 'twice', ...titles]);
    createPage(page, root, DATE);
    assert.throws(() => createPage(page, root, DATE), UsageError);
  });

  for (const [what, command] of [
    ['an unknown kind', ['page', 'slug', ...titles]],
    ['no title', ['post', 'slug', '--title-zh', '题']],
    ['a slug with a path in it', ['post', '../slug', ...titles]],
    ['a demo without a library', ['demo', 'slug', ...titles]],
    ['an unknown library', ['demo', 'slug', ...titles, '--library', 'x']],
    [
      'a component without a submodel',
      ['component', 'slug', ...titles, '--library=signal'],
    ],
    ['an unknown option', ['post', 'slug', ...titles, '--colour', 'red']],
  ] as const) {
    it(`refuses ${what}`, () => {
      assert.throws(() => readCommand(command), UsageError);
    });
  }
});
