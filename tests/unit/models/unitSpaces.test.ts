import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {loadReferences} from '../../../src/models/references/loadReferences';
import {loadModel, modelIds} from '../../../src/models/registry';
import * as materials from '../../../src/physics/heat/materials';
import {terms} from '../../../src/site/glossary';
import {translations} from './support';

/** A number and a unit with an ordinary space, at which a line may break. */
const BREAKABLE =
  /\d (?:°C|K|s|ms|min|h|Hz|kHz|W|kW|J|kJ|Pa|kPa|MPa|GPa|bar|kg|g|m|mm|cm|L|mL|dB)(?![\p{Script=Latin}\d])/u;

function breakableIn(value: unknown): readonly string[] {
  return translations(value).flatMap(([path, texts]) =>
    Object.values(texts)
      .filter((text) => BREAKABLE.test(String(text)))
      .map((text) => `${path}: ${String(text)}`),
  );
}

describe('a number and its unit stay on one line', () => {
  for (const id of modelIds) {
    it(`in the texts and references of ${id}`, async () => {
      assert.deepEqual(breakableIn(await loadModel(id)), []);
      assert.deepEqual(breakableIn(await loadReferences(id)), []);
    });
  }

  it('in the names of materials and the definitions of the glossary', () => {
    assert.deepEqual(breakableIn(materials), []);
    assert.deepEqual(breakableIn(terms), []);
  });

  it('is what the test looks for', () => {
    const text = {en: 'a bar of 20 mm', 'zh-Hans': '20\u00a0mm 铝棒'};
    assert.deepEqual(breakableIn(text), [': a bar of 20 mm']);
    assert.deepEqual(breakableIn({en: '5 minutes, 3 modules'}), []);
  });
});
