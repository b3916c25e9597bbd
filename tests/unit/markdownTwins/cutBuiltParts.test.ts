import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {cutBuiltParts} from '../../../scripts/markdownTwins/cutBuiltParts';

const ADDRESS = 'https://lumped.example/docs/page/';

/** A folded part as the minifier writes it, without end tags of rows. */
const folded = (content: string): string =>
  `<details><summary>Table</summary><div data-built-when-opened>${content}</div></details>`;

describe('a part that is built when it is opened', () => {
  const table =
    '<div class=scroll><table><tr><th><div>a</div><td>1</table></div>';
  const page = (content: string): string =>
    `<!doctype html><title>T</title><main><p>One${folded(content)}<p>two${folded(content)}</main>`;

  it('is a link to the Markdown copy in the HTML', () => {
    const link =
      '<noscript><p><a href="/docs/page/index.md">This table, in the Markdown copy of the page</a></noscript>';
    assert.equal(cutBuiltParts(page(table), ADDRESS, 'en'), page(link));
  });

  it('leaves a page without such a part as it is', () => {
    const html = `<!doctype html><p>One<details><div>${table}</div></details>`;
    assert.equal(cutBuiltParts(html, ADDRESS, 'zh-Hans'), html);
  });
});
