import {readFileSync, writeFileSync} from 'node:fs';

import {missingOptional} from './lockFile';

const PATH = 'package-lock.json';

const systems: Readonly<Record<string, string>> = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  openharmony: 'openharmony',
  win32: 'win32',
};

const processors = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'];

/** The platform that a package of prebuilt binaries names in its own name. */
function platformOf(name: string): {os?: string[]; cpu?: string[]} {
  const words = (name.split('/').at(-1) ?? name).split('-');
  const os = words.flatMap((word) => systems[word] ?? []);
  const cpu = processors.filter((word) => words.includes(word)).slice(0, 1);
  return {...(cpu.length > 0 ? {cpu} : {}), ...(os.length > 0 ? {os} : {})};
}

/**
 * Adds the optional packages of other platforms to the lock file. npm leaves
 * out those that its registry doesn't carry, and `npm ci` then refuses the
 * file as incomplete; with them it installs on every platform.
 */
function main(): void {
  const lock = JSON.parse(readFileSync(PATH, 'utf8')) as {
    packages: Record<string, object>;
  };
  const missing = missingOptional(lock.packages);
  for (const {name, version} of missing) {
    lock.packages[`node_modules/${name}`] = {
      version,
      ...platformOf(name),
      optional: true,
    };
  }
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  writeFileSync(PATH, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${PATH}: ${missing.length} optional packages added`);
}

main();
