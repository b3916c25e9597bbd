import type {IndexFile, Kind} from './types';
import {phraseOf, plainPhrase, stemmedPhrase} from './words';

/** A page as the ranking compares it: every text without signs, in small. */
export interface PageTexts {
  readonly url: string;
  readonly kind: Kind;
  readonly category: string;
  readonly title: string;
  readonly description: string;
  readonly phrases: {
    readonly title: string;
    /** A title such as `LAG1: first-order lag` has two parts. */
    readonly titleParts: readonly string[];
    readonly keywords: readonly string[];
    /** The parts of the title and the keywords with the endings they have. */
    readonly spelt: ReadonlySet<string>;
    readonly description: string;
  };
}

export interface SectionTexts {
  readonly page: number;
  readonly title: string;
  readonly anchor: string;
  readonly text: string;
  /** Of a definition: the page that treats the thing. */
  readonly treatedOn: number | undefined;
  /** Such as `Parameters`, which says nothing of the page. */
  readonly headingIsShared: boolean;
  readonly phrases: {
    readonly title: string;
    readonly titleParts: readonly string[];
    readonly text: string;
  };
}

function partsOf(title: string): readonly string[] {
  return title.split(/[:：·,，、/;；“”?？。]/);
}

/** The last part of an address, too, says what the page is about. */
function keywordsOf(url: string, keywords: string): readonly string[] {
  const part = url.replace(/\/$/, '').split('/').at(-1) ?? '';
  const words = decodeURI(part).replaceAll('-', ' ');
  return [...keywords.split(/[,\uFF0C]/), words];
}

export function pageTexts({pages}: IndexFile): readonly PageTexts[] {
  return pages.map(([url, title, kind, category, description, keywords]) => ({
    url,
    kind: kind as Kind,
    category,
    title,
    description,
    phrases: {
      title: stemmedPhrase(title),
      titleParts: partsOf(title).map(stemmedPhrase),
      keywords: keywordsOf(url, keywords).map(stemmedPhrase),
      spelt: new Set(
        [...partsOf(title), ...keywordsOf(url, keywords)].map(plainPhrase),
      ),
      description: phraseOf(description),
    },
  }));
}

const mostWithOneHeading = 3;

export function sectionTexts({sections}: IndexFile): readonly SectionTexts[] {
  const times = new Map<string, number>();
  for (const [, title] of sections) {
    times.set(title, (times.get(title) ?? 0) + 1);
  }
  return sections.map(([page, title, anchor, text, treatedOn]) => ({
    page,
    title,
    anchor,
    text,
    treatedOn,
    headingIsShared: (times.get(title) ?? 0) > mostWithOneHeading,
    phrases: {
      title: stemmedPhrase(title),
      titleParts: partsOf(title).map(stemmedPhrase),
      text: phraseOf(text),
    },
  }));
}
