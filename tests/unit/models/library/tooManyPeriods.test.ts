import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {tooManyPeriods} from '../../../../src/models/library/shared/signals';

describe('tooManyPeriods(signal, duration, maximum)', () => {
  const sine = {input: 'sine', onset: 1, frequency: 10} as const;

  it('counts the periods of a sine after its onset', () => {
    assert.equal(tooManyPeriods(sine, 21, 200), false);
    const issue = tooManyPeriods(sine, 21.1, 200);
    assert.ok(issue);
    assert.deepEqual(issue.parameters, ['frequency', 'duration']);
    assert.match(issue.message.en, /more than 200 periods/u);
    assert.match(issue.message['zh-Hans'], /200/u);
  });

  it('lets other signals last as long as they like', () => {
    assert.equal(tooManyPeriods({...sine, input: 'step'}, 1e6, 200), false);
  });
});
