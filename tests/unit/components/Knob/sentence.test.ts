import assert from 'node:assert/strict';

import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, it} from 'vitest';

import {knobSeries} from '../../../../src/components/markdown/Knob/knobSeries';
import type {KnobSpec} from '../../../../src/components/markdown/Knob/spec';
import {simulate} from '../../../../src/models/run/simulate';
import {Sentence} from '../../../../src/panel/figures/Sentence';
import {
  plainSentence,
  sentenceParts,
} from '../../../../src/panel/figures/sentenceParts';
import {lag} from '../../models/fixtures';

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

describe('Sentence', () => {
  it('shows a reference curve in the colour that it has in the plot', () => {
    const spec = {
      model: 'lag',
      figure: 'response',
      parameter: 'gain',
    } as unknown as KnobSpec;
    const [figure] = lag.figures;
    assert.ok(figure);
    const series = knobSeries(lag, spec, figure, simulate(lag), 'en');
    const html = renderToStaticMarkup(
      createElement(Sentence, {sentence: '{The input|u}.', series}),
    );
    assert.match(html, /class="[^"]*reference/u);
  });
});
