import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {
  readPage,
  rewriteAsText,
  writeMarkdown,
} from '../../../scripts/markdownTwins/convert';
import {model as lag} from '../../../src/models/library/first-order-lag';
import {sampleAt} from '../../../src/models/run/sampleAt';
import {simulate} from '../../../src/models/run/simulate';

const formula = (tex: string, attributes = '') =>
  `<math ${attributes} data-tex="${tex}"><mi>x</mi></math>`;

/** Converts the content of a page that is at /docs/page/. */
async function convert(content: string): Promise<string> {
  const page = readPage(
    `<title>T</title><link rel="canonical" href="https://lumped.example/docs/page/"><main><h1>T</h1>${content}</main>`,
  );
  await rewriteAsText(page, 'en');
  return writeMarkdown(page.main).trim();
}

describe('a built page as Markdown', () => {
  it('has formulas as TeX, in a table without bars', async () => {
    assert.equal(await convert(`<p>Gain ${formula('k_0')}.`), 'Gain $k_0$.');
    assert.equal(
      await convert(formula(String.raw`\tau \dot y = u`, 'display="block"')),
      '$$\n\\tau \\dot y = u\n$$',
    );
    const table = await convert(
      `<table><tr><th>a<th>b<tr><td>${formula('|x|')}<td>1</table>`,
    );
    assert.match(table, /\| \$\\vert x\\vert \$ \| 1 \|/u);
  });

  it('has no drawings, and what stands between two of them', async () => {
    const empty = '<svg viewBox="0 0 1 1" aria-hidden=true />';
    assert.equal(
      await convert(`${empty}<p>text</p><svg><path d=M0,0 /></svg>`),
      'text',
    );
  });

  it('has absolute links and no signs at headings', async () => {
    assert.equal(
      await convert(
        '<h2 id="a">Part<a class="hash-link" href="#a">#</a></h2><p><a href="/docs/intro#b">one</a> <a href="#a">two</a>',
      ),
      '## Part\n\n[one](https://lumped.example/docs/intro#b) [two](https://lumped.example/docs/page/#a)',
    );
  });

  it('has the values of a model in a link as their address has them', async () => {
    const address = 'https://lumped.example/docs/page/#sim=lag&gain=3&level=1';
    assert.equal(
      await convert('<a href="#sim=lag&gain=3&level=1">run</a>'),
      `[run](${address})`,
    );
  });

  it('has the options and fields of questions as text', async () => {
    assert.equal(
      await convert(
        '<form><fieldset><legend>Which?</legend><label><input type="radio"><span>first</span></label><label><input type="radio"><span>second</span></label></fieldset><button>Check</button></form>',
      ),
      '**Which?**\n\n- first\n- second',
    );
    assert.equal(
      await convert(
        '<form><div><label>Time constant</label><input type="text"><span>s</span></div></form><details><summary>Answer</summary><p>It is 3 s.</details>',
      ),
      'Time constant = ? s\n\n**Answer**\n\nIt is 3 s.',
    );
  });

  it('has code with its language and its line breaks', async () => {
    assert.equal(
      await convert(
        '<div class="theme-code-block language-python"><pre><code><span>a = 1<!-- -->\n</span><span>b = 2\n</span></code></pre></div>',
      ),
      '```python\na = 1\nb = 2\n```',
    );
  });

  it('leaves out controls, drawings and what is for readers only', async () => {
    assert.equal(
      await convert(
        '<nav>n</nav><button>b</button><svg><text>s</text></svg><div data-markdown="omit">o</div><p role="status">r</p><fieldset disabled><legend>f</legend></fieldset><p>text</p>',
      ),
      'text',
    );
  });

  it('writes a figure as its caption and its description', async () => {
    assert.equal(
      await convert(
        '<figure><div><div role="img"><p>a)</p></div><details><summary>In words</summary><p>A line.</p></details></div><figcaption><strong>Figure 1.</strong> A curve</figcaption></figure>',
      ),
      '**Figure 1.** A curve\n\n**In words**\n\nA line.',
    );
  });

  it('writes a knob as its sentence and tables of its default run', async () => {
    const text = await convert(
      '<div data-knob="first-order-lag" data-figure="response" data-curves="y"><section aria-label="Response"><p data-part="summary">It rises.</p><label>Gain</label><input type="range" aria-valuetext="2"><a href="#sim=first-order-lag&duration=10">whole</a></section></div>',
    );
    const rows = text.split('\n').filter((line) => /^\| [\d.]+ \|/u.test(line));
    const {title, outputs, parameters} = lag;
    assert.ok(
      text.startsWith(`**Model: ${title.en} – Response**\n\nIt rises.`),
    );
    const gain = String(parameters.gain.default);
    assert.match(text, new RegExp(`\\| Gain +\\| ${gain} +\\|`, 'u'));
    const output = outputs.y.label.en;
    assert.match(
      text,
      new RegExp(`\\| Time \\\\\\[s\\] \\| ${output} +\\|`, 'iu'),
    );
    assert.equal(rows.length, 21);
    const last = sampleAt(simulate(lag, {}, {duration: 10}), 'y', 10);
    const [, time, value] = (rows.at(-1) ?? '').split('|').map(Number);
    assert.equal(time, 10);
    assert.ok(Math.abs((value ?? 0) - last) < 1e-4 * last);
  });
});
