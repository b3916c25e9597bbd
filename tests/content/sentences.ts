import {prose, type Source} from './pages';

/** Stands for a formula, a computed number or a piece of code. */
const INSERT = '▮';

/** Parts of a page that are no sentences, and what is read in their place. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/^\|.*$/gmu, ''],
  [/^#+ .*$/gmu, ''],
  [/^import .*$/gmu, ''],
  [/^\s*\$\$[\s\S]*?^\s*\$\$/gmu, '\n'],
  [/<summary>.*?<\/summary>/gu, ''],
  [/\{\/\*[\s\S]*?\*\/\}/gu, ''],
  [/\$[^$\n]+\$/gu, INSERT],
  [/`[^`\n]+`/gu, INSERT],
  [/<Result(?:[^<>]|\{\{[^]*?\}\})*?\/>/gu, INSERT],
  [/<\/?[A-Za-z](?:[^<>]|\{\{[^]*?\}\})*?>/gu, ''],
  [/\]\((?:<[^>]*>|[^)]*)\)/gu, ']'],
];

/** A line that starts a new paragraph or item, with its list mark. */
const LIST_MARK = /^\s*(?:[-*]|\d+\.)\s+/u;

/** Tells an option or another item of a list that is no sentence. */
function isPhrase(line: string): boolean {
  return LIST_MARK.test(line) && !/[。！？：；]\s*$/u.test(line);
}

/** The sections that list links, sources and dates and hold no sentences. */
const LISTS = /^##+ .*\{\/\* #(?:see-also|sources|change-log) \*\/\}[\s\S]*$/mu;

/** The sentences of a page, without tables, headings, formulas and lists of links. */
export function sentencesOf(source: Source): readonly string[] {
  const text = REPLACEMENTS.reduce(
    (rest, [part, instead]) => rest.replaceAll(part, instead),
    prose(source).replace(LISTS, ''),
  );
  return text
    .split('\n')
    .filter((line) => !isPhrase(line))
    .map((line) => line.replace(LIST_MARK, '').trim())
    .flatMap((line) => line.split(/(?<=[。！？])(?![”）])/u))
    .map((sentence) => sentence.replaceAll(/[*_[\]]/gu, '').trim())
    .filter((sentence) => /\p{Script=Han}/u.test(sentence));
}

/** Length in Chinese characters; a word, number or formula counts as one. */
export function lengthOf(sentence: string): number {
  return (
    sentence.match(/\p{Script=Han}|▮|[\p{Script=Latin}\d][\w.,%°/-]*/gu) ?? []
  ).length;
}

/** How long the sentences of a page are. */
export interface SentenceFigures {
  readonly count: number;
  readonly average: number;
  /** The share of sentences with at most eight characters. */
  readonly short: number;
  /** The share of sentences with three commas or more. */
  readonly manyCommas: number;
}

/** The average length of the sentences, and the shares of short and of long-winded ones. */
export function figuresOf(source: Source): SentenceFigures {
  const sentences = sentencesOf(source);
  const count = sentences.length;
  const share = (tell: (sentence: string) => boolean) =>
    count === 0 ? 0 : sentences.filter(tell).length / count;
  const sum = sentences.reduce((total, one) => total + lengthOf(one), 0);
  return {
    count,
    average: count === 0 ? 0 : sum / count,
    short: share((sentence) => lengthOf(sentence) <= 8),
    manyCommas: share((sentence) => (sentence.match(/，/gu) ?? []).length >= 3),
  };
}

/** How the sentences of all pages run together. */
export interface Rhythm {
  /** The share of sentences with three commas or more. */
  readonly manyCommas: number;
  /** Average number of Chinese characters between commas. */
  readonly clause: number;
  /** Clauses that begin with “therefore”, in a thousand characters. */
  readonly therefore: number;
  /** Words for “the former”, “the latter” and “both”, in a thousand characters. */
  readonly pointers: number;
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** The rhythm of the sentences of several pages. */
export function rhythmOf(sources: readonly Source[]): Rhythm {
  const sentences = sources.flatMap(sentencesOf);
  const text = sentences.join('');
  const characters = countOf(text, /\p{Script=Han}/gu);
  const clauses = sentences
    .flatMap((sentence) => sentence.split(/[，；：]/u))
    .filter((clause) => /\p{Script=Han}/u.test(clause));
  const long = sentences.filter((sentence) => countOf(sentence, /，/gu) >= 3);
  const inThousand = (pattern: RegExp) =>
    (1000 * countOf(text, pattern)) / characters;
  return {
    manyCommas: long.length / sentences.length,
    clause: characters / clauses.length,
    therefore: inThousand(/，因此/gu),
    pointers: inThousand(/前者|后者|两者|二者/gu),
  };
}
