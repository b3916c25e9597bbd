import assert from 'node:assert/strict';

import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {describe, it} from 'vitest';

import type {Locale} from '../../../src/i18n';
import rehypeTerms from '../../../src/plugins/rehypeTerms';

interface Mark {
  readonly word: string;
  readonly id: string;
  readonly isTabStop: boolean;
}

function transformed(
  tree: Root,
  locale: Locale,
  path = 'docs/page.mdx',
): readonly Mark[] {
  rehypeTerms({locale})(tree, {path});
  const marks: Mark[] = [];
  visit(tree, 'mdxJsxTextElement', (node: MdxJsxTextElementHast) => {
    const attributes: Readonly<Record<string, unknown>> = Object.fromEntries(
      node.attributes.flatMap((each) =>
        each.type === 'mdxJsxAttribute' ? [[each.name, each.value]] : [],
      ),
    );
    const {href} = attributes;
    const [text] = node.children;
    if (attributes.className === 'term') {
      marks.push({
        word: text?.type === 'text' ? text.value : '',
        id: typeof href === 'string' ? href.replace(/^.*#term-/, '') : '',
        isTabStop: attributes.tabIndex === undefined,
      });
    }
  });
  return marks;
}

function marksIn(html: string, locale: Locale = 'en'): readonly Mark[] {
  return transformed(fromHtml(html, {fragment: true}), locale);
}

function idsIn(html: string, locale: Locale = 'en'): readonly string[] {
  return marksIn(html, locale).map(({id}) => id);
}

describe('rehypeTerms()', () => {
  it('marks names, synonyms and plurals, and keeps the words', () => {
    const marks = marksIn(
      '<p>Time constants, a film\ncoefficient and the boundary condition.</p>',
    );
    assert.deepEqual(
      marks.map(({word, id}) => [word, id]),
      [
        ['Time constants', 'time-constant'],
        ['film\ncoefficient', 'heat-transfer-coefficient'],
        ['boundary condition', 'boundary-condition'],
      ],
    );
  });

  it('marks Chinese terms inside of a sentence', () => {
    const marks = marksIn(
      '<p>输出以时间常数衡量，热流量与温差成正比。</p>',
      'zh-Hans',
    );
    assert.deepEqual(
      marks.map(({word}) => word),
      ['时间常数', '热流量'],
    );
  });

  it('takes the longest of several terms', () => {
    assert.deepEqual(idsIn('<p>the specific heat capacity</p>'), [
      'specific-heat-capacity',
    ]);
    assert.deepEqual(idsIn('<p>比热容与对流换热系数</p>', 'zh-Hans'), [
      'specific-heat-capacity',
      'heat-transfer-coefficient',
    ]);
  });

  it('leaves parts of words, compounds and abbreviations in lower case', () => {
    const none = [
      'The gained, lumped, reported and event-driven.',
      'an ode, by the re-gain',
      'the heat capacity rate',
    ];
    assert.deepEqual(
      none.flatMap((text) => idsIn(`<p>${text}</p>`)),
      [],
    );
    assert.deepEqual(idsIn('<p>热容流率</p>', 'zh-Hans'), []);
    assert.deepEqual(idsIn('<p>two ODEs</p>'), ['ode-dae']);
  });

  it('leaves a word that is a name of two rows', () => {
    assert.deepEqual(idsIn('<p>the integrator</p>'), []);
    assert.deepEqual(idsIn('<p>积分器</p>', 'zh-Hans'), []);
  });

  it('marks the first use in a section, and the first on the page as a tab stop', () => {
    const marks = marksIn(
      '<p>gain, gain</p><h2>A</h2><p>the gain</p><h3>B</h3><p>a gain</p><h2>C</h2><p>gains</p>',
    );
    assert.deepEqual(
      marks.map(({word, isTabStop}) => [word, isTabStop]),
      [
        ['gain', true],
        ['gain', false],
        ['gains', false],
      ],
    );
  });

  it('marks nothing in headings, links, code, formulas, captions and head cells', () => {
    for (const tag of [
      ...['h2', 'h3', 'a', 'code', 'math', 'summary', 'label', 'button'],
      ...['figcaption', 'legend'],
    ]) {
      assert.deepEqual(idsIn(`<${tag}>the gain</${tag}>`), [], tag);
    }
    assert.deepEqual(
      idsIn('<table><tr><th>gain</th><td>phase</td></tr></table>'),
      ['phase'],
    );
    assert.deepEqual(idsIn('<span lang="en">gain</span>', 'zh-Hans'), []);
  });

  it('marks documents and posts, no stand-alone pages', () => {
    for (const folder of ['src/pages', 'docusaurus-plugin-content-pages']) {
      const tree = fromHtml('<p>the gain</p>', {fragment: true});
      assert.deepEqual(transformed(tree, 'en', `/site/${folder}/page.mdx`), []);
    }
  });

  it('marks nothing in the sources and the change log', () => {
    assert.deepEqual(
      idsIn('<h2 id="sources">A</h2><p>gain</p><h2 id="a">B</h2><p>phase</p>'),
      ['phase'],
    );
  });

  it('marks nothing in figures, options and tasks', () => {
    for (const name of ['Figure', 'Ask', 'PredictOptions', 'Task']) {
      const tree = {
        type: 'root',
        children: [
          {
            type: 'mdxJsxFlowElement',
            name,
            attributes: [],
            children: [{type: 'text', value: 'the gain'}],
          },
        ],
      } as unknown as Root;
      assert.deepEqual(transformed(tree, 'en'), [], name);
    }
  });
});
