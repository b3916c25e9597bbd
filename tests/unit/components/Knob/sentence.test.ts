import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {
  plainSentence,
  sentenceParts,
} from '../../../../src/components/markdown/Knob/sentenceParts';

describe('sentenceParts(sentence)', () => {
  it('finds the words that name curves', () => {
    assert.deepEqual(sentenceParts('So {the output|y} follows {u|input}.'), [
      {text: 'So '},
      {text: 'the output', key: 'y'},
      {text: ' follows '},
      {text: 'u', key: 'input'},
      {text: '.'},
    ]);
  });

  it('leaves brackets and units alone', () => {
    const text = 'At 3 W/(m²·K) [K] {a} it is |5|.';
    assert.deepEqual(sentenceParts(text), [{text}]);
  });
});

describe('plainSentence(sentence)', () => {
  it('keeps the words and drops the keys', () => {
    assert.equal(plainSentence('{The output|y} rises.'), 'The output rises.');
  });
});
