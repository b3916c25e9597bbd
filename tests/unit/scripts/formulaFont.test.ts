import assert from 'node:assert/strict';

import {it} from 'vitest';

import {lettersBeforeFormula} from '../../../scripts/postbuild/formulaFont';

it('counts the letters before the first formula below the title', () => {
  const page = (text: string) =>
    `<math></math><h1>Title</h1><p class="long-name">${text}</p><math></math>`;
  const title = 'Title'.length;
  assert.equal(lettersBeforeFormula(page('word '.repeat(100))), title + 500);
  // A Chinese character takes the room of three letters.
  assert.equal(lettersBeforeFormula(page('字'.repeat(800))), title + 2400);
  const none = '<h1>Title</h1><p>No formula</p>';
  assert.equal(lettersBeforeFormula(none), Number.POSITIVE_INFINITY);
});
