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

/** What a page's head gains by having the query as a whole. */
export function pagePhrase(
  {kind, phrases}: PageTexts,
  {typed, plain, stemmed}: Phrases,
): number {
  const {title, titleParts, keywords, spelt, description} = phrases;
  const endings = spelt.has(plain) ? 1 : shares.endings;
  const bonuses = [
    title === stemmed ? phraseWeights.title * endings : 0,
    titleParts.includes(stemmed) ? phraseWeights.titlePart * endings : 0,
    kind === 'list' && title.length > 1 && stemmed.includes(title)
      ? phraseWeights.titleInside
      : 0,
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
  const inKeywords = Math.max(exact, inside ? phraseWeights.inKeyword : 0);
  const own = title
    .split(' ')
    .some(
      (word) =>
        ` ${stemmed} `.includes(` ${word} `) ||
        (word.length > 1 && !/[a-z]/.test(word) && stemmed.includes(word)),
    );
  // A list has the keywords of its pages, which say more than it does.
  return (
    Math.max(...bonuses) +
    inKeywords * (kind === 'list' && !own ? shares.listKeywords : 1)
  );
}

/** The same for a section. */
export function sectionPhrase(
  {phrases}: SectionTexts,
  {typed, stemmed}: Phrases,
): number {
  const {title, titleParts, text} = phrases;
  const bonuses = [
    title === stemmed ? phraseWeights.heading : 0,
    titleParts.includes(stemmed) ? phraseWeights.headingPart : 0,
    title.includes(stemmed) ? phraseWeights.inHeading : 0,
    text.includes(typed) ? phraseWeights.inText : 0,
  ];
  return Math.max(...bonuses);
}
