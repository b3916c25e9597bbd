import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';

import {afterAll, describe, it} from 'vitest';

import {copyProject} from '../projectCopy';

const root = copyProject();
afterAll(() => rmSync(root, {recursive: true}));

/** Runs a program in the copy. */
function execute(program: string, ...args: readonly string[]): void {
  const options = {cwd: root, encoding: 'utf8'} as const;
  const {status, stdout, stderr} = spawnSync(program, args, options);
  assert.equal(status, 0, `${args.join(' ')}: ${stdout.slice(-4000)}${stderr}`);
}

/** Runs a command of package.json in the copy. */
function run(command: string, ...args: readonly string[]): void {
  execute('npm', 'run', '--silent', command, '--', ...args);
}

/** Where something is made or changed: the rest was linted before. */
const touched = [
  'blog',
  'docs',
  'src/sketch/sketches',
  'src/models/library/invented-lag',
  'src/models/references/cases/invented-lag.ts',
  'src/models/registry.ts',
  'src/site/pages.ts',
] as const;

const titles = (en: string, zh: string) => ['--title', en, '--title-zh', zh];

/** A model with its page, and a page without a model. */
const requests = [
  ['model', 'invented-lag', ...titles('Invented lag', '虚构的环节')],
  [
    'component',
    'invented-lag',
    '--library=signal',
    '--submodel=INVENTED0',
    ...titles('INVENTED0: invented lag', 'INVENTED0：虚构的环节'),
  ],
  ['tutorial', 'invented-tutorial', ...titles('Invented tutorial', '虚构教程')],
] as const;

describe('what npm run new makes', {tags: ['all']}, () => {
  for (const request of requests) {
    it(`is made: a ${request[0]}`, () => {
      run('new', ...request);
    });
  }

  for (const check of [
    'types',
    'layers',
    'prose',
    'spelling',
    'format',
    'unused',
    'i18n',
  ]) {
    it(`passes the check of ${check}`, () => {
      run(`check:${check}`);
    });
  }

  it('passes the check of lint', () => {
    execute('npx', 'eslint', '--max-warnings', '0', ...touched);
  });

  it('passes the unit tests of models and lists', () => {
    run('test:unit', 'unit/models', 'unit/python', '-t', 'invented-lag');
    run('test:unit', 'models/registry', 'unit/site', 'scripts/newPage');
  });

  it('is built, and is in no list', () => {
    run('build');
    for (const page of [
      'docs/Amesim/signal/invented-lag',
      'embed/invented-lag',
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
  });

  it('passes the content tests', () => {
    // More pages make the table of routes longer: budgets are for those of the site.
    run('test:content', '--tags-filter=!all', '--exclude=**/budgets.test.ts');
  });
});
