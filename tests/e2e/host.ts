import {
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {extname, join} from 'node:path';

import {contentTypes} from '../../scripts/deploy/policy';
import {builtFiles} from '../../scripts/deploy/site';
import {writeFileLists} from '../../scripts/postbuild/offlineLists';
import {addPolicies} from '../../scripts/postbuild/policyMeta';
import {writeWorkers} from '../../scripts/postbuild/serviceWorker';
import {SITE_FOLDER} from './siteFolder';

const FINGERPRINT = /[.-]([0-9a-f]{6,8})\.(?:js|css|json)$/;
const REWRITTEN = /\.(?:html|js|css|json)$/;

/**
 * A copy of the site as of a later build: all fingerprints differ, and the old
 * files are gone. `data-release` tells the two apart.
 */
export async function laterVersion(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lumped-later-'));
  cpSync('build', folder, {
    recursive: true,
    filter: (path) => !/\.(?:br|gz)$/.test(path),
  });
  const files = builtFiles(folder);
  const names = files.flatMap((path) => FINGERPRINT.exec(path)?.[1] ?? []);
  const pattern = new RegExp([...new Set(names)].join('|'), 'g');
  const later = (name: string) => name.slice(4) + name.slice(0, 4);
  for (const path of files) {
    const file = join(folder, path);
    if (REWRITTEN.test(path)) {
      const text = readFileSync(file, 'utf8')
        .replace(pattern, later)
        .replace('<html ', '<html data-release=later ');
      writeFileSync(file, text);
    }
    renameSync(
      file,
      join(
        folder,
        FINGERPRINT.test(path) ? path.replace(pattern, later) : path,
      ),
    );
  }
  addPolicies(folder);
  writeFileLists(folder);
  await writeWorkers(folder);
  return folder;
}

/**
 * The chunk of a built page that holds a text.
 * @throws Error when none does
 */
export function chunkWith(text: string): string {
  const found = builtFiles(SITE_FOLDER).find(
    (path) =>
      /^assets\/js\/.*\.js$/.test(path) &&
      readFileSync(join(SITE_FOLDER, path), 'utf8').includes(text),
  );
  if (found === undefined) {
    throw new Error(`No chunk holds ${text}`);
  }
  return `/${found}`;
}

type Intervention = (
  path: string,
  response: ServerResponse,
) => boolean | Promise<boolean>;

export interface Host {
  readonly origin: string;
  /** The path of every request. */
  readonly requestedPaths: string[];
  /** The folder that is served: another one is a deployment. */
  folder: string;
  /** No connection: every one is cut. */
  isDown: boolean;
  /** Answers in place of the files when it returns true. */
  intervene: Intervention;
  close(): Promise<void>;
}

function read(folder: string, path: string): Buffer | undefined {
  for (const name of [path, join(path, 'index.html')]) {
    try {
      return readFileSync(join(folder, name));
    } catch {
      // Not this one.
    }
  }
  return undefined;
}

function typeOf(path: string): string {
  const ending = extname(path).slice(1) || 'html';
  const found = Object.entries(contentTypes).find(([, endings]) =>
    endings.includes(ending),
  );
  return `${found?.[0] ?? 'application/octet-stream'}; charset=utf-8`;
}

/**
 * A host of its own for tests that take it down or change what it serves.
 * HTTP caching is off, so offline responses come from the worker.
 */
export async function startHost(): Promise<Host> {
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const path = decodeURIComponent(pathname);
    if (host.isDown) {
      request.socket.destroy();
      return;
    }
    host.requestedPaths.push(path);
    void Promise.resolve(host.intervene(path, response)).then((isDone) => {
      if (isDone || response.destroyed) {
        return;
      }
      const body = read(host.folder, path);
      const lost = path.startsWith('/zh-Hans/')
        ? '/zh-Hans/404.html'
        : '404.html';
      response.writeHead(body ? 200 : 404, {
        'Content-Type': typeOf(path),
        'Cache-Control': 'no-store',
      });
      response.end(body ?? read(host.folder, lost));
    });
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const {port} = server.address() as AddressInfo;
  const host: Host = {
    origin: `http://localhost:${port}`,
    requestedPaths: [],
    folder: 'build',
    isDown: false,
    intervene: () => false,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return host;
}
