import type {PinyinNames} from './pinyin';
import {chineseTerms, hasHan, piecesOf} from './terms';
import {stemOf, type Vocabulary, type WeightedTerms} from './vocabulary';

/** A word that no text has, with similar words that are searched for. */
export interface Correction {
  readonly typed: string;
  readonly words: readonly string[];
}

/** One word of a query, or a character or pair of its Chinese. */
interface QueryWord {
  /** The weight of the term that stands for it alone. */
  readonly weight: number;
  /** Its part in the share of the query that a document has. */
  readonly part: number;
  /** What is searched for in the place of a word that no text has. */
  readonly correction?: Correction | undefined;
  /** With the terms of synonyms and of longer words, which have less weight. */
  readonly terms: WeightedTerms;
  /** Without these. */
  readonly own: readonly string[];
}

/** A query, analysed once for all steps of the search. */
export interface Query {
  readonly words: readonly QueryWord[];
  /** The terms of all words, as the indexes are searched for them. */
  readonly terms: WeightedTerms;
  /** Words that are typed one after the other, as they are near each other in terms. */
  readonly neighbours: readonly {
    readonly near: RegExp;
    readonly part: number;
  }[];
  /** What names are compared by; see `nameKey`. */
  readonly key: string;
  /** What to mark in texts: words as typed, their stems, pairs of characters. */
  readonly marks: readonly string[];
}

/** Names of one thing in both languages, with their terms. */
export type Synonyms = readonly {
  readonly key: string;
  readonly terms: readonly string[];
}[];

const MAXIMUM_PIECES = 16;
const stopWords = new Set(
  'a about also am an and any are as at be been but by can could did do does for from get gets go goes had happens has have he how i if in into is it its just know make makes me my need of on only or our own s same should so some such than that the their them then there these they this to us very want was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);
/** Words of Chinese questions, the longest first. */
const QUESTION_WORDS =
  /请问|特别|非常|突然|里的|里面|有什么用|一直|总是|老是|为什么|为何|怎么办|怎么样|怎么|怎样|如何|是什么意思|什么意思|什么是|是什么|什么|哪些|哪里|哪个|哪种|多少|多久|可以|能不能|能否|是不是|是否|会不会|要不要|为啥|咋|才能|需要|应该|有没有|还是|自己|反而|用来|时候|到底|哪|的|了|吗|呢|吧|啊|我|你|要|很|太/u;

/** `n’t` with its verb, `’s`, and the last word of “what does … mean”, which is not a mean value. */
const FILLERS =
  /\b(?:ca|wo|do(?:es)?|did|is|are|was|were|has|had|have|could|would|should)n['’]?t\b|['’](?:s|m|re|ve|ll|d)\b|(?<=\bwhat do(?:es)? .+) mean\b/giu;

/** The pieces of a text without question words, unless it has no others. */
function contentOf(text: string): readonly string[] {
  const all = piecesOf(text.replaceAll(FILLERS, ''));
  const content = all
    .flatMap((piece) => piece.split(QUESTION_WORDS))
    .filter((piece) => piece !== '' && !stopWords.has(piece));
  return [...new Set(content.length > 0 ? content : all)];
}

/** What names are compared by: stems between spaces, Chinese without. */
export function nameKey(name: string): string {
  const stems = contentOf(name).map(stemOf).join(' ');
  return hasHan(name) ? stems : ` ${stems} `;
}

/** The parts of those that are found, as a share of all parts. */
function shareOf<Part extends {readonly part: number}>(
  all: readonly Part[],
  isFound: (each: Part) => boolean,
): number {
  const sum = (some: readonly Part[]) =>
    some.reduce((total, {part}) => total + part, 0);
  return sum(all.filter(isFound)) / (sum(all) || 1);
}

/**
 * Share of the words of a query that are found; rare ones are a larger part.
 * @param which whether synonyms and longer words count as the word does
 */
export function coverage(
  {words}: Query,
  isFound: (term: string) => boolean,
  which: 'own' | 'all',
): number {
  return shareOf(words, ({own, terms}) =>
    (which === 'own' ? own : [...terms.keys()]).some(isFound),
  );
}

const CHARACTER = /^\p{Script=Han}$/u;

/**
 * Whether all words of a query are found, or what they may stand for. Single
 * Chinese characters are not asked for: running text is indexed by pairs.
 */
export function isWhole(
  {words}: Query,
  isFound: (term: string) => boolean,
): boolean {
  return words.every(
    ({own, terms}) =>
      own.some((term) => CHARACTER.test(term)) ||
      [...terms.keys()].some(isFound),
  );
}

/**
 * Share of the neighbouring words of a query that are near each other in a
 * text, in the order of the query; rare ones are a larger part.
 * @param terms the terms of the text between blanks
 */
export function closeness({neighbours}: Query, terms: string): number {
  return shareOf(neighbours, ({near}) => near.test(terms));
}

function wordsOf(
  piece: string,
  vocabulary: Vocabulary,
  names: PinyinNames,
): readonly Omit<QueryWord, 'part' | 'own'>[] {
  if (!hasHan(piece)) {
    const terms = vocabulary.expand(piece);
    if (terms.size > 0) {
      return [{weight: 1, terms}];
    }
    const words = vocabulary.corrections(piece);
    for (const [word, weight] of words) {
      terms.set(stemOf(word), weight);
    }
    const correction =
      words.size > 0 ? {typed: piece, words: [...words.keys()]} : undefined;
    return [{weight: 1, terms, correction}];
  }
  const {characters, pairs} = chineseTerms(piece);
  return [...new Set([...characters, ...pairs])].map((term) => {
    const isPart = pairs.length > 0 && characters.includes(term);
    const weight = isPart ? 0.6 : 1;
    const terms: WeightedTerms = new Map([[term, weight]]);
    // A pair that no text has may have a wrong character.
    if (!isPart && !vocabulary.has(term)) {
      names.alike(term).forEach((other) => terms.set(other, 0.7));
    }
    return {weight, terms};
  });
}

/** Neighbouring words of a query but Chinese ones, whose pairs have their order. */
function neighboursIn(words: readonly QueryWord[]): Query['neighbours'] {
  return words.slice(1).flatMap((word, at) => {
    const pair = words.slice(at, at + 2);
    const [left = '', right = ''] = pair.map(({own}) => own.join('|'));
    const part = word.part + (words[at]?.part ?? 0);
    // At most two words are between them.
    const near = RegExp(` (?:${left}) (?:\\S+ ){0,2}(?:${right}) `);
    const isPair = left !== '' && right !== '' && !hasHan(left + right);
    return isPair ? {near, part} : [];
  });
}

/** Words as they may stand in texts: as typed, by stems, by pairs. */
function marksOf(
  text: string,
  pieces: readonly string[],
  terms: WeightedTerms,
) {
  const whole = piecesOf(text);
  // A character that the words of a question have left alone is in many words.
  const typed = pieces.filter(
    (piece) => !hasHan(piece) || (piece.length === 1 && whole.includes(piece)),
  );
  const others = [...terms.keys()].filter(
    (term) => term.length > (hasHan(term) ? 1 : 2),
  );
  return [...new Set([...others, ...typed])];
}

/** Puts Chinese names in the place of all pinyin, longer runs of words first. */
function withoutPinyin(
  text: string,
  vocabulary: Vocabulary,
  names: PinyinNames,
): string {
  const pieces = [...piecesOf(text)].slice(0, MAXIMUM_PIECES);
  for (let length = pieces.length; length > 0; length -= 1) {
    for (let at = 0; at + length <= pieces.length; at += 1) {
      const run = pieces.slice(at, at + length);
      const isText = run.every((piece) => vocabulary.expand(piece).size > 0);
      const found = isText ? [] : names.find(run.join(''));
      if (found.length > 0) {
        pieces.splice(at, length, ...found);
        return withoutPinyin(pieces.join(' '), vocabulary, names);
      }
    }
  }
  return text;
}

/** Analyses what was typed. */
export function analyse(
  text: string,
  vocabulary: Vocabulary,
  synonyms: readonly Synonyms[],
  names: PinyinNames,
): Query {
  const read = withoutPinyin(text, vocabulary, names);
  const key = nameKey(read);
  const pieces = contentOf(read).slice(0, MAXIMUM_PIECES);
  const words = pieces
    .flatMap((piece) => wordsOf(piece, vocabulary, names))
    .map((word) => {
      const {weight, terms} = word;
      const own = [...terms].flatMap(([term, its]) =>
        its >= weight / 2 ? term : [],
      );
      const rarities = own.map((term) => vocabulary.rarity(term));
      return {...word, own, part: weight * Math.min(1, ...rarities)};
    });
  for (const row of synonyms) {
    const [typed = [], others = []] = [true, false].map((isTyped) =>
      row
        .filter((name) => ` ${key} `.includes(name.key) === isTyped)
        .flatMap((name) => name.terms),
    );
    words
      .filter(({terms}) => typed.some((term) => terms.has(term)))
      .forEach(({weight, terms}) =>
        others
          .filter((term) => !terms.has(term))
          .forEach((term) => terms.set(term, 0.4 * weight)),
      );
  }
  const all: WeightedTerms = new Map();
  for (const [term, weight] of words.flatMap(({terms}) => [...terms])) {
    all.set(term, Math.max(weight, all.get(term) ?? 0));
  }
  return {
    words,
    terms: all,
    neighbours: neighboursIn(words),
    key,
    marks: marksOf(read, pieces, all),
  };
}
