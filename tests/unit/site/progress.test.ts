import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {
  addActivity,
  mergeProgress,
  type Progress,
  readProgress,
  writeProgress,
} from '../../../src/site/progress/schema';
import {routeKey} from '../../../src/site/routeKey';

const LAG = '/docs/Amesim/signal/first-order-lag';
const progress = addActivity({}, LAG, ['answered', 'lag-mark'], 4);

function refusal(text: string): string | undefined {
  const result = readProgress(text);
  return 'refusal' in result ? result.refusal : undefined;
}

function file(changes: object): string {
  return JSON.stringify({
    ...(JSON.parse(writeProgress(progress)) as object),
    ...changes,
  });
}

describe('routeKey()', () => {
  it('is the same for both languages, with and without a final slash', () => {
    assert.equal(routeKey(`${LAG}/`), LAG);
    assert.equal(routeKey(`/zh-Hans${LAG}/`), LAG);
    assert.equal(routeKey('/a%20b'), '/a b');
    assert.equal(routeKey('/'), '/');
    assert.equal(routeKey('/zh-Hans'), '/');
  });
});

describe('readProgress()', () => {
  it('reads what was written', () => {
    assert.deepEqual(readProgress(writeProgress(progress)), {progress});
  });

  it('refuses what is no progress of this site, with the reason', () => {
    assert.equal(refusal(''), 'not-json');
    assert.equal(refusal('{"site":'), 'not-json');
    assert.equal(refusal('null'), 'foreign');
    assert.equal(refusal('[]'), 'foreign');
    assert.equal(refusal(file({site: 'another'})), 'foreign');
    assert.equal(refusal(file({content: 'settings'})), 'foreign');
    assert.equal(refusal(file({version: 0})), 'older');
    assert.equal(refusal(file({version: 2})), 'newer');
    assert.equal(refusal(file({version: '1'})), 'damaged');
    assert.equal(refusal(' '.repeat(200_001)), 'too-large');
  });

  it('refuses pages of another shape', () => {
    const page = progress[LAG];
    for (const pages of [
      undefined,
      null,
      [],
      {[LAG]: null},
      {[LAG]: {}},
      {[LAG]: {...page, extra: 1}},
      {[LAG]: {...page, answered: 'lag-mark'}},
      {[LAG]: {...page, answered: ['<img src=x>']}},
      {[LAG]: {...page, answered: ['a', 'a']}},
      {[LAG]: {...page, exercises: 1.5}},
      {[LAG]: {...page, exercises: -1}},
      {'javascript:alert(1)': page},
      {'/a?b=c': page},
    ]) {
      assert.equal(refusal(file({pages})), 'damaged', JSON.stringify(pages));
    }
    const proto = file({}).replace(LAG, '__proto__');
    assert.equal(refusal(proto), 'damaged');
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        readProgress(text);
      }),
    );
  });
});

describe('progress', () => {
  it('keeps an activity once and the number of exercises last seen', () => {
    const twice = addActivity(progress, LAG, ['answered', 'lag-mark'], 5);
    assert.deepEqual(twice[LAG]?.answered, ['lag-mark']);
    assert.equal(twice[LAG].exercises, 5);
    const drawn = addActivity(twice, LAG, ['drawn', 'step'], 0);
    assert.equal(drawn[LAG]?.exercises, 5);
    assert.deepEqual(drawn[LAG].drawn, ['step']);
  });

  it('loses nothing when two records are merged', () => {
    const other: Progress = {
      [LAG]: {
        answered: ['lag-ramp'],
        drawn: [],
        ticked: ['quick'],
        exercises: 9,
      },
      '/docs/other': {answered: [], drawn: ['x'], ticked: [], exercises: 2},
    };
    assert.deepEqual(mergeProgress(progress, other), {
      [LAG]: {
        answered: ['lag-mark', 'lag-ramp'],
        drawn: [],
        ticked: ['quick'],
        exercises: 4,
      },
      '/docs/other': other['/docs/other'],
    });
  });
});
