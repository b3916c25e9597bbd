import assert from 'node:assert/strict';
import {basename} from 'node:path';

import {describe, it} from 'vitest';

import {drawNumbers, type DrawSpec} from '../../src/models/run/answers/draw';
import {copyOf, exercisesIn} from '../../src/plugins/practice/exercises.mjs';
import remarkResults from '../../src/plugins/remarkResults';
import {laboratory} from '../../src/plugins/results/experiment';
import {compiled} from '../unit/plugins/compile';
import {publishedPages, readSource} from './pages';

/** Draws of each exercise; of many, most combinations of two parameters come up. */
const DRAWS = [
  {draws: 5, tags: []},
  {draws: 15, tags: ['all']},
];

/** Numbers from 0 to 1 that are the same in each run of the tests. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const pages = publishedPages().map(({paths}) => ({
  path: paths.en,
  english: exercisesIn(readSource(paths.en).body),
  chinese: exercisesIn(readSource(paths.zh).body),
}));

const drawable = pages.flatMap(({path, english}) =>
  english
    .filter(({text}) => /<Result\b[^>]*\bdraw=/u.test(text))
    .map(({id}) => ({id, path})),
);

/** What the build writes for the copy of an exercise. */
async function specOf(path: string, id: string): Promise<DrawSpec> {
  const {body} = readSource(path);
  const code = await compiled(copyOf(body, id, basename(path)), [
    [remarkResults, {locale: 'en'}],
  ]);
  const [, double, single] = /draw=(?:"(.*?)"|'(.*?)')/u.exec(code) ?? [];
  const text = (double ?? single ?? '').replaceAll('&quot;', '"');
  return JSON.parse(text) as DrawSpec;
}

describe('the exercises of the page “Practice”', () => {
  it('have ids that no other page has', () => {
    const ids = pages.flatMap(({english}) => english.map(({id}) => id));
    assert.ok(ids.length > 50);
    assert.equal(new Set(ids).size, ids.length);
  });

  it('have the same level in both languages, and a first question', () => {
    for (const {path, english, chinese} of pages) {
      const marks = (those: typeof english) =>
        those.map(({id, level, number}) => [id, level, number]);
      assert.deepEqual(marks(chinese), marks(english), path);
      for (const {id, label} of [...english, ...chinese]) {
        assert.ok(label, id);
      }
    }
  });
});

describe('other numbers', () => {
  it('are there for ten exercises at least', () => {
    assert.ok(drawable.length >= 10, `${drawable.length}`);
  });

  for (const {id, path} of drawable) {
    for (const {draws, tags} of DRAWS) {
      it(`make an exercise of ${id}, ${draws} times`, {tags}, async () => {
        const spec = await specOf(path, id);
        const random = seeded(7);
        const keys = new Set<string>();
        for (let draw = 0; draw < draws; draw += 1) {
          const {tasks, texts} = await drawNumbers(
            spec,
            laboratory,
            'en',
            random,
          );
          keys.add(texts.join());
          for (const task of Object.values(tasks)) {
            assert.ok(task.tolerance > 0);
            assert.doesNotMatch(task.text, /e[-+]?\d/u);
          }
        }
        assert.ok(keys.size > draws / 3, `${keys.size} different`);
      });
    }
  }
});
