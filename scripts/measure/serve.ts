import {once} from 'node:events';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname, join, normalize} from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

import {COMPRESSIBLE, contentTypes} from '../deploy/policy';

/** The type of a file as hosts send it. */
function typeOf(path: string): string {
  const ending = extname(path).slice(1);
  const [type = 'application/octet-stream'] =
    Object.entries(contentTypes).find(([, endings]) =>
      endings.includes(ending),
    ) ?? [];
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** Compresses a file as a host does when the site is deployed. */
export function brotli(content: Buffer): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

interface Answer {
  readonly status: number;
  readonly path: string;
}

/** The file behind an address: itself, the page of a folder, the error page. */
function find(folder: string, address: string): Answer {
  const path = join(folder, normalize(decodeURIComponent(address)));
  const candidates = [path, join(path, 'index.html'), `${path}.html`];
  const found = candidates.find(
    (name) => existsSync(name) && statSync(name).isFile(),
  );
  const prefix = address.startsWith('/zh-Hans/') ? 'zh-Hans' : '';
  return found === undefined
    ? {status: 404, path: join(folder, prefix, '404.html')}
    : {status: 200, path: found};
}

type Encoding = 'br' | 'gzip' | undefined;

function encodingFor(accepted: string, path: string): Encoding {
  if (!COMPRESSIBLE.test(path)) {
    return undefined;
  }
  if (/\bbr\b/.test(accepted)) {
    return 'br';
  }
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

/** A build on loopback, as a good host would serve it. */
export interface Served {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a folder precompressed (each file once, then from memory), hashed
 * files as immutable, on a free port.
 */
export async function serve(folder: string): Promise<Served> {
  const bodies = new Map<string, Buffer>();
  const bodyOf = (path: string, encoding: Encoding) => {
    const key = `${encoding ?? 'plain'} ${path}`;
    let body = bodies.get(key);
    if (!body) {
      const content = readFileSync(path);
      const pack = {br: brotli, gzip: (raw: Buffer) => gzipSync(raw)};
      body = encoding ? pack[encoding](content) : content;
      bodies.set(key, body);
    }
    return body;
  };
  const answer = (url: string, accepted: string, response: ServerResponse) => {
    const {pathname} = new URL(url, 'http://localhost');
    const {status, path} = find(folder, pathname);
    const encoding = encodingFor(accepted, path);
    const body = bodyOf(path, encoding);
    response.writeHead(status, {
      'content-type': typeOf(path),
      'content-length': body.length,
      'cache-control': pathname.includes('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      vary: 'accept-encoding',
      ...(encoding && {'content-encoding': encoding}),
    });
    response.end(body);
  };
  const server = createServer((request, response) => {
    const accepted = request.headers['accept-encoding'] ?? '';
    answer(request.url ?? '/', accepted, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
