import assert from 'node:assert/strict';
import {dirname, join, normalize} from 'node:path';

import {describe, it} from 'vitest';

import {
  allPages,
  headings,
  prose,
  publishedPages,
  readSource,
  type Source,
} from './pages';

const SEE_ALSO =
  /^## [^\n]*\{\/\* #see-also \*\/\}\n([\s\S]*?)(?=^## |$(?![\s\S]))/mu;

/** The pages of the site that a text links to: file paths, or post addresses. */
function linksIn(text: string, {path}: Source): ReadonlySet<string> {
  const targets = [...text.matchAll(/\]\(<?([^)>]+?)>?\)/gu)].map(
    ([, target = '']) => target.replace(/#.*$/u, ''),
  );
  return new Set(
    targets.flatMap((target) =>
      target.endsWith('.mdx')
        ? [normalize(join(dirname(path), target))]
        : target.startsWith('/blog/')
          ? [target]
          : [],
    ),
  );
}

describe('explanations of submodels', () => {
  it('lead to headings of their page, in both languages', () => {
    for (const path of publishedPages().flatMap(({paths}) => [
      paths.en,
      paths.zh,
    ])) {
      const source = readSource(path);
      const ids = new Set(headings(source).map(({id}) => id));
      const {explains = {}} = source.frontMatter as {
        readonly explains?: Readonly<Record<string, string>>;
      };
      for (const [submodel, heading] of Object.entries(explains)) {
        assert.ok(ids.has(heading), `${path}: ${submodel} at #${heading}`);
      }
    }
  });
});

for (const language of ['en', 'zh'] as const) {
  describe(`“see also”, ${language}`, () => {
    const pages = publishedPages().map(({paths, root}) => {
      const source = readSource(paths[language]);
      const own =
        root === 'blog'
          ? `/blog/${String(source.frontMatter.slug)}`
          : normalize(source.path);
      return {
        own,
        source,
        links: linksIn(prose(source), source),
        seeAlso: linksIn(SEE_ALSO.exec(source.body)?.[1] ?? '', source),
      };
    });

    it('stands on every component, demo and tutorial page', () => {
      for (const {source, seeAlso: targets} of pages) {
        const {kind} = source.frontMatter;
        if (['component', 'demo', 'tutorial'].includes(String(kind))) {
          assert.ok(targets.size >= 3, `${source.path}: ${targets.size}`);
        }
      }
    });

    /** Without new pages, which no other recommends yet. */
    const recommended = pages.filter(({own}) =>
      pages.some(({seeAlso: targets}) => targets.has(own)),
    );

    it('leads to pages that lead back', () => {
      const oneWay = recommended.flatMap(({own, seeAlso: targets}) =>
        pages
          .filter((other) => targets.has(other.own))
          .filter(({links, source}) => {
            const {slug} = source.frontMatter;
            const address = typeof slug === 'string' ? slug : '';
            const back = own.startsWith('/') ? links.has(own) : true;
            return own.startsWith('/blog/')
              ? !back
              : !links.has(own) && !leadsTo(source, own, address);
          })
          .map((other) => `${own} → ${other.own}`),
      );
      assert.deepEqual(oneWay, []);
    });
  });
}

/** Posts link to docs by address, since they stand in another plugin. */
function leadsTo(post: Source, doc: string, slug: string): boolean {
  const folder = doc
    .replace(/^(?:docs|i18n\/.*\/current)\//u, '')
    .replace(/(\/index)?\.mdx$/u, '');
  return slug !== '' && prose(post).includes(`/docs/${folder}`);
}

describe('Chinese headings', () => {
  it('call the same part by the same name on every page', () => {
    const names = new Map<string, Set<string>>();
    for (const {paths, root} of allPages()) {
      if (root === 'docs') {
        const source = readSource(paths.zh);
        const {kind} = source.frontMatter;
        for (const {id = '', level, text} of headings(source)) {
          const isShared =
            ['sources', 'change-log'].includes(id) ||
            ['component', 'demo'].includes(String(kind));
          if (level === 2 && isShared) {
            names.set(id, (names.get(id) ?? new Set()).add(text));
          }
        }
      }
    }
    const several = [...names].filter(([, texts]) => texts.size > 1);
    assert.deepEqual(
      several.map(([id, texts]) => [id, ...texts]),
      [],
    );
  });
});
