import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

import {chromium} from '@playwright/test';

/** The headless shell first: with it the browser tests take two thirds of the time. */
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** An installed Chromium: the one in CHROMIUM_PATH, Playwright's own, a usual place. */
export function findChromium(): string | undefined {
  const configuredPath = process.env.CHROMIUM_PATH;
  return [configuredPath, chromium.executablePath(), ...usual].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}

function installWithApt(): boolean {
  const rights = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  const [command, ...words] = [...rights, 'apt-get'];
  const call = (...args: readonly string[]) =>
    spawnSync(command, [...words, ...args], {stdio: 'inherit'}).status === 0;
  const install = (name: string) =>
    call('install', '--yes', '--no-install-recommends', name);
  return (
    existsSync('/usr/bin/apt-get') &&
    call('update') &&
    // Older releases of Debian and Ubuntu have the whole browser only.
    (install('chromium-headless-shell') || install('chromium'))
  );
}

/**
 * Finds Chromium, or installs it from Debian's or Ubuntu's packages.
 * @throws Error saying what is missing when neither works
 */
export function ensureChromium(): string {
  let path = findChromium();
  if (path === undefined) {
    console.log('No Chromium found: installing it from the system’s packages.');
    installWithApt();
    path = findChromium();
  }
  if (path === undefined) {
    throw new Error(
      'The browser tests need Chromium. Install it (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM_PATH to its program file.',
    );
  }
  return path;
}
