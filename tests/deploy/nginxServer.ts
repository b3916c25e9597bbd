import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

import {
  BROTLI_FILE,
  brotliSettings,
  renderNginx,
} from '../../scripts/deploy/nginx';
import {siteScriptHashes} from '../../scripts/deploy/site';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether the installed nginx has the brotli module. */
export const hasBrotli = existsSync(BROTLI_MODULE);

/** A running nginx process. */
export interface RunningNginx {
  readonly host: string;
  readonly port: number;
  readonly origin: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (typeof address !== 'object' || address === null) {
    throw new Error('No free port on loopback');
  }
  return address.port;
}

async function waitForAnswer(
  origin: string,
  nginx: ChildProcess,
  errors: string,
): Promise<void> {
  for (let left = 100; left > 0; left -= 1) {
    if (nginx.exitCode !== null) {
      throw new Error(`nginx ended: ${readFileSync(errors, 'utf8')}`);
    }
    try {
      await fetch(origin, {method: 'HEAD'});
      return;
    } catch {
      await new Promise((next) => setTimeout(next, 50));
    }
  }
  throw new Error(`nginx does not answer at ${origin}`);
}

/**
 * Serves a folder on the loopback address with the installed nginx and the
 * site's configuration, which is written to a temporary folder.
 *
 * @throws Error when nginx is missing or refuses the configuration
 */
export async function startNginx(folder: string): Promise<RunningNginx> {
  if (spawnSync('nginx', ['-v']).status !== 0) {
    throw new Error('nginx is not installed: apt-get install nginx-light');
  }
  const temporary = mkdtempSync(join(tmpdir(), 'lumped-nginx-'));
  const port = Number(process.env.DEPLOY_PORT ?? (await freePort()));
  const configuration = join(temporary, 'nginx.conf');
  const errors = join(temporary, 'errors.log');
  const text = renderNginx({
    scriptHashes: siteScriptHashes(),
    listen: [`127.0.0.1:${port}`],
    root: resolve(folder),
    temporary,
  });
  writeFileSync(
    configuration,
    text.replace('error_log stderr', `error_log ${errors}`),
  );
  writeFileSync(errors, '');
  if (hasBrotli) {
    writeFileSync(join(temporary, BROTLI_FILE), brotliSettings);
  }
  const nginx = spawn(
    'nginx',
    ['-c', configuration, '-e', errors, '-g', 'daemon off;'],
    {stdio: 'inherit'},
  );
  const origin = `http://127.0.0.1:${port}`;
  await waitForAnswer(origin, nginx, errors);
  return {
    host: '127.0.0.1',
    port,
    origin,
    stop: async () => {
      const ended = new Promise((done) => nginx.once('exit', done));
      nginx.kill('SIGTERM');
      await ended;
      rmSync(temporary, {recursive: true, force: true});
    },
  };
}
