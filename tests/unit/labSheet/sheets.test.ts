import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {loadSheet, sheetIds} from '../../../src/labSheet/sheets';

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
