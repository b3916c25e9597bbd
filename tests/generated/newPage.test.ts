import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {promisify, stripVTControlCharacters} from 'node:util';

import {afterAll, describe, it} from 'vitest';

import {copyProject} from '../projectCopy';

const root = copyProject();
afterAll(() => rmSync(root, {recursive: true}));

const inCopy = {cwd: root, maxBuffer: 2 ** 26};

/** Runs a program in the copy, which has to succeed; returns what it prints. */
async function execute(
  program: string,
  ...args: readonly string[]
): Promise<string> {
  try {
    return (await promisify(execFile)(program, args, inCopy)).stdout;
  } catch (error) {
    const {stdout = '', stderr = ''} = error as Record<string, string>;
    const printed = `${stdout.slice(-4000)}${stderr.slice(-4000)}`;
    throw new Error(`${args.join(' ')}: ${printed}`, {cause: error});
  }
}

/** Runs a command of package.json in the copy; see `execute`. */
function run(command: string, ...args: readonly string[]): Promise<string> {
  return execute('npm', 'run', '--silent', command, '--', ...args);
}

/** Runs tests in the copy, one at least: a filter may select none. */
async function runTests(
  command: string,
  ...args: readonly string[]
): Promise<void> {
  const printed = await run(command, ...args);
  assert.match(stripVTControlCharacters(printed), /Tests +\d+ passed/u);
}

/** Where something is made or changed: the rest was checked before. */
const touched = [
  'blog',
  'docs',
  'i18n',
  'src/labSheet/sheets',
  'src/sketch/sketches',
  'src/models/library/invented-lag',
  'src/models/references/cases/invented-lag.ts',
  'src/models/registry.ts',
  'src/site/pages.ts',
] as const;

const titles = (en: string, zh: string) => ['--title', en, '--title-zh', zh];

/** A model with its page, and a page without a model; each with a file of it. */
const requests = [
  {
    request: ['model', 'invented-lag', ...titles('Invented lag', '虚构的环节')],
    file: 'src/models/library/invented-lag/index.ts',
  },
  {
    request: [
      'component',
      'invented-lag',
      '--library=signal',
      '--submodel=INVENTED0',
      ...titles('INVENTED0: invented lag', 'INVENTED0：虚构的环节'),
    ],
    file: 'docs/Amesim/signal/invented-lag/index.mdx',
  },
  {
    request: [
      'tutorial',
      'invented-tutorial',
      ...titles('Invented tutorial', '虚构教程'),
    ],
    file: 'docs/Amesim/tutorial-basics/invented-tutorial.mdx',
  },
] as const;

describe('what npm run new makes', {tags: ['all']}, () => {
  for (const {request, file} of requests) {
    it(`is made: a ${request[0]}`, async () => {
      await run('new', ...request);
      assert.ok(existsSync(join(root, file)), file);
    });
  }

  // Two at a time; the longest begin first.
  describe.concurrent('and then', () => {
    it('is built, is in no list, and passes the content tests', async () => {
      await run('build');
      for (const page of [
        'docs/Amesim/signal/invented-lag',
        'docs/Amesim/tutorial-basics/invented-tutorial',
        'embed/invented-lag',
        'zh-Hans/docs/Amesim/signal/invented-lag',
      ]) {
        assert.ok(existsSync(join(root, 'build', page, 'index.html')), page);
      }
      for (const list of [
        'sitemap.xml',
        'llms.txt',
        'blog/rss.xml',
        'docs/index.html',
        'docs/signal/index.html',
      ]) {
        const text = readFileSync(join(root, 'build', list), 'utf8');
        assert.doesNotMatch(text, /invented/iu, list);
      }
      // More pages make the table of routes longer: budgets are for those of the
      // site. An unlisted page is not in the search.
      const excluded = '--exclude=**/{budgets,searchQuality}.test.ts';
      await runTests('test:content', '--tags-filter=!all', excluded);
    });

    for (const program of [
      ['oxlint'],
      ['eslint', '--max-warnings', '0'],
      ['oxfmt', '--check'],
      ['cspell', '--no-progress', '--no-summary'],
    ] as const) {
      it(`passes ${program[0]}`, async () => {
        await execute('npx', ...program, ...touched);
      });
    }

    for (const check of ['types', 'layers', 'prose', 'unused', 'i18n']) {
      it(`passes the check of ${check}`, async () => {
        await run(`check:${check}`);
      });
    }

    it('passes the unit tests of models and lists', async () => {
      await runTests('test:unit', 'unit/models', '-t', 'invented-lag');
      await runTests('test:unit', 'unit/python', '-t', 'invented-lag');
      await runTests(
        'test:unit',
        'models/registry',
        'unit/site',
        'scripts/newPage',
      );
    });
  });
});
