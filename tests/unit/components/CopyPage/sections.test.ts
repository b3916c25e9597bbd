import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {cutSection} from '../../../../src/components/chrome/CopyPage/sections';

const PAGE = `# Title

> Description

## One

Text.

\`\`\`sh
## a comment
\`\`\`

### One a

More.

#### Deeper

Even more.

## Two

Last.

---

Licence.
`;

describe('a section of a page', () => {
  it('ends at the next heading of its level', () => {
    const one = cutSection(PAGE, 0) ?? '';
    assert.match(one, /^## One\n/u);
    assert.match(one, /Even more\.\n$/u);
    assert.match(one, /## a comment/u);
  });

  it('of level 3 ends at any heading above it', () => {
    assert.equal(
      cutSection(PAGE, 1),
      '### One a\n\nMore.\n\n#### Deeper\n\nEven more.\n',
    );
  });

  it('ends before the licence of the page when it is the last', () => {
    assert.equal(cutSection(PAGE, 2), '## Two\n\nLast.\n');
  });

  it('is undefined for a heading that the text does not have', () => {
    assert.equal(cutSection(PAGE, 3), undefined);
  });
});
