import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {groupsOf} from '../../../../src/models/definition/parameters';
import {growth} from '../fixtures';

const {rate} = growth.parameters;

describe('groupsOf(parameters)', () => {
  it('gives a parameter without a group that of the one above it', () => {
    const groups = groupsOf({
      alone: rate,
      first: {...rate, group: 'pump'},
      second: rate,
      third: {...rate, group: 'valve'},
      fourth: rate,
      fifth: {...rate, group: 'pump'},
    });
    assert.deepEqual(
      [...groups.values()],
      [undefined, 'pump', 'pump', 'valve', 'valve', 'pump'],
    );
  });
});
