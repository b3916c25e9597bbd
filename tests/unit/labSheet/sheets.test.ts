import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {loadSheet, sheetIds} from '../../../src/labSheet/sheets';

it.each(sheetIds)('the parts of %s have names without formulas', async (id) => {
  const {parts} = await loadSheet(id);
  const names = parts.flatMap(({name}) => [name.en, name['zh-Hans']]);
  assert.deepEqual(
    names.filter((name) => name.includes('$')),
    [],
  );
});

describe('A note of a lab sheet', () => {
  it.each(sheetIds)(
    'of %s has no parentheses, which its table adds',
    async (id) => {
      const {parts} = await loadSheet(id);
      const notes = parts.flatMap(({values}) =>
        values.flatMap(({note}) => (note ? [note.en, note['zh-Hans']] : [])),
      );
      assert.deepEqual(
        notes.filter((note) => /^[(（].*[)）]$/u.test(note)),
        [],
      );
    },
  );
});
