import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {isModelId, loadModel} from '../../src/models/registry';
import {allPages, readSource, type Source} from './pages';
import {modelsOf, typedResults} from './typedResults';

async function found(source: Source, language: 'en' | 'zh') {
  const ids = modelsOf(source).filter(isModelId);
  const models = await Promise.all(ids.map((id) => loadModel(id)));
  return typedResults(source, models, language);
}

describe('numbers in prose', () => {
  for (const {paths} of allPages()) {
    for (const language of ['en', 'zh'] as const) {
      it(`of ${paths[language]} come from the models`, async () => {
        const {unexplained, superfluous} = await found(
          readSource(paths[language]),
          language,
        );
        assert.deepEqual(
          unexplained,
          [],
          'write <Result>, or a comment that says why the number is typed: {/* typed: input */} (instant, definition, option)',
        );
        assert.deepEqual(
          superfluous,
          [],
          'the comment {/* typed: … */} can go: no number here needs it',
        );
      });
    }
  }
});

describe('typedResults()', async () => {
  const model = await loadModel('thermostat');
  const page = (body: string): Source => ({path: '', frontMatter: {}, body});

  it('finds a result typed by hand, and leaves computed ones alone', () => {
    const typed = (body: string, language: 'en' | 'zh') =>
      typedResults(page(body), [model], language).unexplained;
    const en = 'The room temperature is 19.96 °C then.';
    const zh = '这时室温是 19.96 °C。';
    assert.deepEqual(typed(en, 'en'), [en]);
    assert.deepEqual(typed(zh, 'zh'), [zh]);
    const computed =
      'The room temperature is <Result model="thermostat" parameters={{band: 2}} scalar="meanTemperature" /> then.';
    assert.deepEqual(typed(computed, 'en'), []);
    assert.deepEqual(typed('It weighs 3 kg and lasts 5 s.', 'en'), []);
    assert.deepEqual(typed('```\nroom temperature 5 s\n```', 'en'), []);
  });

  it('accepts a number of which a comment says why it is typed', () => {
    const marked =
      'The room temperature is 20 °C{/* typed: input */} at first.';
    assert.deepEqual(typedResults(page(marked), [model], 'en'), {
      unexplained: [],
      superfluous: [],
    });
    const idle = 'It lasts 5 s{/* typed: instant */}.';
    assert.equal(typedResults(page(idle), [model], 'en').superfluous.length, 1);
    const unknown = marked.replace('input', 'because');
    assert.equal(
      typedResults(page(unknown), [model], 'en').unexplained.length,
      1,
    );
  });
});
