import assert from 'node:assert/strict';

import {it} from 'vitest';

import {hasEarlyFormula} from '../../../scripts/postbuild/formulaFont';

it('finds a formula in the first window by the text before it', () => {
  const page = (text: string) =>
    `<math></math><h1>Title</h1><p class="long-name">${text}</p><math></math>`;
  assert.equal(hasEarlyFormula(page('word '.repeat(100))), true);
  assert.equal(hasEarlyFormula(page('word '.repeat(1000))), false);
  // A Chinese text of this length is as long as an English one of 2,400 letters.
  assert.equal(hasEarlyFormula(page('字'.repeat(800))), false);
  assert.equal(hasEarlyFormula('<h1>Title</h1><p>No formula</p>'), false);
});
