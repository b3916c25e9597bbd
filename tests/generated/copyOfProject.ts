import {execFileSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  symlinkSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

/** Lists the files of the project, new ones included. */
function projectFiles(): readonly string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', list, {encoding: 'utf8'})
    .split('\0')
    .filter((file) => file !== '');
}

/**
 * Copies the project into a new folder, outside of git. The copy has the same
 * packages, by links, but caches of its own.
 */
export function copyOfProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'generated-'));
  for (const file of projectFiles()) {
    cpSync(file, join(root, file));
  }
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (name !== '.cache') {
      symlinkSync(
        resolve('node_modules', name),
        join(root, 'node_modules', name),
      );
    }
  }
  return root;
}
