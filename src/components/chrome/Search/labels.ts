import {translate} from '@docusaurus/Translate';

import type {Hit} from '../../../search/client';

export function fieldLabel(): string {
  return translate({
    id: 'search.field',
    message: 'Search this site',
    description: 'Label of the search field',
  });
}

export function placeholder(): string {
  return translate({
    id: 'search.placeholder',
    message: 'A term, a submodel, a question',
    description: 'Example of what may be typed, inside the empty search field',
  });
}

export function resultsLabel(): string {
  return translate({
    id: 'search.results',
    message: 'Results',
    description: 'Name of the list of search results for screen readers',
  });
}

export function loadingMessage(): string {
  return translate({
    id: 'search.loading',
    message: 'Searching …',
    description: 'Shown while the search index is loaded',
  });
}

/** In every plural form; `selectMessage` picks one. */
export function countMessage(count: number): string {
  return translate(
    {
      id: 'search.count',
      message: 'One page found|{count} pages found',
      description:
        'Says how many pages the search found. Plural forms are separated by "|": as many as the language has',
    },
    {count},
  );
}

export function nothingMessage(query: string): string {
  return translate(
    {
      id: 'search.nothing',
      message: 'Nothing found for “{query}”',
      description: 'Shown when no page fits the query',
    },
    {query},
  );
}

export function incompleteMessage(): string {
  return translate({
    id: 'search.incomplete',
    message: 'No page has all of these words; the nearest come first.',
    description:
      'Said before the number of results when no page has more than half of the query',
  });
}

export function correctionMessage(typed: string, words: string): string {
  return translate(
    {
      id: 'search.correction',
      message: '“{typed}” is on no page; searched for “{words}”.',
      description:
        'Said before the number of results when a word of the query was replaced by similar words',
    },
    {typed, words},
  );
}

/** The category of a page, or its kind where the title does not say it. */
export function categoryLabel({kind, category}: Hit): string {
  switch (kind) {
    case 'post':
      return translate({
        id: 'search.kind.post',
        message: 'Blog',
        description: 'Where a search result stands: it is a blog post',
      });
    case 'list':
      return translate({
        id: 'search.kind.list',
        message: 'List of pages',
        description: 'Where a search result stands: it is a list of pages',
      });
    default:
      return category;
  }
}
