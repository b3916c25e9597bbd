import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {storedOrNetwork, within} from '../../../src/offline/worker/storage';

const stored = new Response('stored');
const fetched = new Response('fetched');
const hanging = new Promise<Response>(() => undefined);
const refused = () => Promise.reject<Response>(new Error('no storage'));
const offline = () => Promise.reject(new Error('offline'));

describe('within', () => {
  it('gives what is stored', async () => {
    assert.equal(await within(1000, Promise.resolve(stored)), stored);
  });

  it('gives nothing when storage refuses or hangs', async () => {
    assert.equal(await within(1000, refused()), undefined);
    assert.equal(await within(1, hanging), undefined);
  });
});

describe('storedOrNetwork', () => {
  const network = () => Promise.resolve(fetched);

  it('takes what is stored', async () => {
    assert.equal(
      await storedOrNetwork(Promise.resolve(stored), offline),
      stored,
    );
  });

  it('takes the network when nothing is stored or storage refuses', async () => {
    const empty = Promise.resolve(undefined);
    assert.equal(await storedOrNetwork(empty, network), fetched);
    assert.equal(await storedOrNetwork(refused(), network), fetched);
    await assert.rejects(storedOrNetwork(refused(), offline), /offline/);
  });

  it('waits for storage that hangs once, then no more', async () => {
    assert.equal(await storedOrNetwork(hanging, network), fetched);
    const start = performance.now();
    assert.equal(await storedOrNetwork(hanging, network), fetched);
    assert.ok(performance.now() - start < 500);
  });

  it('waits for slow storage when the network is out of reach', async () => {
    const slow = new Promise<Response>((resolve) => {
      setTimeout(() => resolve(stored), 20);
    });
    assert.equal(await storedOrNetwork(slow, offline), stored);
  });
});
