// @vitest-environment happy-dom
import assert from 'node:assert/strict';

import {afterEach, describe, it, vi} from 'vitest';

import {loadChunk} from '../../../src/offline/loadChunk';
import {
  isNewVersionAvailable,
  setNewVersionAvailable,
} from '../../../src/offline/newVersion';

/** What the bundler throws when a file of a chunk can't be loaded. */
function lost(file: string): Error {
  return Object.assign(new Error('Loading chunk failed'), {request: file});
}

/** A function that fails with each of the errors in turn, then gives 'part'. */
function failing(...errors: readonly Error[]) {
  const left = [...errors];
  return vi.fn(() => {
    const error = left.shift();
    return error ? Promise.reject(error) : Promise.resolve('part');
  });
}

/** Lets the host have some files, and serve this worker. */
function serve(files: readonly string[], worker = '') {
  const fetching = vi.fn<
    (file: string, how?: RequestInit) => Promise<Response>
  >((file) =>
    Promise.resolve(
      file === '/sw.js'
        ? new Response(worker)
        : new Response('', {status: files.includes(file) ? 200 : 404}),
    ),
  );
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

afterEach(() => {
  vi.unstubAllGlobals();
  setNewVersionAvailable(false);
});

describe('loadChunk(load)', () => {
  it('loads once where nothing fails, and fetches nothing', async () => {
    const fetching = serve([]);
    const load = failing();
    assert.equal(await loadChunk(load), 'part');
    assert.equal(load.mock.calls.length, 1);
    assert.equal(fetching.mock.calls.length, 0);
  });

  it('fetches a file that was lost on the way past the cache, and tries again', async () => {
    const fetching = serve(['/a.js']);
    assert.equal(await loadChunk(failing(lost('/a.js'))), 'part');
    assert.deepEqual(fetching.mock.calls, [['/a.js', {cache: 'reload'}]]);
  });

  it('does so for each file, once', async () => {
    serve(['/a.js', '/b.css']);
    const both = failing(lost('/a.js'), lost('/b.css'));
    assert.equal(await loadChunk(both), 'part');
    const again = failing(lost('/a.js'), lost('/a.js'));
    await assert.rejects(loadChunk(again), /Loading chunk failed/u);
    assert.equal(again.mock.calls.length, 2);
  });

  it('throws what is no lost file at once', async () => {
    const fetching = serve([]);
    const load = failing(new TypeError('a mistake'));
    await assert.rejects(loadChunk(load), TypeError);
    assert.equal(fetching.mock.calls.length, 0);
  });

  it('throws without a connection, and offers no new version', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await assert.rejects(loadChunk(failing(lost('/a.js'))), /Loading chunk/u);
    assert.ok(!isNewVersionAvailable());
  });

  for (const [version, isOffered] of [
    ['old', false],
    ['new', true],
  ] as const) {
    it(`throws for a file that the host no longer has: ${version} version`, async () => {
      document.head.innerHTML =
        '<script type="x" src="/assets/js/runtime~main.old.js"></script>';
      serve([], `precache("/assets/js/runtime~main.${version}.js")`);
      const load = failing(lost('/a.js'));
      await assert.rejects(loadChunk(load), /Loading chunk failed/u);
      assert.equal(load.mock.calls.length, 1);
      assert.equal(isNewVersionAvailable(), isOffered);
    });
  }
});
