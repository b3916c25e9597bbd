import {type ChildProcess, spawn} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

import type {Locale} from '../../src/i18n';
import {SITE_FOLDER} from './siteFolder';

/** What a fresh clone does not have, except for the history and the packages. */
const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  '.docusaurus',
  'build',
  'build-plain',
  SITE_FOLDER,
  'test-results',
]);

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

/** Copies the checkout as a fresh clone after `npm ci` is. */
function copyCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), 'checkout-'));
  for (const name of readdirSync('.').filter((each) => !LEFT_OUT.has(each))) {
    cpSync(name, join(copy, name), {recursive: true});
  }
  symlinkSync(resolve('.git'), join(copy, '.git'));
  linkPackages(copy);
  return copy;
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
      server.close(() => done(port));
    });
  });
}

/** A development server on a copy of the checkout. */
export interface DevelopmentServer {
  /** The copy, in which files can be changed. */
  readonly folder: string;
  readonly origin: string;
  /** Everything that the server has printed so far. */
  readonly output: () => string;
  readonly isRunning: () => boolean;
  /** Ends the server and deletes the copy. */
  readonly close: () => Promise<void>;
}

function end(server: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (server.exitCode !== null || server.pid === undefined) {
      done();
      return;
    }
    server.once('exit', () => done());
    // The whole group, because npm does not pass the signal on.
    process.kill(-server.pid, 'SIGKILL');
  });
}

/** Starts `npm start` or `npm run start:zh` as after a fresh clone. */
export async function startDevelopmentServer(
  locale: Locale,
): Promise<DevelopmentServer> {
  const folder = copyCheckout();
  const port = await freePort();
  const command = {en: 'start', 'zh-Hans': 'start:zh'}[locale];
  const server = spawn(
    'npm',
    ['run', command, '--', '--no-open', '--port', String(port)],
    {cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'pipe']},
  );
  const printed: string[] = [];
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (data) => printed.push(String(data)));
  }
  return {
    folder,
    origin: `http://localhost:${port}`,
    output: () => printed.join(''),
    isRunning: () => server.exitCode === null,
    close: async () => {
      await end(server);
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
