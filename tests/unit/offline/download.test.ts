import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';

import {afterAll, beforeEach, describe, it, vi} from 'vitest';

import {
  deleteCopies,
  type DownloadFailure,
  downloadLanguage,
  readOfflineCopy,
} from '../../../src/offline/download';
import {
  COMPLETE_MARKER,
  copyCacheName,
  type FileList,
} from '../../../src/offline/names';

const ORIGIN = 'https://site.example';
const PATH = '/files/rename.py';
const TEXT = 'print("a program")';
const VERSION = '0123456789abcdef';

function listOf(version: string): FileList {
  const hash = createHash('sha256').update(TEXT).digest('hex');
  return {version, files: [{path: PATH, hash, bytes: TEXT.length}]};
}

/** The caches of a browser, by name and key. */
let stored: Map<string, Map<string, Response>>;

afterAll(() => {
  vi.unstubAllGlobals();
});

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('window', {location: {origin: ORIGIN}});
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
    open: (name: string) => {
      const cache = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, cache);
      return Promise.resolve({
        match: (key: string) => Promise.resolve(cache.get(key)?.clone()),
        put: (key: string, response: Response) =>
          Promise.resolve(cache.set(key, response)),
      });
    },
  });
});

describe('readOfflineCopy', () => {
  const copy = {version: VERSION, bytes: 5};

  for (const [fault, body] of [
    ['cut off', '{"version":'],
    ['of something else', '{"version":1}'],
    ['empty', ''],
  ] as const) {
    it(`takes a copy with a mark that is ${fault} for a part`, async () => {
      const cache = new Map([[COMPLETE_MARKER, new Response(body)]]);
      stored.set(copyCacheName('', VERSION), cache);
      assert.equal(await readOfflineCopy(''), 'part');
      assert.equal(await readOfflineCopy('/zh-Hans'), undefined);
      await deleteCopies('');
      assert.equal(await readOfflineCopy(''), undefined);
    });
  }

  it('prefers an older copy that is complete', async () => {
    const cache = new Map([[COMPLETE_MARKER, Response.json(copy)]]);
    stored.set(copyCacheName('', VERSION), cache);
    stored.set(copyCacheName('', 'fedcba9876543210'), new Map());
    assert.deepEqual(await readOfflineCopy(''), copy);
  });
});

describe('downloadLanguage', () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  const refused = () => new Response('no', {status: 503});

  async function failure(
    file: () => Response,
    list: () => Response,
  ): Promise<string> {
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve().then(path === PATH ? file : list),
    );
    const {signal} = new AbortController();
    const download = downloadLanguage('', listOf(VERSION), () => {}, signal);
    return download.then(
      () => 'done',
      (error: unknown) => String(error),
    );
  }

  for (const [cause, file, list, expected] of [
    ['the connection is lost', lost, lost, 'network'],
    [
      'the connection is lost within a file',
      () => new Response('print'),
      lost,
      'network',
    ],
    [
      'the site was deployed meanwhile',
      refused,
      () => Response.json(listOf('fedcba9876543210')),
      'changed',
    ],
    [
      'the server changes a file',
      () => new Response('print( "a program" )'),
      () => Response.json(listOf(VERSION)),
      'server',
    ],
    ['the server is out of order', refused, refused, 'server'],
  ] as const) {
    it(`says that ${cause}`, async () => {
      const reason: DownloadFailure = expected;
      assert.match(await failure(file, list), new RegExp(`Error: ${reason}`));
      assert.equal(await readOfflineCopy(''), 'part');
    });
  }

  it('takes a file that comes without a type', async () => {
    const text = new TextEncoder().encode(TEXT);
    assert.equal(await failure(() => new Response(text), lost), 'done');
  });
});
