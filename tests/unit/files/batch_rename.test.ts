import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

import {afterEach, beforeEach, describe, it} from 'vitest';

import renameCases from '../../fixtures/renames.json';

const script = resolve('static', 'files', 'batch_rename.py');

/** The exit codes that the script's own help lists. */
const code = {done: 0, refused: 1, wrongUse: 2, nothing: 3, rolledBack: 4};

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'batch-rename-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

/** Runs the script in the folder on a system of that locale. */
function runIn(locale: string, ...args: readonly string[]) {
  const result = spawnSync('python3', [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, PYTHONUTF8: '1', LC_ALL: locale},
  });
  assert.equal(
    result.error,
    undefined,
    'python3 is missing: this test runs static/files/batch_rename.py with it (Debian, Ubuntu: apt-get install python3)',
  );
  return result;
}

function run(...args: readonly string[]) {
  return runIn('C.UTF-8', ...args);
}

/** Writes files that each hold their own first name. */
function create(...names: readonly string[]): void {
  for (const name of names) {
    writeFileSync(join(folder, name), name);
  }
}

/** File name to content, without the script's logs. */
function contents(): Readonly<Record<string, string>> {
  const names = readdirSync(folder)
    .filter((name) => !name.startsWith('batch_rename_log_'))
    .sort();
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

function logs(): readonly string[] {
  return readdirSync(folder).filter((name) =>
    name.startsWith('batch_rename_log_'),
  );
}

function onlyLog(): string {
  const [log, ...others] = logs();
  assert.ok(log !== undefined && others.length === 0, 'one log is expected');
  return log;
}

describe('batch_rename.py, what it is given', {tags: ['all']}, () => {
  it('reads paths from a list', () => {
    create('a.csv', 'b.csv', 'c.csv');
    writeFileSync(join(folder, 'list.txt'), '\uFEFFa.csv\r\nb.csv\r\n');
    run('csv$', 'txt', '--from-list', 'list.txt', '--apply');
    assert.deepEqual(Object.keys(contents()), [
      'a.txt',
      'b.txt',
      'c.csv',
      'list.txt',
    ]);
  });

  it('tells wrong use from nothing to do by the exit code', () => {
    create('a.csv');
    assert.equal(run('(', 'x', '.').status, code.wrongUse);
    assert.equal(run('a', '{2:03d}', '.').status, code.wrongUse);
    assert.equal(run('a', '{0:03d}', '.').status, code.wrongUse);
    assert.equal(run('a', 'b', 'missing.csv').status, code.wrongUse);
    assert.equal(run('no such name', 'x', '.').status, code.nothing);
    assert.deepEqual(contents(), {'a.csv': 'a.csv'});
  });
});

describe('batch_rename.py, preview and checks', () => {
  it('changes nothing without --apply', () => {
    create('a.csv');
    const {status, stdout} = run('a', 'b', '.');
    assert.equal(status, code.done);
    assert.match(stdout, /a\.csv {2}-> {2}b\.csv/);
    assert.match(stdout, /nothing has been changed/);
    assert.deepEqual(contents(), {'a.csv': 'a.csv'});
    assert.deepEqual(logs(), []);
  });

  // Other names that are refused: renames.json.
  const refusals = [
    ['a name that exists', ['a.csv', 'B.csv'], '^a', 'b'],
    ['a name of 256 characters', ['a.csv'], 'a', 'a'.repeat(252)],
  ] as const;
  for (const [what, files, pattern, replacement] of refusals) {
    const tags = what === 'a name that exists' ? [] : ['all'];
    it(`refuses ${what} and leaves every file alone`, {tags}, () => {
      create(...files);
      const before = contents();
      const {status, stderr} = run(pattern, replacement, '.', '--apply');
      assert.equal(status, code.refused);
      assert.match(stderr, /Refused/);
      assert.deepEqual(contents(), before);
      assert.deepEqual(logs(), []);
    });
  }

  it('renames model files when that is asked for', {tags: ['all']}, () => {
    create('bar.ame');
    run('bar', 'rod', '.', '--apply', '--allow-model-files');
    assert.deepEqual(contents(), {'rod.ame': 'bar.ame'});
  });

  it(
    'speaks the language of --lang, else that of the system',
    {tags: ['all']},
    () => {
      create('a.csv');
      assert.match(run('a', 'b', '.', '--lang', 'zh').stdout, /这是预览/);
      assert.match(runIn('zh_CN.UTF-8', 'a', 'b', '.').stdout, /这是预览/);
    },
  );
});

describe('batch_rename.py, two phases', () => {
  it('swaps two names', {tags: ['all']}, () => {
    create('hot-cold.csv', 'cold-hot.csv');
    const {status} = run('(\\w+)-(\\w+)', '\\2-\\1', '.', '--apply');
    assert.equal(status, code.done);
    assert.deepEqual(contents(), {
      'cold-hot.csv': 'hot-cold.csv',
      'hot-cold.csv': 'cold-hot.csv',
    });
  });

  it('moves a whole series up by one', {tags: ['all']}, () => {
    create('r1.csv', 'r2.csv', 'r3.csv');
    run('\\d', '{n}', '.', '--start=2', '--apply');
    assert.deepEqual(contents(), {
      'r2.csv': 'r1.csv',
      'r3.csv': 'r2.csv',
      'r4.csv': 'r3.csv',
    });
  });

  it('changes only the case of a name', {tags: ['all']}, () => {
    create('Bar.CSV');
    const {status} = run('Bar.CSV', 'bar.csv', '.', '--apply');
    assert.equal(status, code.done);
    assert.deepEqual(
      readdirSync(folder).filter((name) => !logs().includes(name)),
      ['bar.csv'],
    );
  });

  it('rolls everything back when one rename fails', () => {
    // 140 characters pass the checks; their 420 bytes are too many for the
    // disk, which says so after the files before it bear their new names.
    const long = '长'.repeat(70);
    create('a1.csv', 'a2.csv', `a${long}.csv`);
    const before = contents();
    const {status, stderr} = run('a(.*)[.]', 'b\\1\\1.', '.', '--apply');
    assert.equal(status, code.rolledBack);
    assert.match(stderr, /Every name is as it was before/);
    assert.deepEqual(contents(), before);
    assert.deepEqual(logs(), []);
  });
});

describe('batch_rename.py --undo', () => {
  it('brings the old names back, once, after a preview', () => {
    create('hot-cold.csv', 'cold-hot.csv');
    const before = contents();
    run('(\\w+)-(\\w+)', '\\2-\\1', '.', '--apply');
    const log = onlyLog();
    const swapped = contents();
    assert.equal(run('--undo', log).status, code.done);
    assert.deepEqual(contents(), swapped);
    assert.equal(run('--undo', log, '--apply').status, code.done);
    assert.deepEqual(contents(), before);
    assert.equal(run('--undo', log, '--apply').status, code.wrongUse);
    assert.deepEqual(contents(), before);
  });

  it(
    'refuses when a file is gone or its old name is taken',
    {tags: ['all']},
    () => {
      create('a.csv');
      run('a', 'b', '.', '--apply');
      const log = onlyLog();
      create('a.csv');
      assert.equal(run('--undo', log, '--apply').status, code.refused);
      rmSync(join(folder, 'a.csv'));
      rmSync(join(folder, 'b.csv'));
      assert.equal(run('--undo', log, '--apply').status, code.refused);
    },
  );

  it('finishes what a crash in the second phase left', {tags: ['all']}, () => {
    create('hot-cold.csv', 'cold-hot.csv');
    const before = contents();
    run('(\\w+)-(\\w+)', '\\2-\\1', '.', '--apply');
    const log = join(folder, onlyLog());
    const record = JSON.parse(readFileSync(log, 'utf8')) as {
      phase: string;
      files: {waiting: string; new: string}[];
    };
    const second = record.files[1];
    assert.ok(second);
    renameSync(second.new, second.waiting);
    writeFileSync(log, JSON.stringify({...record, phase: '2'}));
    assert.equal(run('--undo', log, '--apply').status, code.done);
    assert.deepEqual(contents(), before);
  });

  it('rejects a file that is not a log', () => {
    create('a.csv');
    writeFileSync(join(folder, 'other.json'), '{"files": []}');
    assert.equal(run('--undo', 'other.json').status, code.wrongUse);
  });
});

describe('batch_rename.py, the plan', () => {
  const fixtures = join('tests', 'fixtures');
  const {stdout, stderr} = spawnSync(
    'python3',
    [join(fixtures, 'planRenames.py'), join(fixtures, 'renames.json')],
    {encoding: 'utf8', env: {...process.env, PYTHONUTF8: '1'}},
  );
  const plans = JSON.parse(stdout || '[]') as readonly unknown[];

  it('has an answer to each case', () => {
    assert.equal(plans.length, renameCases.length, stderr);
    assert.ok(plans.length > 25);
  });

  for (const [index, {what, moves, fault}] of renameCases.entries()) {
    it(what, () => {
      assert.deepEqual(plans[index], fault ?? moves);
    });
  }
});
