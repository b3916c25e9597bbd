import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {describe, it} from 'vitest';

import {loadModel, modelIds} from '../../src/models/registry';
import {terms} from '../../src/site/glossary';
import {pages} from '../../src/site/pages';
import {translations} from '../unit/models/support';
import {chineseTexts} from './codeTexts';
import {forbidden} from './forbidden';
import {
  allPages,
  prose,
  publishedPages,
  readSource,
  routeOf,
  type Source,
} from './pages';

/** Wrong words in a text, each with the right one. */
function wrongWords(text: string): readonly string[] {
  return forbidden.flatMap(({wrong, right, except}) => {
    const kept = except ? text.replaceAll(new RegExp(except, 'gu'), '') : text;
    const found = wrong.exec(kept);
    const around =
      found && kept.slice(Math.max(0, found.index - 12), found.index + 16);
    return found ? [`${found[0]} → ${right}: …${around}…`] : [];
  });
}

/** All that is read on a page; keywords are synonyms on purpose. */
function readText(source: Source): string {
  const {title, description} = source.frontMatter;
  return `${String(title)}\n${String(description)}\n${prose(source)}`;
}

describe('the terms of the glossary', () => {
  for (const {paths} of allPages()) {
    it(`are used in ${paths.zh}`, () => {
      assert.deepEqual(wrongWords(readText(readSource(paths.zh))), []);
    });
  }

  it('are used in the messages of the code and of the theme', () => {
    const folder = join('i18n', 'zh-Hans');
    for (const file of [
      'code.json',
      'docusaurus-theme-classic/navbar.json',
      'docusaurus-theme-classic/footer.json',
      'docusaurus-plugin-content-docs/current.json',
      'docusaurus-plugin-content-blog/options.json',
    ]) {
      const messages = JSON.parse(
        readFileSync(join(folder, file), 'utf8'),
      ) as Record<string, {readonly message: string}>;
      for (const [id, {message}] of Object.entries(messages)) {
        assert.deepEqual(wrongWords(message), [], `${file}: ${id}`);
      }
    }
  });

  it('are used in every text of the models', async () => {
    for (const id of modelIds) {
      const model = await loadModel(id);
      for (const [path, texts] of translations(model)) {
        const wrong = wrongWords(String(texts['zh-Hans']));
        assert.deepEqual(wrong, [], `${id}: ${path}`);
      }
    }
  });

  it('are used in drawings, sketches and messages of the code', () => {
    const wrong = chineseTexts('src').flatMap(([file, text]) =>
      wrongWords(text).map((word) => `${file}: ${word}`),
    );
    assert.deepEqual(wrong, []);
  });

  it('are used in the definitions of the glossary', () => {
    for (const {id, zhHans, definition} of terms) {
      const texts = `${zhHans}\n${definition['zh-Hans']}`;
      assert.deepEqual(wrongWords(texts), [], id);
    }
  });

  it('lead to the page of a component that they name', () => {
    for (const page of publishedPages()) {
      const {submodel} = readSource(page.paths.en).frontMatter;
      const route = routeOf(page);
      for (const {id, also, page: target} of terms) {
        if (also?.en?.includes(String(submodel))) {
          assert.equal(
            target && pages[target].route,
            route,
            `src/site/glossary: the row '${id}' names ${String(submodel)}; its page is now ${route}`,
          );
        }
      }
    }
  });

  it('are told from their variants', () => {
    assert.equal(wrongWords('恒温器').length, 1);
    assert.deepEqual(wrongWords('温控器和“一阶滞后”'), []);
    assert.equal(wrongWords('一阶滞后').length, 1);
    assert.deepEqual(wrongWords('模拟信号'), []);
    assert.deepEqual(wrongWords('热流量（热流率）、抖振、稳定化运行'), []);
    assert.equal(wrongWords('热流率').length, 1);
    assert.equal(wrongWords('接在时钟后面的积分器').length, 1);
    assert.deepEqual(wrongWords('求解器（积分器）和积分环节'), []);
  });
});
