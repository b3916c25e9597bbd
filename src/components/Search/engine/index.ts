import {Asked} from './asked';
import {excerpt, marked} from './excerpt';
import {Fields} from './fields';
import {rank, type Scored} from './rank';
import {spellingsOf, withoutHomophones} from './spelling';
import {Thesaurus} from './synonyms';
import {pageTexts, sectionTexts} from './texts';
import type {Answer, Hit, IndexFile} from './types';
import {shares} from './weights';
import {phraseOf, tellingPhrase, wordsOf} from './words';
import type {Corpus} from './wordScores';

export type {Answer, Hit, IndexFile, Marked} from './types';

/** Pages with less of the query than this beside the best are left out. */
const leastShare = 0.12;

interface Candidate extends Scored {
  readonly saying: string;
}

/** Adds what a page gains by the known queries that are like this one. */
function withAsked(
  found: ReadonlyMap<number, Candidate>,
  likeness: ReadonlyMap<number, number>,
  saying: string,
): readonly Candidate[] {
  const most = Math.max(...[...found.values()].map(({score}) => score), 0);
  const share = shares.asked * (most > 0 ? most : 1);
  const without = [...likeness].filter(
    ([page, like]) => !found.has(page) && like >= shares.askedWithoutWords,
  );
  return [
    ...[...found.values()].map((candidate) => ({
      ...candidate,
      score: candidate.score + share * (likeness.get(candidate.page) ?? 0),
    })),
    ...without.map(([page, like]) => ({
      page,
      score: share * like,
      section: undefined,
      arriveAtSection: false,
      saying,
    })),
  ];
}

function candidates(
  corpus: Corpus,
  known: Asked,
  query: string,
): readonly Candidate[] {
  const best = new Map<number, Candidate>();
  const {fields, thesaurus} = corpus;
  const telling = tellingPhrase(query, fields.vocabulary);
  const askedBy = (share: number, sayings: readonly string[]) =>
    sayings.map((saying) => ({saying, share}));
  const asked = [
    {saying: query, share: 1},
    ...askedBy(shares.spelling, telling === phraseOf(query) ? [] : [telling]),
    ...askedBy(shares.homophones, withoutHomophones(query, fields)),
    ...askedBy(shares.spelling, spellingsOf(query, fields)),
    ...askedBy(shares.saying, thesaurus.sayings(query)),
  ];
  const likeness = new Map<number, number>();
  for (const {saying, share} of asked) {
    known.likeness(saying).forEach((like, page) => {
      likeness.set(page, Math.max(share * like, likeness.get(page) ?? 0));
    });
    for (const scored of rank(corpus, saying)) {
      const score = scored.score * share;
      if (score > (best.get(scored.page)?.score ?? 0)) {
        best.set(scored.page, {...scored, score, saying});
      }
    }
  }
  const sorted = [...withAsked(best, likeness, query)].sort(
    (a, b) => b.score - a.score,
  );
  const least = leastShare * (sorted[0]?.score ?? 0);
  return sorted.filter(({score}) => score >= least);
}

/** The words as they stand in the texts: typed, stemmed, corrected. */
function shownWords(corpus: Corpus, saying: string): readonly string[] {
  const words = wordsOf(saying, corpus.fields.vocabulary).flatMap((word) => {
    const {text, stem} = word;
    const near = [...corpus.fields.meanings(word)]
      .filter(([, quality]) => quality < 0.65 && !word.han)
      .map(([term]) => term);
    return [
      text,
      ...(stem.length > 2 ? [stem] : []),
      ...near,
      ...corpus.thesaurus.wordsLike(word),
    ];
  });
  return [...new Set(words)];
}

function hitOf(corpus: Corpus, found: Candidate): Hit | undefined {
  const page = corpus.pages[found.page];
  if (!page) {
    return undefined;
  }
  const words = shownWords(corpus, found.saying);
  const section =
    found.arriveAtSection && found.section !== undefined
      ? corpus.sections[found.section]
      : undefined;
  const anchored = section && section.anchor !== '' ? section : undefined;
  const text = section?.text ?? page.description;
  return {
    url: page.url + (anchored ? `#${anchored.anchor}` : ''),
    kind: page.kind,
    category: page.category,
    title: marked(page.title, words),
    section: anchored && marked(anchored.title, words),
    excerpt: excerpt(text === '' ? page.description : text, words),
    words,
  };
}

/** Answers queries from one language's index. */
export function createEngine(
  file: IndexFile,
): (query: string, limit: number) => Answer {
  const fields = new Fields(file);
  const corpus: Corpus = {
    pages: pageTexts(file),
    sections: sectionTexts(file),
    fields,
    thesaurus: new Thesaurus(file),
    known: new Map(),
  };
  const asked = new Asked(file, fields.vocabulary);
  return (query, limit) => {
    const all = candidates(corpus, asked, query);
    return {
      query,
      total: all.length,
      hits: all.slice(0, limit).flatMap((found) => hitOf(corpus, found) ?? []),
    };
  };
}
