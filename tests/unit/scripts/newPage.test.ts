import assert from 'node:assert/strict';
import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {afterAll, describe, it} from 'vitest';

import {createModel} from '../../../scripts/newPage/createModel';
import {type Created, createPage} from '../../../scripts/newPage/createPage';
import {
  CHINESE_DOCS,
  decidePagePlace,
  kinds,
} from '../../../scripts/newPage/pagePlace';
import {readCommand} from '../../../scripts/newPage/readCommand';
import {UsageError} from '../../../scripts/usageError';
import {checkFrontMatter} from '../../../src/plugins/frontMatter';
import {headings, readSource, type Source} from '../../content/pages';
import {
  chinese,
  contraction,
  english,
  phrasesIn,
} from '../../content/proseFamilies';

const DATE = '2026-11-22';
const titles = ['--title', "A lag's twin: two", '--title-zh', '第二个：惯性'];

/** A project with what `npm run new` reads: templates and tables. */
function projectWithTemplates(): string {
  const root = mkdtempSync(join(tmpdir(), 'new-page-'));
  for (const path of [
    'docs/_templates',
    `${CHINESE_DOCS}/_templates`,
    'python/_template.py',
    'src/labSheet/sheets/_template.ts',
    'src/labSheet/sheets/index.ts',
    'src/sketch/sketches/_template.ts',
    'src/models/library/_template',
    'src/models/references/cases/_template.ts',
    'src/models/registry.ts',
    'src/site/pages.ts',
  ]) {
    cpSync(path, join(root, path), {recursive: true});
  }
  return root;
}

const root = projectWithTemplates();
afterAll(() => rmSync(root, {recursive: true}));

/** Runs `npm run new` in that project. */
function run(command: readonly string[]): Promise<Created> {
  const request = readCommand(command);
  return request.kind === 'model'
    ? createModel(request, root)
    : createPage(request, root, DATE);
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

const commands = {
  component: ['--library=signal', '--submodel=LAG2', '--model=clock'],
  demo: ['--library=thermal', '--model=hot-sphere'],
  tutorial: [],
  post: [],
} as const;

describe('npm run new', () => {
  for (const kind of kinds) {
    it(`makes both files of a ${kind}, alike and with valid front matter`, async () => {
      const slug = `an-invented-${kind}`;
      const {files} = await run([kind, slug, ...titles, ...commands[kind]]);
      const [en, zh] = files
        .slice(0, 2)
        .map((file) => readSource(join(root, file)));
      assert.ok(en && zh);
      for (const source of [en, zh]) {
        checkFrontMatter(source.path, source.frontMatter);
        assert.doesNotMatch(source.body, /NAME0|YYYY|of-the|Rules of this/);
        assert.equal(source.frontMatter.unlisted, true);
      }
      const families = [...english, contraction];
      assert.deepEqual(phrasesIn(en.body, families), []);
      assert.deepEqual(phrasesIn(zh.body, chinese), []);
      assert.equal(en.frontMatter.title, "A lag's twin: two");
      assert.equal(zh.frontMatter.title, '第二个：惯性');
      assert.deepEqual(
        headings(zh).map(({id}) => id),
        headings(en).map(({id}) => id),
      );
      const partsOf = ({body}: Source) =>
        [...body.matchAll(/<([A-Z]\w*)/gu)].map(([, name]) => name);
      assert.deepEqual(partsOf(zh), partsOf(en));
    });
  }

  it('puts a component into the folder of its library, with its names', async () => {
    const {files} = await run([
      'component',
      'another-invented-lag',
      ...titles,
      '--library=thermal-hydraulic',
      '--submodel=INVENTED0',
      '--model=clock',
      '--icon=lag',
    ]);
    assert.match(
      read('src/site/pages.ts'),
      /anotherInventedLag: componentPage\([^)]*'lag'/u,
    );
    const folder = 'Amesim/Thermal-Hydraulic/another-invented-lag';
    assert.deepEqual(files, [
      `docs/${folder}/index.mdx`,
      `${CHINESE_DOCS}/${folder}/index.mdx`,
      'src/site/pages.ts',
    ]);
    const {frontMatter} = readSource(join(root, files[0] ?? ''));
    assert.equal(frontMatter.library, 'thermal-hydraulic');
    assert.equal(frontMatter.submodel, 'INVENTED0');
    assert.equal(frontMatter.model, 'clock');
    assert.deepEqual(frontMatter.tags, ['thermal-hydraulic-library']);
  });

  it('adds the row of each page after those of its folder', async () => {
    const slugs = ['a-tutorial-between', 'a-second-tutorial'];
    for (const slug of slugs) {
      await run(['tutorial', slug, ...titles]);
    }
    const names = [
      ...read('src/site/pages.ts').matchAll(/^ {2}(\w+): /gmu),
    ].map(([, name]) => name);
    const at = names.indexOf('aTutorialBetween');
    assert.equal(names[at + 1], 'aSecondTutorial');
    assert.ok(at > names.indexOf('introduction'));
    assert.ok(at < names.indexOf('signalLibrary'));
  });

  it('makes a model with its references, Python program, sketch and row', async () => {
    const titles = ['--title', "An engineer's model", '--title-zh', '模型'];
    const {files, steps} = await run(['model', 'an-invented-model', ...titles]);
    assert.deepEqual(files, [
      'src/models/library/an-invented-model/index.ts',
      'src/models/references/cases/an-invented-model.ts',
      'src/sketch/sketches/an-invented-model.ts',
      'src/labSheet/sheets/an-invented-model.ts',
      'python/an_invented_model.py',
      'src/models/registry.ts',
      'src/labSheet/sheets/index.ts',
    ]);
    const model = read(files[0] ?? '');
    assert.match(model, /id: 'an-invented-model'/u);
    assert.match(model, /text\("An engineer's model", '模型'\)/u);
    for (const file of files) {
      assert.doesNotMatch(
        read(file),
        /_template|'template'|TEMPLATE|TITLE|标题|NAME0/u,
        file,
      );
    }
    for (const table of files.slice(-2)) {
      assert.match(
        read(table),
        /\n {2}'an-invented-model': \(\) =>\s+import\(.*\/an-invented-model'\),\n\} as const/u,
      );
    }
    assert.ok(steps.some((step) => step.includes('--model an-invented-model')));
  });

  it('names the rows of the glossary that lead elsewhere', async () => {
    const {steps} = await run([
      'component',
      'an-invented-page',
      ...titles,
      '--library=signal',
      '--submodel=LAG1',
      '--model=clock',
    ]);
    assert.ok(steps.some((step) => step.includes("row 'first-order-lag'")));
  });

  it('names a post by its date', () => {
    const page = readCommand(['post', 'invented', ...titles]);
    assert.ok(page.kind !== 'model');
    const {files, route} = decidePagePlace(page, DATE);
    assert.equal(files[0], 'blog/2026-11-22-invented.mdx');
    assert.equal(route, '/blog/invented');
  });

  it('leaves alone what exists', async () => {
    await run(['tutorial', 'invented-twice', ...titles]);
    await assert.rejects(
      run(['tutorial', 'invented-twice', ...titles]),
      UsageError,
    );
    await run(['model', 'invented-twice', ...titles]);
    await assert.rejects(
      run(['model', 'invented-twice', ...titles]),
      UsageError,
    );
    await assert.rejects(run(['tutorial', 'glossary', ...titles]), UsageError);
  });

  it('asks for the model of a page before the page', () => {
    assert.throws(
      () =>
        readCommand([
          'demo',
          'invented',
          ...titles,
          '--library=signal',
          '--model=no-such-model',
        ]),
      /npm run new -- model no-such-model/u,
    );
  });

  for (const [what, command] of [
    ['a model without a Chinese title', ['model', 'slug', '--title', 'A']],
    ['a model whose id is no name', ['model', 'Slug', ...titles]],
    ['an unknown kind', ['page', 'slug', ...titles]],
    ['no title', ['post', 'slug', '--title-zh', '题']],
    ['a slug with a path in it', ['post', '../slug', ...titles]],
    ['a demo without a library', ['demo', 'slug', ...titles]],
    ['an unknown library', ['demo', 'slug', ...titles, '--library', 'x']],
    [
      'a component without a submodel',
      ['component', 'slug', ...titles, '--library=signal'],
    ],
    [
      'an unknown icon',
      [
        'demo',
        'slug',
        ...titles,
        '--library=thermal',
        '--model=clock',
        '--icon=x',
      ],
    ],
    ['an unknown option', ['post', 'slug', ...titles, '--colour', 'red']],
  ] as const) {
    it(`refuses ${what}`, () => {
      assert.throws(() => readCommand(command), UsageError);
    });
  }
});
