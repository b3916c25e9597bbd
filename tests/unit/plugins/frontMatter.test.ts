import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {
  checkFrontMatter,
  parseFrontMatter,
} from '../../../src/plugins/frontMatter';

const component = {
  kind: 'component',
  title: 'LAG1: first-order lag',
  description: 'A gain and a time constant.',
  library: 'signal',
  submodel: 'LAG1',
  model: 'first-order-lag',
  level: 'basic',
  minutes: 30,
  tags: ['signal-library'],
  keywords: ['lag'],
  sources: ['Ogata, Modern Control Engineering'],
};

const page = {
  kind: 'page',
  title: 'How to use this site',
  description: 'Panels, boxes and links.',
  tags: ['amesim-tutorial'],
  keywords: ['help'],
};

const post = {
  title: 'Welcome',
  description: 'What this site is.',
  keywords: ['news'],
  date: '2025-05-01',
  slug: 'welcome',
  authors: ['maintainers'],
  tags: ['Amesim'],
};

function without(
  frontMatter: Readonly<Record<string, unknown>>,
  field: string,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(frontMatter).filter(([key]) => key !== field),
  );
}

const DOC_PATH = '/site/docs/Amesim/page.mdx';
const POST_PATH = '/site/blog/post.mdx';

describe('checkFrontMatter(filePath, frontMatter)', () => {
  it('accepts a complete page of each kind', () => {
    checkFrontMatter(DOC_PATH, component);
    checkFrontMatter(DOC_PATH, page);
    checkFrontMatter(POST_PATH, post);
    checkFrontMatter(
      '/site/i18n/zh-Hans/docusaurus-plugin-content-docs/current/a.mdx',
      page,
    );
  });

  for (const field of ['title', 'description', 'model', 'sources', 'kind']) {
    it(`names the file and the field when ${field} is missing`, () => {
      assert.throws(
        () => checkFrontMatter(DOC_PATH, without(component, field)),
        (error: Error) =>
          error.message.includes(DOC_PATH) && error.message.includes(field),
      );
    });
  }

  it('refuses a field that no kind knows', () => {
    assert.throws(
      () => checkFrontMatter(DOC_PATH, {...page, sidbar_label: 'typo'}),
      /sidbar_label/,
    );
  });

  it('refuses a library that does not exist', () => {
    assert.throws(
      () => checkFrontMatter(DOC_PATH, {...component, library: 'pneumatic'}),
      /library/,
    );
  });

  it('asks a post for its date and its author', () => {
    assert.throws(
      () => checkFrontMatter(POST_PATH, without(post, 'date')),
      /date/,
    );
    assert.throws(
      () => checkFrontMatter(POST_PATH, without(post, 'authors')),
      /authors/,
    );
  });
});

describe('parseFrontMatter', () => {
  it('keeps the paraphrases for the search out of the page', async () => {
    const frontMatter = {...page, searchPhrases: ['how do I begin']};
    const parsed = await parseFrontMatter({
      filePath: '/site/docs/intro.mdx',
      fileContent: '',
      defaultParseFrontMatter: () =>
        Promise.resolve({frontMatter, content: ''}),
    });
    assert.deepEqual(parsed.frontMatter, page);
  });
});
