import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {pages} from '../../../src/site/pages';
import {finishedSteps, nextStep, PATH, steps} from '../../../src/site/path';
import {
  addActivity,
  mergeProgress,
  type Progress,
  readProgress,
  shareOf,
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

  it('hands on what the page “Practice” keeps with it', () => {
    const practice = {round: 3};
    const text = writeProgress(progress, practice);
    assert.deepEqual(readProgress(text), {progress, practice});
  });

  it('refuses what is no progress of this site, with the reason', () => {
    assert.equal(refusal(''), 'not-json');
    assert.equal(refusal('{"site":'), 'not-json');
    assert.equal(refusal('null'), 'foreign');
    assert.equal(refusal('[]'), 'foreign');
    assert.equal(refusal(file({site: 'another'})), 'foreign');
    assert.equal(refusal(file({content: 'settings'})), 'foreign');
    assert.equal(refusal(file({version: 0})), 'older');
    assert.equal(refusal(file({version: 3})), 'newer');
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
      {[LAG]: {...page, total: 1.5}},
      {[LAG]: {...page, total: -1}},
      {'javascript:alert(1)': page},
      {'/a?b=c': page},
    ]) {
      assert.equal(refusal(file({pages})), 'damaged', JSON.stringify(pages));
    }
    const proto = file({}).replace(LAG, '__proto__');
    assert.equal(refusal(proto), 'damaged');
  });

  it('reads version 1, which counted exercises only', () => {
    const page = {
      answered: ['lag-mark', 'lag-ramp'],
      drawn: ['draw-step'],
      ticked: [],
      exercises: 4,
    };
    const upgraded = {
      answered: ['lag-mark', 'lag-ramp'],
      chosen: [],
      drawn: ['draw-step'],
      ticked: [],
      walked: [],
      total: 5,
    };
    assert.deepEqual(readProgress(file({version: 1, pages: {[LAG]: page}})), {
      progress: {[LAG]: upgraded},
    });
    for (const pages of [
      null,
      {[LAG]: null},
      {[LAG]: {...page, exercises: '4'}},
      {[LAG]: {...page, drawn: 'draw-step'}},
      {[LAG]: {...page, extra: 1}},
      {'/a?b=c': page},
      {[LAG]: upgraded},
    ]) {
      const text = file({version: 1, pages});
      assert.equal(refusal(text), 'damaged', JSON.stringify(pages));
    }
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
  it('keeps an activity once and the total last seen', () => {
    const twice = addActivity(progress, LAG, ['answered', 'lag-mark'], 5);
    assert.deepEqual(twice[LAG]?.answered, ['lag-mark']);
    assert.equal(twice[LAG].total, 5);
    const chosen = addActivity(twice, LAG, ['chosen', 'two-lags'], 0);
    assert.equal(chosen[LAG]?.total, 5);
    assert.deepEqual(chosen[LAG].chosen, ['two-lags']);
  });

  it('loses nothing when two records are merged', () => {
    const page = {
      answered: ['lag-ramp'],
      chosen: [],
      drawn: [],
      ticked: ['quick'],
      walked: ['step'],
      total: 9,
    };
    const other: Progress = {[LAG]: page, '/docs/other': page};
    assert.deepEqual(mergeProgress(progress, other), {
      [LAG]: {...page, answered: ['lag-mark', 'lag-ramp'], total: 4},
      '/docs/other': page,
    });
  });

  it('fills the ring of a page by all that counts there', () => {
    const done = (
      [
        ['answered', 'lag-ramp'],
        ['chosen', 'two-lags'],
        ['drawn', 'almost'],
        ['walked', 'step'],
      ] as const
    ).reduce(
      (sum: Progress, activity) => addActivity(sum, LAG, activity, 8),
      progress,
    );
    assert.ok(done[LAG]);
    assert.deepEqual(shareOf(done[LAG]), {done: 4, total: 8});
    assert.deepEqual(shareOf({...done[LAG], total: 3}), {done: 3, total: 3});
    assert.equal(shareOf({...done[LAG], total: 0}), undefined);
    const [walk] = Object.values(addActivity({}, LAG, ['walked', 'step'], 8));
    assert.ok(walk);
    assert.equal(shareOf(walk), undefined);
  });
});

describe('the path', () => {
  const walk = (...count: readonly number[]) =>
    count.reduce((sum: Progress, index) => {
      const step = steps[index];
      assert.ok(step);
      const route = routeKey(pages[step.page].route);
      return addActivity(sum, route, ['walked', step.id], 0);
    }, {});

  it('has no next step before it is begun, and after its end', () => {
    assert.equal(nextStep({}), undefined);
    assert.equal(nextStep(progress), undefined);
    assert.equal(nextStep(walk(...steps.keys())), undefined);
  });

  it('goes on with the first step that is not finished', () => {
    const page = routeKey(pages[PATH.page].route);
    const begun = addActivity({}, page, ['walked', PATH.id], 0);
    assert.equal(nextStep(begun), 0);
    assert.equal(nextStep(walk(0)), 1);
    assert.equal(nextStep(walk(1)), 0);
    assert.equal(nextStep(walk(0, 1)), 2);
    assert.deepEqual(finishedSteps(walk(0, 1)).filter(Boolean).length, 2);
  });

  it('has steps with ids of their own that fill an hour', () => {
    assert.equal(new Set(steps.map(({id}) => id)).size, steps.length);
    const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
    assert.equal(minutes, 60);
  });
});
