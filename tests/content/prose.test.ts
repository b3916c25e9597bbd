import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

import {describe, it} from 'vitest';

import {chineseTexts, englishTexts} from './codeTexts';
import {
  allPages,
  prose,
  publishedPages,
  readSource,
  type Source,
} from './pages';
import {chinese, contraction, english, phrasesIn} from './proseFamilies';
import {figuresOf, lengthOf, rhythmOf, sentencesOf} from './sentences';

/**
 * Bounds of the average length of a Chinese sentence, in characters: from 20 on
 * sentences are joined, and those that commas made longer are split.
 */
const AVERAGE = [20, 40] as const;
/** Largest share of sentences with three commas or more, on pages about a model. */
const MANY_COMMAS = 0.12;
/** Bounds of all pages together; for their reading see `Rhythm`. */
const RHYTHM = {
  manyCommas: 0.06,
  clause: 10,
  therefore: 0.8,
  pointers: 0.3,
} as const;
/** Largest share of sentences with at most eight characters. */
const SHORT = 0.1;

function readText(source: Source): string {
  const {title, description} = source.frontMatter;
  return `${String(title)}\n${String(description)}\n${prose(source)}`;
}

describe('English texts', () => {
  for (const {paths, root} of allPages()) {
    it(`${paths.en} has none of the phrases to avoid`, () => {
      const families = root === 'blog' ? english : [...english, contraction];
      const text = readText(readSource(paths.en));
      assert.deepEqual(phrasesIn(text, families), []);
    });
  }

  it('of the interface and the models have none of them', () => {
    const found = englishTexts('src').flatMap(([name, text]) =>
      phrasesIn(text, english).map((phrase) => `${name}: ${phrase}`),
    );
    assert.deepEqual(found, []);
  });
});

describe('Chinese texts', () => {
  for (const {paths} of allPages()) {
    it(`${paths.zh} has none of the phrases to avoid`, () => {
      const text = readText(readSource(paths.zh));
      assert.deepEqual(phrasesIn(text, chinese), []);
    });
  }

  for (const {paths} of publishedPages()) {
    it(`${paths.zh} has connected sentences`, () => {
      const source = readSource(paths.zh);
      const {average, short, manyCommas} = figuresOf(source);
      const [low, high] = AVERAGE;
      const figures = `${average.toFixed(1)} characters on average, ${(100 * short).toFixed(0)}% short`;
      assert.ok(average >= low && average <= high, figures);
      assert.ok(short <= SHORT, figures);
      if ('model' in source.frontMatter) {
        const share = `${(100 * manyCommas).toFixed(0)}% with three commas`;
        assert.ok(manyCommas <= MANY_COMMAS, share);
      }
    });
  }

  it('of all pages have sentences that run and pause', ({annotate}) => {
    const rhythm = rhythmOf(
      publishedPages().map(({paths}) => readSource(paths.zh)),
    );
    const figures = JSON.stringify(rhythm);
    assert.ok(rhythm.manyCommas <= RHYTHM.manyCommas, figures);
    assert.ok(rhythm.clause >= RHYTHM.clause, figures);
    assert.ok(rhythm.therefore <= RHYTHM.therefore, figures);
    assert.ok(rhythm.pointers <= RHYTHM.pointers, figures);
    return annotate(figures);
  });

  it('of the code have none of the phrases to avoid', () => {
    const found = chineseTexts('src').flatMap(([file, text]) =>
      phrasesIn(text, chinese).map((phrase) => `${file}: ${phrase}`),
    );
    assert.deepEqual(found, []);
  });

  it('of the interface have none of the phrases to avoid', () => {
    const path = 'i18n/zh-Hans/code.json';
    const messages = JSON.parse(readFileSync(path, 'utf8')) as Record<
      string,
      {readonly message: string}
    >;
    const found = Object.entries(messages).flatMap(([id, {message}]) =>
      phrasesIn(message, chinese).map((phrase) => `${id}: ${phrase}`),
    );
    assert.deepEqual(found, []);
  });
});

describe('the checks of prose', () => {
  const page = (body: string): Source => ({path: '', frontMatter: {}, body});

  it('find a phrase and its reason', () => {
    assert.equal(phrasesIn('and nobody computes it', english).length, 1);
    assert.equal(phrasesIn('两侧都给出温度，没有谁来算', chinese).length, 1);
    assert.deepEqual(phrasesIn('由构建程序生成', chinese), []);
    assert.equal(phrasesIn('It isn’t so.', [contraction]).length, 1);
  });

  it('count sentences without headings, tables, formulas and links', () => {
    const sentences = sentencesOf(
      page(
        '## 标题 {/* #a */}\n\n模型由[三个元件](b.mdx)连成，$\\tau$ 为常数。例如：\n\n| 表 |\n\n## 另请参阅 {/* #see-also */}\n\n- [页面](c.mdx)：说明\n',
      ),
    );
    assert.deepEqual(sentences, ['模型由三个元件连成，▮ 为常数。', '例如：']);
    assert.equal(lengthOf(sentences[0] ?? ''), 13);
    assert.equal(figuresOf(page('模型有解析解。\n')).short, 1);
  });
});
