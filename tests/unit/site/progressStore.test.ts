import assert from 'node:assert/strict';

import {afterEach, describe, it, vi} from 'vitest';

import {joinKept} from '../../../src/site/practice/memory';
import {
  addActivity,
  readProgress,
  writeProgress,
} from '../../../src/site/progress/schema';

const KEY = 'lumped-progress';
const LAG = '/docs/Amesim/signal/first-order-lag';
const page = {route: LAG, total: 4};
const before = addActivity({}, LAG, ['answered', 'lag-mark'], 4);

/** A storage of a number of characters, with what an earlier visit left there. */
function storage(room: number, text?: string) {
  const texts = new Map<string, string>();
  const stub = {
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem: (key: string) => texts.delete(key),
    setItem: (key: string, value: string) => {
      const others = [...texts].filter(([other]) => other !== key);
      const taken = others.reduce((sum, [, {length}]) => sum + length, 0);
      if (taken + value.length > room) {
        throw new Error('The storage is full');
      }
      texts.set(key, value);
    },
  };
  if (text !== undefined) {
    texts.set(KEY, text);
  }
  vi.stubGlobal('localStorage', stub);
  return texts;
}

/** The store as a new visit of the site loads it. */
async function visit() {
  vi.resetModules();
  return import('../../../src/site/progress/store');
}

function progressIn(text: string | undefined) {
  const result = readProgress(text ?? '');
  return 'refusal' in result ? result.refusal : result.progress;
}

describe('the store of the progress', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  for (const [name, text] of [
    ['is cut short', writeProgress(before).slice(0, -9)],
    ['has another shape', '{"pages":7}'],
    [
      'is of a newer version',
      writeProgress(before).replace('"version":2', '"version":3'),
    ],
    ['is huge', 'x'.repeat(4_000_000)],
  ] as const) {
    it(`keeps a record that ${name} while it stores what is done`, async () => {
      const texts = storage(5_000_000, text);
      const store = await visit();
      store.record('answered', 'lag-ramp', page);
      assert.equal(store.getUnread(), text);
      const again = await visit();
      assert.deepEqual(again.getProgress()[LAG]?.answered, ['lag-ramp']);
      again.record('answered', 'lag-gain', page);
      again.keepPractice(undefined);
      assert.equal(again.getUnread(), text);
      again.forgetProgress();
      assert.equal(texts.size, 0);
    });
  }

  it('adds a record that was set aside once it can be read', async () => {
    const texts = storage(5_000_000);
    texts.set(`${KEY}-unread`, writeProgress(before, {round: 3}));
    const store = await visit();
    assert.equal(store.getUnread(), undefined);
    store.record('answered', 'lag-ramp', page);
    assert.deepEqual([...texts.keys()], [KEY]);
    const again = await visit();
    const {answered = []} = again.getProgress()[LAG] ?? {};
    assert.deepEqual([...answered].sort(), ['lag-mark', 'lag-ramp']);
    assert.deepEqual(again.getPractice(), {round: 3});
  });

  it('leaves what is stored where there is no room for more', async () => {
    const text = writeProgress(before);
    const texts = storage(text.length + 5, text);
    const store = await visit();
    store.record('answered', 'lag-ramp', page);
    assert.equal(texts.get(KEY), text);
  });

  it('adds the rounds of a file to those of the browser', async () => {
    const card = {box: 1, due: 4};
    const texts = storage(
      5_000_000,
      writeProgress({}, {round: 2, cards: {a: card}}),
    );
    const store = await visit();
    const file = writeProgress(before, {round: 1, cards: {b: card}});
    assert.equal(store.importProgress(file, joinKept), undefined);
    assert.deepEqual(progressIn(texts.get(KEY)), before);
    assert.deepEqual(store.getPractice(), {
      round: 2,
      cards: {a: card, b: {box: 1, due: 5}},
    });
  });

  it('refuses a file that together with the rest is more than is read', async () => {
    const text = writeProgress(before, 'x'.repeat(150_000));
    const texts = storage(5_000_000, text);
    const store = await visit();
    const refusal = store.importProgress(text, (one, other) => [one, other]);
    assert.equal(refusal, 'too-large');
    assert.equal(texts.get(KEY), text);
  });
});
