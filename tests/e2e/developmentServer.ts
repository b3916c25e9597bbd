import {type ChildProcess, spawn} from 'node:child_process';
import {mkdirSync, rmSync, symlinkSync} from 'node:fs';
import {createServer} from 'node:net';
import {dirname, join, resolve} from 'node:path';

import type {Locale} from '../../src/i18n';
import {copyProject} from '../projectCopy';

/**
 * Copies the project as a fresh clone after `npm ci` is, with its history and
 * with the numbers that the build has computed, which take seconds.
 */
function cloneProject(): string {
  const clone = copyProject();
  for (const folder of ['.git', 'node_modules/.cache/results']) {
    mkdirSync(dirname(join(clone, folder)), {recursive: true});
    symlinkSync(resolve(folder), join(clone, folder));
  }
  return clone;
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
  const folder = cloneProject();
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
