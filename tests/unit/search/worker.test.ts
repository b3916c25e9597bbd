import assert from 'node:assert/strict';

import {describe, it, vi} from 'vitest';

import type {Reply, Request} from '../../../src/search/client/worker';

vi.mock('../../../src/search/client/load', () => ({
  loadSearch: () =>
    Promise.resolve((query: string) => ({
      query,
      total: 0,
      hits: [],
      isWhole: true,
      corrections: [],
    })),
}));

type Listener = (event: {
  readonly data: Request;
  readonly ports: readonly {postMessage: (reply: Reply) => void}[];
}) => void;

/** Starts the worker's script in this thread; what it answers comes as a promise. */
async function startWorker() {
  const listeners: Listener[] = [];
  vi.stubGlobal('self', {
    addEventListener: (_: string, listener: Listener) =>
      listeners.push(listener),
  });
  await import('../../../src/search/client/worker');
  const [listener] = listeners;
  assert.ok(listener);
  return (data: Request) =>
    new Promise<Reply>((resolve) => {
      listener({data, ports: [{postMessage: resolve}]});
    });
}

describe('the worker of the search', () => {
  it('answers the newest of the queries that wait, and says so to the others', async () => {
    const ask = await startWorker();
    assert.match(
      (await ask({query: 'early', limit: 1})).failure ?? '',
      /No index/,
    );
    assert.deepEqual(await ask({url: '/index.json'}), {});
    const [older, newer] = await Promise.all([
      ask({query: 'la', limit: 1}),
      ask({query: 'lag', limit: 1}),
    ]);
    assert.match(older.failure ?? '', /newer query/);
    assert.equal(newer.answer?.query, 'lag');
  });
});
