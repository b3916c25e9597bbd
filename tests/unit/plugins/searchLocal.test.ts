import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {afterAll, beforeAll, describe, it} from 'vitest';

// cspell:ignore THSD
import {searchOptions} from '../../../src/plugins/search/options';
import {
  readWithPlugin,
  searchLocal,
  validateOptions,
} from '../../../src/plugins/search/searchLocal';
import {plainPage} from '../../../src/search/indexing/plainPage';

const URL = '/docs/a/';

function page(body: string, robots = 'index'): string {
  return `<html><head><meta name="robots" content="${robots}"><meta name="description" content="What it is."><meta name="keywords" content="lag, time constant"></head><body><a class="navbar__link--active">Product</a><div class="main-wrapper"><ul class="menu"><li><div class="menu__list-item-collapsible"><a class="menu__link menu__link--active">Signal library</a></div></ul><main><article>${body}</article></main></div></body></html>`;
}

function heading(level: 2 | 3, anchor: string, text: string): string {
  return `<h${level} id=${anchor}>${text}<a class=hash-link href=#${anchor}>\u200B</a></h${level}>`;
}

describe('the pages that the search plugin reads', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'search-'));
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  async function read(html: string, isList = false) {
    const context = {
      baseUrl: '/',
      generatedFilesDir: folder,
      siteConfig: {themeConfig: {}},
      siteDir: folder,
    } as unknown as LoadContext;
    const options = validateOptions({
      options: searchOptions,
      validate: (schema, given) => schema.validate(given).value as never,
    });
    const plugin = searchLocal(context, options);
    const pages = new Map([[URL, plainPage(html, isList)]]);
    return (await readWithPlugin(plugin, context as never, pages))[0];
  }
  const sections = async (body: string) => (await read(page(body)))?.sections;

  it('give title, category, description and keywords', async () => {
    const html = page('<header><h1>Title</h1></header><p>Text');
    assert.deepEqual(await read(html), {
      url: URL,
      title: 'Title',
      category: 'Signal library',
      description: 'What it is.',
      keywords: ['lag', 'time constant'],
      sections: [{title: '', anchor: '', text: 'Text'}],
    });
  });

  it('join headings with the texts below them, each text once', async () => {
    assert.deepEqual(
      await sections(
        `<header><h1>Title</h1></header><p>Top\u200B of it</p>${heading(2, 'group', 'Group')}<section>${heading(3, 'one', 'One')}<p>Answer.</p></section><p>After.</p>${heading(2, 'empty', 'Empty')}`,
      ),
      [
        {title: '', anchor: '', text: 'Top of it'},
        {title: 'Group', anchor: 'group', text: ''},
        {title: 'One', anchor: 'one', text: 'Answer. After.'},
        {title: 'Empty', anchor: 'empty', text: ''},
      ],
    );
  });

  it('leave out sources, change logs, code and controls', async () => {
    assert.deepEqual(
      await sections(
        `<h1>Title</h1><p>Text<button>Run</button><pre>x = 1</pre><p role=status>done</p>${heading(2, 'sources', 'Sources')}<p>Book</p>${heading(2, 'change-log', 'Log')}<p>2026`,
      ),
      [{title: '', anchor: '', text: 'Text'}],
    );
  });

  it('keep the names of functions that code calls, also in a folded part', async () => {
    const code =
      '<pre>from tool import *\nAMESetValue("k", "1")\nx_1 = 2</pre>';
    assert.deepEqual(
      await sections(
        `<h1>Title</h1>${code}<details><summary>More</summary><p>Text${code}</details>`,
      ),
      [
        {
          title: '',
          anchor: '',
          text: 'AMESetValue Text AMESetValue',
        },
      ],
    );
  });

  it('keep captions and names of submodels of a lab sheet', async () => {
    assert.deepEqual(
      await sections(
        `<h1>Title</h1>${heading(2, 'in-amesim', 'In Amesim')}<figure>Drawing<figcaption>The chain<details><ul><li>lag <code>LAG1</code><li>plug</ul></details></figcaption></figure><p>Place <code>THSD00</code>, then run.`,
      ),
      [
        {
          title: 'In Amesim',
          anchor: 'in-amesim',
          text: 'The chain · LAG1 · THSD00',
        },
      ],
    );
  });

  it('separate the cells of a table', async () => {
    const [top] =
      (await sections(
        '<h1>Title</h1><p>Units:<table><caption>Table</caption><tr><th>symbol<th>unit<tr><td>h<td>W</table>',
      )) ?? [];
    assert.equal(top?.text, 'Units: Table symbol · unit; h · W;');
  });

  const sub = '<msub><mi>u</mi><mi>H</mi></msub>';
  const squared = '<msubsup><mi>T</mi><mn>2</mn><mn>4</mn></msubsup>';
  const fraction =
    '<mrow><mi>α</mi><mo>=</mo><mfrac><mi>k</mi><mrow><mi>ρ</mi><msub><mi>c</mi><mi>p</mi></msub></mrow></mfrac></mrow>';
  const root = '<msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt>';
  const derivative =
    '<mfrac><mrow><mi>d</mi><mi>T</mi></mrow><mrow><mi>d</mi><mi>t</mi></mrow></mfrac>';
  const lines = {
    u_H: sub,
    'C_q,max':
      '<msub><mi>C</mi><mrow><mi>q</mi><mo>,</mo><mi>max</mi></mrow></msub>',
    '\u1E41': '<mover><mi>m</mi><mo>˙</mo></mover>',
    'T_2^4': squared,
    'α = k/(ρ c_p)': fraction,
    '√(x + 1)': root,
    'dT/dt': derivative,
  };
  for (const [line, inside] of Object.entries(lines)) {
    it(`have the formula ${line} as a line that can be read`, async () => {
      const math = `<math data-tex="x">${inside}</math>`;
      const [top] = (await sections(`<h1>Title</h1><p>${math}</p>`)) ?? [];
      assert.equal(top?.text, line);
    });
  }

  it('have only the head of a list, whose text other pages have', async () => {
    const html = page('<h1>List</h1><p>Text').replaceAll(/<\/?article>/g, '');
    const list = await read(html, true);
    assert.equal(list?.title, 'List');
    assert.deepEqual(list.sections, []);
  });

  it('leave out a page that asks not to be indexed', async () => {
    assert.equal(await read(page('', 'noindex, follow')), undefined);
  });

  it('are refused in another form', async () => {
    const context = {baseUrl: '/', generatedFilesDir: folder} as never;
    const plugin = {
      name: 'search',
      postBuild: async ({outDir}: {readonly outDir: string}) =>
        writeFile(join(outDir, 'search-index.json'), '[]'),
    };
    await assert.rejects(readWithPlugin(plugin, context, new Map()), /another/);
  });
});
