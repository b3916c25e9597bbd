import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, symlinkSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';

/** Links the installed packages to a folder, which has build caches of its own. */
export function linkPackages(folder: string): void {
  const packages = join(folder, 'node_modules');
  mkdirSync(packages, {recursive: true});
  for (const name of readdirSync('node_modules')) {
    if (name !== '.cache') {
      symlinkSync(resolve('node_modules', name), join(packages, name));
    }
  }
}

/** Copies the files of the project, but those that git ignores, to a folder. */
export function copyProject(folder: string): void {
  const {stdout} = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {encoding: 'utf8'},
  );
  const files = stdout.split('\0').filter((name) => name !== '');
  for (const file of files.filter((name) => existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    cpSync(file, join(folder, file));
  }
  linkPackages(folder);
}
