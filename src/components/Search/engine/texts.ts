import type {IndexFile, Kind} from './types';
import {phraseOf, stemmedPhrase} from './words';

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
    readonly description: string;
  };
}

export interface SectionTexts {
  readonly page: number;
  readonly title: string;
  readonly anchor: string;
  readonly text: string;
  readonly phrases: {
    readonly title: string;
    readonly titleParts: readonly string[];
    readonly text: string;
  };
}

function partsOf(title: string): readonly string[] {
  return title.split(/[:：·,，、/;；“”?？。]/).map(stemmedPhrase);
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
      titleParts: partsOf(title),
      keywords: keywords.split(/[,，]/).map(stemmedPhrase),
      description: phraseOf(description),
    },
  }));
}

export function sectionTexts({sections}: IndexFile): readonly SectionTexts[] {
  return sections.map(([page, title, anchor, text]) => ({
    page,
    title,
    anchor,
    text,
    phrases: {
      title: stemmedPhrase(title),
      titleParts: partsOf(title),
      text: phraseOf(text),
    },
  }));
}
