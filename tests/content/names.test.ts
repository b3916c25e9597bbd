import assert from 'node:assert/strict';
import {dirname, join} from 'node:path';

import {describe, it} from 'vitest';

import {allPages, readSource} from './pages';

type Language = 'en' | 'zh';

/** The part of a title before its subtitle. */
function beforeColon(title: string): string {
  return title.split(/: |：/u)[0] ?? title;
}

/** The names by which a page may be called: its label, its title, and their beginnings. */
function namesOf(path: string): readonly string[] {
  const {title, sidebar_label: label} = readSource(path).frontMatter;
  return [title, label]
    .filter((name) => typeof name === 'string')
    .flatMap((name) => [name, beforeColon(name)]);
}

const paths = new Map(
  allPages().map((page) => [page.paths.en, page.paths] as const),
);

/** Links to whole pages in the section of related pages, with their texts. */
function relatedLinks(
  page: ReturnType<typeof allPages>[number],
  language: Language,
): readonly (readonly [text: string, target: string])[] {
  const {body} = readSource(page.paths[language]);
  const [section = ''] =
    /\{\/\* #(?:see-also|next) \*\/\}[\s\S]*?(?=\n## |$)/u.exec(body) ?? [];
  const links = /\[([^\]]+)\]\(<?([^)>#]+\.mdx)>?\)/gu;
  return [...section.matchAll(links)].map(([, text = '', target = '']) => [
    text,
    join(dirname(page.paths.en), target),
  ]);
}

describe('a page', () => {
  for (const page of allPages()) {
    for (const language of ['en', 'zh'] as const) {
      it(`has one name in ${page.paths[language]}`, () => {
        const {title, sidebar_label: label} = readSource(
          page.paths[language],
        ).frontMatter;
        if (typeof label === 'string') {
          assert.ok(
            [String(title), beforeColon(String(title))].includes(label),
            `${label} is not the name of “${String(title)}”`,
          );
        }
        for (const [text, target] of relatedLinks(page, language)) {
          const path = paths.get(target)?.[language];
          assert.ok(path, `${target} exists`);
          const isNamed = namesOf(path).some(
            (name) => name.toLowerCase() === text.toLowerCase(),
          );
          assert.ok(isNamed, `${text}: ${namesOf(path).join(', ')}`);
        }
      });
    }
  }
});
