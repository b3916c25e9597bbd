import type {PageTexts, SectionTexts} from './texts';
import {phraseWeights, shares} from './weights';
import {phraseOf, plainPhrase, stemmedPhrase, type Word} from './words';

/** The whole query, as typed and with stems: headings have plurals. */
export interface Phrases {
  readonly typed: string;
  readonly plain: string;
  readonly stemmed: string;
  /** Words that stand side by side in a query of three words or more. */
  readonly pairs: readonly {readonly typed: string; readonly stemmed: string}[];
  /** Chinese characters side by side, however words are cut. */
  readonly characterPairs: readonly string[];
}

export function characterPairsOf(words: readonly Word[]): readonly string[] {
  const run = words
    .filter(({han}) => han)
    .map(({text}) => text)
    .join('');
  const pairs = [...run.matchAll(/(?=(\p{Script=Han}{2}))/gu)];
  return [...new Set(pairs.map(([, pair = '']) => pair))];
}

/** The share of the pairs of Chinese characters that some text has. */
export function characterPairShare(
  {characterPairs}: Phrases,
  texts: readonly string[],
): number {
  const kept = characterPairs.filter((pair) =>
    texts.some((text) => text.includes(pair)),
  );
  return characterPairs.length > 1 ? kept.length / characterPairs.length : 0;
}

export function phrasesOf(query: string, words: readonly Word[]): Phrases {
  const typed = phraseOf(query);
  const pairs = words.slice(1).flatMap((second, at) => {
    const first = words[at];
    if (!first || words.length < 3) {
      return [];
    }
    const gap = first.han || second.han ? '' : ' ';
    const pair = {
      typed: `${first.text}${gap}${second.text}`,
      stemmed: `${first.stem}${gap}${second.stem}`,
    };
    return typed.includes(pair.typed) ? [pair] : [];
  });
  return {
    typed,
    plain: plainPhrase(query),
    stemmed: stemmedPhrase(query),
    pairs,
    characterPairs: characterPairsOf(words),
  };
}

/** The share of the pairs of words that some text keeps together. */
export function pairShare(
  {pairs}: Phrases,
  typed: readonly string[],
  stemmed: readonly string[],
): number {
  const kept = pairs.filter(
    (pair) =>
      typed.some((text) => text.includes(pair.typed)) ||
      stemmed.some((text) => text.includes(pair.stemmed)),
  );
  return pairs.length > 0 ? kept.length / pairs.length : 0;
}

/** How much of the query is one of these phrases, word for word. */
function shareInside(phrases: readonly string[], {stemmed}: Phrases): number {
  const inside = phrases.filter((phrase) =>
    /\p{Script=Han}/u.test(phrase)
      ? phrase.length > 2 && stemmed.includes(phrase)
      : phrase.includes(' ') && ` ${stemmed} `.includes(` ${phrase} `),
  );
  const longest = Math.max(0, ...inside.map(({length}) => length));
  return longest / stemmed.length;
}

/** Whether the query has the name of a list of pages in it. */
export function namesList(
  {kind, phrases: {title}}: Pick<PageTexts, 'kind' | 'phrases'>,
  {stemmed}: Phrases,
): boolean {
  return kind === 'list' && title.length > 1 && stemmed.includes(title);
}

/** Whether a page's head has the query word for word. */
export function inHead(
  {phrases: {title, keywords, description}}: PageTexts,
  {typed, stemmed}: Phrases,
): boolean {
  return (
    [title, ...keywords].some((text) => text.includes(stemmed)) ||
    description.includes(typed)
  );
}

/** What a page's head gains by having the query as a whole. */
export function pagePhrase({kind, phrases}: PageTexts, query: Phrases): number {
  const {typed, plain, stemmed} = query;
  const {title, titleParts, keywords, spelt, description} = phrases;
  const endings = spelt.has(plain) ? 1 : shares.endings;
  const bonuses = [
    title === stemmed ? phraseWeights.title * endings : 0,
    titleParts.includes(stemmed) ? phraseWeights.titlePart * endings : 0,
    namesList({kind, phrases}, query) ? phraseWeights.titleInside : 0,
    title.startsWith(`${stemmed} `) && stemmed.includes(' ')
      ? phraseWeights.startsTitle
      : 0,
    title.includes(stemmed) ? phraseWeights.inTitle : 0,
    description.startsWith(`${typed} `) && typed.includes(' ')
      ? phraseWeights.startsDescription
      : 0,
    description.includes(typed) ? phraseWeights.inDescription : 0,
  ];
  const exact = keywords.includes(stemmed)
    ? phraseWeights.keyword * endings
    : 0;
  const inside = keywords.some((keyword) => keyword.includes(stemmed));
  const inKeywords = Math.max(
    exact,
    inside ? phraseWeights.inKeyword : 0,
    phraseWeights.keywordInside *
      shareInside([...keywords, ...titleParts], query),
  );
  return Math.max(...bonuses) + inKeywords;
}

/** The same for a section. */
export function sectionPhrase(
  {phrases, treatedOn}: SectionTexts,
  query: Phrases,
): number {
  const {typed, stemmed} = query;
  const {title, titleParts, text} = phrases;
  const bonuses = [
    title === stemmed ? phraseWeights.heading : 0,
    titleParts.includes(stemmed) ? phraseWeights.headingPart : 0,
    title.includes(stemmed) ? phraseWeights.inHeading : 0,
    text.includes(typed) ? phraseWeights.inText : 0,
    treatedOn === undefined
      ? phraseWeights.headingInside * shareInside(titleParts, query)
      : 0,
  ];
  return Math.max(...bonuses);
}
