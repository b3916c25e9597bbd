import assert from 'node:assert/strict';

import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, it} from 'vitest';

import remarkAutoImport from '../../../src/plugins/remarkAutoImport';
import {compiled} from './compile';

function expanded(markdown: string): Promise<string> {
  return compiled(markdown, [remarkAutoImport]);
}

describe('remarkAutoImport()', () => {
  it('imports a part once, and gives it loaders of what it names', async () => {
    const code = await expanded(
      '<Sketch name="clock" />\n\n<Sketch name="trigger" />',
    );
    assert.equal(
      code.match(/import Sketch from ["']@site\/src\/sketch["']/gu)?.length,
      1,
    );
    for (const name of ['clock', 'trigger']) {
      assert.match(
        code,
        new RegExp(
          `name="${name}" sketch=\\{\\(\\) => import\\(["'].*/sketches/${name}["']\\)\\}`,
          'u',
        ),
      );
    }
  });

  it('imports the styles of code once into a page with blocks of it', async () => {
    const code = await expanded('```py\n1\n```\n\n- ```py\n  2\n  ```');
    assert.equal(
      code.match(/import ['"]@site\/src\/css\/code\.css['"]/gu)?.length,
      1,
    );
  });

  it('leaves pages without parts alone', async () => {
    assert.doesNotMatch(await expanded('Text'), /import/u);
  });

  it('stops at an unknown sketch and names those there are', async () => {
    await assert.rejects(
      expanded('Text\n\n<Sketch name="nothing" />'),
      /docs\/page\.mdx:3: <Sketch>: there is no name 'nothing'; there are: .*clock/u,
    );
  });

  it('gives a figure a loader of its drawing, and a number', async () => {
    const code = await expanded(
      '<Figure name="lag-or-delay">A</Figure>\n\n<Figure name="step-response">B</Figure>',
    );
    assert.match(
      code,
      /name="lag-or-delay" drawing=\{\(\) => import\(["']@site\/src\/components\/markdown\/Figure\/drawings\/lag-or-delay["']\)\} number="1"/u,
    );
    assert.match(code, /number="2"/u);
    assert.doesNotMatch(code, /^import .* from .*drawings/mu);
  });

  it('numbers exercises in the order of the page', async () => {
    const code = await expanded(
      '<Exercise id="a">A</Exercise>\n\n<Exercise id="b">B</Exercise>',
    );
    assert.match(code, /id="a" number="1"/u);
    assert.match(code, /id="b" number="2"/u);
  });

  it('makes options of the list in <Predict>', async () => {
    const code = await expanded(
      '<Predict id="a" question="Which?" correct={2}>\n\n- one\n- *two*\n\n<Reveal>Two</Reveal>\n</Predict>',
    );
    assert.match(code, /PredictOption value="1">\{"one"\}/u);
    assert.match(code, /PredictOption value="2"/u);
    assert.doesNotMatch(code, /_components\.li/u);
  });

  it('stops at a <Predict> that lacks something', async () => {
    const reveal = '<Reveal>Why</Reveal>';
    const cases = [
      [`<Predict id="a" question="Q">\n\n${reveal}\n</Predict>`, /in a list/],
      [`<Predict>\n\n- one\n\n${reveal}\n</Predict>`, /question is missing/],
      ['<Predict id="a" question="Q">\n\n- one\n\n</Predict>', /in <Reveal>/],
      [
        `<Predict question="Q">\n\n- one\n\n${reveal}\n</Predict>`,
        /id is missing/,
      ],
      [
        `<Predict id="a" question="Q" correct={3}>\n\n- one\n- two\n\n${reveal}\n</Predict>`,
        /1 to 2/,
      ],
    ] as const;
    for (const [markdown, reason] of cases) {
      await assert.rejects(expanded(markdown), reason);
    }
  });

  it('makes aims of items that say what shows them', async () => {
    const parts =
      '<Exercise id="a">A</Exercise>\n\n<Task id="b">B</Task>\n\n<Worksheet />';
    const code = await expanded(
      `- read *a* curve; {/* shown by: a, b */}\n- no more\n\n${parts}`,
    );
    assert.match(code, /<Aim shownBy="a b">.*curve;"\}<\/Aim>/u);
    assert.equal(code.match(/<Aim /gu)?.length, 1);
    assert.match(code, /import Aim from/u);
    assert.match(code, /<Worksheet exercises="a"/u);
    assert.doesNotMatch(code, /shown by/u);
  });

  it('makes steps of items that end in their id', async () => {
    const code = await expanded('1. read [a](b.mdx). {/* step: first */}');
    assert.match(code, /<Step id="first">.*\."\}<\/Step>/u);
    assert.match(code, /import \{Step\} from/u);
  });

  it('stops at an aim that nothing shows, and at an id that is used twice', async () => {
    await assert.rejects(
      expanded('Text\n\n- aim {/* shown by: a, c */}\n\n<Task id="a">A</Task>'),
      /docs\/page\.mdx:3: <Aim>: there is no c, only a/u,
    );
    await assert.rejects(
      expanded('<Task id="a">A</Task>\n\n<Exercise id="a">A</Exercise>'),
      /docs\/page\.mdx:3: <Exercise>: the id 'a' is used twice/u,
    );
  });

  it('folds what follows the first paragraph of an answer', async () => {
    // As Docusaurus does before.
    const setIds = () => (tree: Root) => {
      visit(tree, 'heading', (heading) => {
        heading.data = {id: 'topic'} as typeof heading.data;
      });
    };
    const code = await compiled(
      `<Faq more="Why">\n\n## Topic\n\n### One?\n\nYes.\n\nBecause.\n\n### Two?\n\nFirst:\n\n- a\n\nLater.\n\n### Three?\n\nNo.\n\n</Faq>`,
      [setIds, remarkAutoImport],
    );
    const folded = [...code.matchAll(/<Details>([\s\S]*?)<\/Details>/gu)];
    assert.equal(folded.length, 2);
    assert.match(folded[0]?.[1] ?? '', /Why[\s\S]*Because\./u);
    assert.doesNotMatch(folded[0]?.[1] ?? '', /Yes/u);
    assert.match(folded[1]?.[1] ?? '', /Later\./u);
    assert.doesNotMatch(folded[1]?.[1] ?? '', /First/u);
  });

  it('wants the words that unfold an answer', async () => {
    await assert.rejects(
      expanded('<Faq>\n\n## A {/* #a */}\n\n</Faq>'),
      /<Faq>: it has the words that unfold an answer/u,
    );
  });
});
