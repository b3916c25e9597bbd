import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  symlinkSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

/** Lists the files of the project: with new ones, without deleted ones. */
function projectFiles(): readonly string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', list, {encoding: 'utf8'})
    .split('\0')
    .filter((file) => file !== '' && existsSync(file));
}

/** Links all packages into a folder that can hold a cache of its own. */
function linkPackages(copy: string): void {
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (name !== '.cache') {
      const target = resolve('node_modules', name);
      symlinkSync(target, join(copy, 'node_modules', name));
    }
  }
}

/**
 * Copies the project into a new folder, outside of git. The copy has the same
 * packages, by links, but caches of its own.
 */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'project-'));
  for (const file of projectFiles()) {
    cpSync(file, join(copy, file));
  }
  linkPackages(copy);
  return copy;
}
