// @vitest-environment happy-dom
import assert from 'node:assert/strict';

import {it} from 'vitest';

import {addActivity, writeProgress} from '../../../src/site/progress/schema';
import {STORAGE_KEY} from '../../../src/site/progress/storageKey';
import {
  getProgress,
  record,
  showStored,
} from '../../../src/site/progress/store';

const page = {route: '/docs/practice', total: 4};

it('what another tab has forgotten does not come back, though nothing shows it', () => {
  const before = addActivity({}, page.route, ['answered', 'lag-mark'], 4);
  localStorage.setItem(STORAGE_KEY, writeProgress(before));
  showStored();
  localStorage.removeItem(STORAGE_KEY);
  window.dispatchEvent(new StorageEvent('storage', {key: STORAGE_KEY}));
  record('answered', 'lag-final', page);
  assert.deepEqual(getProgress()[page.route]?.answered, ['lag-final']);
});
