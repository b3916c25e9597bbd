import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {describe, it} from 'vitest';
import {parse} from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly steps: readonly Step[];
  readonly 'timeout-minutes'?: number;
}

interface Definition {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs?: Readonly<Record<string, Job>>;
  readonly runs?: {readonly steps: readonly Step[]};
}

const files = ['workflows', 'actions'].flatMap((folder) =>
  readdirSync(join('.github', folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.yml'))
    .map((name) => join('.github', folder, name)),
);

describe.each(files)('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const {jobs = {}, runs, permissions} = parse(text) as Definition;
  const steps = [
    ...Object.values(jobs).flatMap((job) => job.steps),
    ...(runs?.steps ?? []),
  ];

  it('names each action of others by its commit, with its version', () => {
    const others = [...text.matchAll(/^[ -]*uses: (?!\.\/)(.*)/gm)];
    for (const [, action = ''] of others) {
      assert.match(action, /^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
    assert.ok(steps.length > 0);
  });

  it('leaves no credentials in the work tree', () => {
    for (const {uses = '', with: settings} of steps) {
      if (uses.startsWith('actions/checkout@')) {
        assert.equal(settings?.['persist-credentials'], false);
      }
    }
  });

  it('puts nothing that a stranger can choose into a command', () => {
    for (const {run = ''} of steps) {
      assert.doesNotMatch(run, /\$\{\{\s*(?:github|inputs|env)\b/);
    }
  });

  if (!runs) {
    it('has the right to read at most, and a time limit', () => {
      const isReading = ([, right]: [string, string]) => right === 'read';
      assert.ok(permissions && Object.entries(permissions).every(isReading));
      for (const [name, job] of Object.entries(jobs)) {
        assert.ok(job['timeout-minutes'], name);
      }
    });
  }
});
