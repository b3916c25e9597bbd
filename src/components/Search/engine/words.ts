import lunr from 'lunr';

import {everydayWords} from './everydayWords';

/** A word of a query, as typed and as the index has it. */
export interface Word {
  readonly text: string;
  readonly stem: string;
  readonly han: boolean;
  /** Of everyday language: says little about what is looked for. */
  readonly everyday: boolean;
  /** So common that the index leaves it out. */
  readonly common: boolean;
}

/** More say nothing more, and cost time. */
const mostWords = 12;

const pieces = /[\p{L}\p{M}\p{N}_]+/gu;
const scripts = /\p{Script=Han}+|[^\p{Script=Han}]+/gu;

/** Said in questions; what the reader looks for stands beside it. */
const askingHan = new RegExp(
  // The longest first.
  '请问 为什么 为何 怎么办 怎么样 怎么 怎样 如何 是什么意思 什么意思 什么是 是什么 什么 哪些 哪里 哪个 哪种 多少 多久 可以 能不能 能否 是否 需要 应该 有没有 到底 的 了 吗 呢 吧 啊 我 你 要 很 太'
    .split(' ')
    .join('|'),
  'gu',
);
const askingLatin = new Set(
  'do does did how what why when where which who i my a an the is are can should need'.split(
    ' ',
  ),
);

/** Words without weight, but not without meaning. */
const negations = new Set(['no', 'not', 'cannot']);

/** Lower case, half-width, one kind of dash, one space. */
function normalized(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Without signs, and without a space between Chinese and Latin. */
export function phraseOf(text: string): string {
  const words = normalized(text).match(pieces) ?? [];
  return words
    .flatMap((word) => word.match(scripts) ?? [])
    .join(' ')
    .replaceAll(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '');
}

/** Words of Latin letters alone, in small. */
export function latinWords(text: string): readonly string[] {
  return (
    normalized(text).match(/(?<![\p{L}\p{N}])[a-z]+(?![\p{L}\p{N}])/gu) ?? []
  );
}

const stems = new Map<string, string>();

/** Kept: the same words come again in every text. */
export function stemOf(word: string): string {
  const stem = stems.get(word) ?? lunr.stemmer(new lunr.Token(word)).toString();
  stems.set(word, stem);
  return stem;
}

/** The stems of all words of a text but Chinese and common ones. */
export function stemsOf(text: string): ReadonlySet<string> {
  const words = (normalized(text).match(pieces) ?? [])
    .flatMap((piece) => piece.match(scripts) ?? [])
    .filter((word) => !/\p{Script=Han}/u.test(word))
    .filter((word) => lunr.stopWordFilter(word) !== undefined);
  return new Set(words.map(stemOf));
}

/** The phrase without articles. */
export function plainPhrase(text: string): string {
  return phraseOf(text).replaceAll(/(?<![^ ])(the|an?) /g, '');
}

/** The plain phrase with English words reduced to their stems. */
export function stemmedPhrase(text: string): string {
  return plainPhrase(text).replaceAll(/[a-z]{3,}/g, stemOf);
}

const everyday = new Set(
  everydayWords.map((word) =>
    /\p{Script=Han}/u.test(word) ? word : stemOf(word),
  ),
);

/** Whether a word, or one with its stem, is of everyday language. */
export function isEveryday(word: string): boolean {
  return everyday.has(stemOf(word)) || lunr.stopWordFilter(word) === undefined;
}

/**
 * Cuts a run of Chinese into words of the vocabulary: as few characters left
 * over as can be, then as few words as can be.
 */
function cutHan(
  run: string,
  vocabulary: ReadonlySet<string>,
): readonly string[] {
  const longest = 8;
  const best: {cost: number; from: number}[] = [{cost: 0, from: 0}];
  for (let end = 1; end <= run.length; end += 1) {
    best[end] = {cost: Infinity, from: end - 1};
    for (let from = Math.max(0, end - longest); from < end; from += 1) {
      const known = vocabulary.has(run.slice(from, end));
      if (known || end - from === 1) {
        const single = end - from === 1 ? 3 : 1;
        const cost = (best[from]?.cost ?? 0) + (known ? single : 10);
        if (cost < (best[end]?.cost ?? Infinity)) {
          best[end] = {cost, from};
        }
      }
    }
  }
  const words: string[] = [];
  for (let end = run.length; end > 0;) {
    const from = best[end]?.from ?? end - 1;
    words.unshift(run.slice(from, end));
    end = from;
  }
  return words;
}

function joinUnknown(
  words: readonly string[],
  vocabulary: ReadonlySet<string>,
): readonly string[] {
  const joined: string[] = [];
  let open = false;
  for (const word of words) {
    const loose = word.length === 1 && !vocabulary.has(word);
    if (loose && open) {
      joined.push(`${joined.pop() ?? ''}${word}`);
    } else {
      joined.push(word);
    }
    open = loose;
  }
  return joined;
}

const list =
  /\b(?:list|library|libraries|catalogue|catalog|overview)\b|库|一览|有哪些|列表|目录/u;

/** Whether a query asks what there is, rather than for one of it. */
export function asksForList(query: string): boolean {
  return list.test(normalized(query));
}

/** The telling words of a query as one phrase. */
export function tellingPhrase(
  query: string,
  vocabulary: ReadonlySet<string>,
): string {
  return phraseOf(
    wordsOf(query, vocabulary)
      .map(({text}) => text)
      .join(' '),
  );
}

/** The words of a query without those that only ask, unless these are all. */
export function wordsOf(
  query: string,
  vocabulary: ReadonlySet<string>,
): readonly Word[] {
  const parts = (normalized(query).match(pieces) ?? []).flatMap(
    (piece) => piece.match(scripts) ?? [],
  );
  const cut = (part: string): readonly Word[] => {
    if (!/\p{Script=Han}/u.test(part)) {
      const common = lunr.stopWordFilter(part) === undefined;
      return [
        {
          text: part,
          stem: stemOf(part),
          han: false,
          common,
          everyday: everyday.has(stemOf(part)),
        },
      ];
    }
    const runs = part.split(askingHan).filter((run) => run !== '');
    return runs
      .flatMap((run) => joinUnknown(cutHan(run, vocabulary), vocabulary))
      .map((text) => ({
        text,
        stem: text,
        han: true,
        common: false,
        everyday: everyday.has(text),
      }));
  };
  const words = parts.flatMap(cut);
  const telling = words.filter(
    ({text, common}) =>
      negations.has(text) || (!common && !askingLatin.has(text)),
  );
  const kept = telling.length > 0 ? telling : words;
  const once = new Map(kept.map((word) => [word.text, word]));
  return [...once.values()].slice(0, mostWords);
}
