import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

import subsetFont from 'subset-font';
import {describe, it} from 'vitest';

import {mathCharacters} from '../../../scripts/fonts/mathCharacters';

/** What MathML draws without it standing in any page. */
const DRAWN_BY_THE_BROWSER = '√⎛⎜⎝⎞⎟⎠⎡⎢⎣⎤⎥⎦⎧⎨⎩⎪⎫⎬⎭⎷⏞⏟';

const font = readFileSync('static/fonts/stix-two-math.woff2');

async function sizeWith(characters: string): Promise<number> {
  return (await subsetFont(font, characters, {targetFormat: 'sfnt'})).length;
}

describe('the math font', () => {
  it('lists the radical and the pieces of brackets and braces', () => {
    const listed = new Set(mathCharacters());
    for (const character of DRAWN_BY_THE_BROWSER) {
      assert.ok(listed.has(character), character);
    }
  });

  it('holds an outline for each of them', async () => {
    const empty = await sizeWith('');
    for (const character of DRAWN_BY_THE_BROWSER) {
      const size = await sizeWith(character);
      assert.ok(size > empty, `${character} has no glyph`);
    }
  });

  it('stays small enough for a phone', () => {
    assert.ok(font.length < 56_000, `${font.length} bytes`);
  });
});
