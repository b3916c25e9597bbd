import {sameInChinese} from './sameInChinese';
import {sameInEnglish} from './sameInEnglish';
import type {IndexFile} from './types';
import {phraseOf, stemOf, type Word} from './words';

type Group = readonly string[];

const latinWord = /[\p{L}\p{N}]/u;
const han = /\p{Script=Han}/u;
const mostSayings = 12;

const ownGroups: readonly Group[] = `${sameInEnglish}${sameInChinese}`
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split(/[,、]/));

/**
 * The names of the glossary's terms, `gain, factor · 增益、倍数`, are words for
 * the same thing; `step / ramp · 阶跃 / 斜坡` are two things side by side.
 */
function glossaryGroups({sections}: IndexFile): readonly Group[] {
  return sections
    .filter(([, title, anchor]) => anchor.startsWith('term-') && title !== '')
    .flatMap(([, title]) => {
      const [own = [], other = []] = title
        .split(' · ')
        .map((names) => names.split(/[,、]/));
      const [things = [], others = []] = [own[0] ?? '', other[0] ?? ''].map(
        (names) => names.split(' / '),
      );
      if (things.length === 1 && others.length === 1) {
        return [[...own, ...other]];
      }
      return things.length === others.length
        ? things.map((name, at) => [name, others[at] ?? ''])
        : [];
    });
}

function isOneWord(phrase: string): boolean {
  return han.test(phrase)
    ? /^\p{Script=Han}{1,4}$/u.test(phrase)
    : !phrase.includes(' ');
}

function placeOf(query: string, phrase: string): number {
  if (han.test(phrase)) {
    return phrase.length > 1 ? query.indexOf(phrase) : -1;
  }
  const at = ` ${query} `.indexOf(` ${phrase} `);
  if (at >= 0) {
    return at;
  }
  const inside = query.indexOf(phrase);
  const around = [
    query[inside - 1] ?? ' ',
    query[inside + phrase.length] ?? ' ',
  ];
  const apart = around.every((sign) => !latinWord.test(sign) || han.test(sign));
  return inside >= 0 && apart ? inside : -1;
}

/** Words for the same thing: common ones, and the names in the glossary. */
export class Thesaurus {
  readonly #groups: readonly Group[];
  /** Whether the pages may say it: one language has few words of the other. */
  readonly #said: (phrase: string) => boolean;
  readonly #words = new Map<string, Set<string>>();

  constructor(file: IndexFile) {
    this.#groups = [...ownGroups, ...glossaryGroups(file)]
      .map((group) => [...new Set(group.map(phraseOf))].filter((p) => p !== ''))
      .filter(({length}) => length > 1);
    const chinese = file.pages.some(([, title]) => han.test(title));
    this.#said = (phrase) =>
      chinese ? han.test(phrase) || !phrase.includes(' ') : !han.test(phrase);
    for (const group of this.#groups) {
      const words = group
        .filter(isOneWord)
        .map((word) => (han.test(word) ? word : stemOf(word)));
      for (const word of words) {
        const known = this.#words.get(word) ?? new Set();
        words
          .filter((other) => other !== word && this.#said(other))
          .forEach((other) => known.add(other));
        this.#words.set(word, known);
      }
    }
  }

  /** Other words for one word, English ones by their stems. */
  wordsLike({stem}: Word): readonly string[] {
    return [...(this.#words.get(stem) ?? [])];
  }

  /** The query with one of its expressions said in other words. */
  sayings(query: string): readonly string[] {
    const asked = phraseOf(query);
    const others = this.#groups.flatMap((group) => {
      const said = group
        .filter((phrase) => placeOf(asked, phrase) >= 0)
        .sort((a, b) => b.length - a.length)[0];
      if (said === undefined) {
        return [];
      }
      const at = placeOf(asked, said);
      return group
        .filter(
          (phrase) =>
            phrase !== said && this.#said(phrase) && !asked.includes(phrase),
        )
        .map(
          (phrase) =>
            `${asked.slice(0, at)}${phrase}${asked.slice(at + said.length)}`,
        );
    });
    return [...new Set(others)].slice(0, mostSayings);
  }
}
