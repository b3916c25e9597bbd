import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

import {describe, it} from 'vitest';

interface Locked {
  readonly version: string;
  readonly hasInstallScript?: boolean;
  readonly resolved?: string;
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

const {packages} = read('package-lock.json') as {
  packages: Record<string, Locked>;
};
const project = read('package.json') as {
  allowScripts: Record<string, boolean>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

function lockedVersions(name: string): readonly string[] {
  return Object.entries(packages)
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, {version}]) => version);
}

describe('what is installed', () => {
  it('every package that wants to run a script is named, and no other', () => {
    const wanting = Object.entries(packages)
      .filter(([, {hasInstallScript}]) => hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    assert.deepEqual(
      [...new Set(wanting)].sort(),
      Object.keys(project.allowScripts).sort(),
    );
  });

  it('npm before 11, which knows no names, runs none at all', () => {
    assert.match(readFileSync('.npmrc', 'utf8'), /^ignore-scripts=true$/m);
    assert.ok(Object.values(project.allowScripts).every((may) => !may));
  });

  it('direct dependencies are pinned, and the lock file names no registry', () => {
    const all = {...project.dependencies, ...project.devDependencies};
    for (const [name, version] of Object.entries(all)) {
      assert.match(version, /^(?:npm:[\w-]+@)?\d+\.\d+\.\d+$/, name);
    }
    for (const [path, {resolved}] of Object.entries(packages)) {
      assert.equal(resolved, undefined, path);
    }
  });

  // Known to GitHub's advisories; both are used by build tools only.
  for (const [name, oldest] of [
    ['serialize-javascript', 7],
    ['uuid', 11],
  ] as const) {
    it(`${name} is of a version without known advisories`, () => {
      const versions = lockedVersions(name);
      assert.ok(versions.length > 0);
      for (const version of versions) {
        assert.ok(Number.parseInt(version, 10) >= oldest, version);
      }
    });
  }
});
