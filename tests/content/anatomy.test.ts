import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {describe, it} from 'vitest';

import {allPages, headings, omittedIn, prose, readSource} from './pages';

/** The ids of a template's headings: the anatomy of that kind of page. */
function anatomyOf(kind: string): readonly string[] {
  const path = join('docs', '_templates', `${kind}.mdx`);
  const body = readFileSync(path, 'utf8');
  return headings({path, frontMatter: {}, body}).flatMap(({id}) => id ?? []);
}

/** What a page may do without that is no part with a heading. */
const FURTHER_PARTS = ['draw', 'figure'];

const modelled = allPages()
  .filter(({root}) => root === 'docs')
  .flatMap(({paths}) => [readSource(paths.en), readSource(paths.zh)])
  .filter(({frontMatter}) =>
    ['component', 'demo'].includes(String(frontMatter.kind)),
  );

describe('component and demo pages', () => {
  for (const source of modelled) {
    it(`${source.path} has the parts of its template, in their order`, () => {
      const anatomy = anatomyOf(String(source.frontMatter.kind));
      const omitted = omittedIn(source);
      const expected = anatomy.filter((id) => !omitted.includes(id));
      const present = headings(source).flatMap(({id}) =>
        id !== undefined && anatomy.includes(id) ? [id] : [],
      );
      assert.deepEqual(present, expected);
      const parts = headings(source).flatMap(({level, id}) =>
        level === 2 && id !== undefined ? [id] : [],
      );
      assert.deepEqual(
        parts.filter((id) => !anatomy.includes(id)),
        [],
      );
      const unknown = omitted.filter(
        (id) => ![...anatomy, ...FURTHER_PARTS].includes(id),
      );
      assert.deepEqual(unknown, [], 'no such part to omit');
      assert.match(source.body, /<AtAGlance>/);
      assert.match(source.body, /<\/AtAGlance>\n\n<Simulation\s/);
      assert.match(source.body, /<OurModel>/);
      if (!omitted.includes('draw')) {
        assert.match(source.body, /<Predict\s+draw\b/);
      }
      const goals = /<Task\b[\s\S]*?<\/Task>/.exec(source.body)?.[0];
      assert.ok((goals?.match(/<Goal\b/g) ?? []).length >= 2, 'a task');
      assert.match(source.body, /<Sources of=\{frontMatter\.sources\} \/>/);
    });
  }
});

/** What is seen after an answer or a click, and markup. */
const LATER: readonly RegExp[] = [
  /<details>[\s\S]*?<\/details>/gu,
  /<(Answer|Hint|Mistake|Reveal|Right)\b[\s\S]*?<\/\1>/gu,
  /\{\/\*[\s\S]*?\*\/\}/gu,
  /<Result\b[\s\S]*?\/>/gu,
  /<\/?[A-Z](?:[^<>"]|"[^"]*")*>/gu,
];

/** How many words of an English page are seen as it is opened. */
function wordsOf(path: string): number {
  const text = LATER.reduce(
    (rest, part) => rest.replaceAll(part, ' '),
    prose(readSource(path)),
  );
  return text.match(/[\p{L}\d][\p{L}\d.,’'-]*/gu)?.length ?? 0;
}

describe('the length of a page', () => {
  const pages = allPages()
    .filter(({root}) => root === 'docs')
    .flatMap(({paths}) => [readSource(paths.en), readSource(paths.zh)])
    .filter(({frontMatter}) => frontMatter.kind !== 'faq');
  for (const {path, body} of pages) {
    it(`${path} has at most 450 lines`, () => {
      const lines = body.trim().split('\n').length;
      assert.ok(lines <= 450, `${lines} lines`);
    });
  }

  for (const {path} of modelled.filter((page) =>
    page.path.startsWith('docs/'),
  )) {
    it(`${path} has at most 1,900 words`, () => {
      const words = wordsOf(path);
      assert.ok(words <= 1900, `${words} words`);
    });
  }
});

const INTERACTIVE =
  /<(?:Goal|Knob|Predict|Simulation|Task)\b(?:[^>"{]|"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})*>/g;

/** The interactive parts of a page, without the attributes that are texts. */
function interactivePartsOf(path: string): readonly string[] {
  return (readSource(path).body.match(INTERACTIVE) ?? []).map((tag) =>
    tag.replaceAll(/\s+(?:label|question)="[^"]*"/g, ''),
  );
}

describe('interactive parts', () => {
  for (const {paths} of allPages()) {
    it(`of ${paths.en} are the same in both languages`, () => {
      assert.deepEqual(
        interactivePartsOf(paths.zh),
        interactivePartsOf(paths.en),
      );
    });
  }

  it('are found on the page that explains them', () => {
    const {body} = readSource(
      'docs/Amesim/signal/CLOC-signal-source-giving-time/index.mdx',
    );
    const names = (body.match(INTERACTIVE) ?? []).map((tag) =>
      tag.slice(1, tag.search(/[\s>]/)),
    );
    for (const name of ['Goal', 'Knob', 'Predict', 'Simulation', 'Task']) {
      assert.ok(names.includes(name), name);
    }
  });
});

/** A fold that holds no other fold, and its content. */
const INNERMOST_FOLD = /<details[^>]*>((?:(?!<details)[\s\S])*?)<\/details>/u;

/** The names of the folds that begin with their only heading, each with that heading. */
function* hiddenHeadings(path: string): Generator<[string, string]> {
  const source = readSource(path);
  let rest = prose(source);
  for (
    let fold = INNERMOST_FOLD.exec(rest);
    fold;
    fold = INNERMOST_FOLD.exec(rest)
  ) {
    const [all, body = ''] = fold;
    const first = /<summary>(.*)<\/summary>\n\n### /u.exec(body)?.[1];
    const [only, ...others] = headings({...source, body});
    if (first !== undefined && only && others.length === 0) {
      yield [first, only.text];
    }
    rest = rest.replace(all, '');
  }
}

describe('a heading that the name of its fold hides on the screen', () => {
  for (const {paths} of allPages()) {
    it(`of ${paths.en} has the words of that name in both languages`, () => {
      for (const path of [paths.en, paths.zh]) {
        for (const [name, heading] of hiddenHeadings(path)) {
          assert.equal(heading, name, path);
        }
      }
    });
  }
});

describe('descriptions', () => {
  for (const {paths} of allPages()) {
    it(`of ${paths.en} fit a search result in both languages`, () => {
      const length = (path: string) =>
        String(readSource(path).frontMatter.description).length;
      const en = length(paths.en);
      const zh = length(paths.zh);
      assert.ok(en >= 50 && en <= 160, `English: ${en} characters`);
      assert.ok(zh >= 25 && zh <= 80, `Chinese: ${zh} characters`);
    });
  }
});
