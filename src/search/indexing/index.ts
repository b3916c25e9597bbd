import pinyin from 'tiny-pinyin';

import type {Locale} from '../../i18n';
import type {IndexedPage, SearchIndex} from '../index-format';
import type {PageText} from './documents';
import {chineseNames, glossarySections, synonyms} from './glossary';

/** What an index is made of. */
export interface IndexSources {
  readonly locale: Locale;
  /** `/`, or the prefix of the language with a slash on both sides. */
  readonly baseUrl: string;
  /** Pages with a text of their own. */
  readonly documents: readonly PageText[];
  /** The home page and the lists of pages. */
  readonly lists: readonly PageText[];
  /** Paraphrases by route; see `searchPhrases` in the front matter. */
  readonly phrases: ReadonlyMap<string, readonly string[]>;
}

const GLOSSARY_ROUTE = '/markdown-page';

function kindOf(route: string): IndexedPage['kind'] {
  const [, kind] = /^\/(docs|blog)\//.exec(route) ?? [];
  return kind === 'docs' ? 'doc' : kind === 'blog' ? 'post' : 'page';
}

/** Whole runs of Chinese that are short enough to be typed as pinyin. */
const SHORT_HAN_NAMES =
  /(?<!\p{Script=Han})\p{Script=Han}{2,6}(?!\p{Script=Han})/gu;

/** Pinyin of each such name of Chinese by syllables: `zhi hou` for `滞后`. */
function pinyinOf(names: readonly string[]): readonly string[] {
  const runs = names.join(' ').match(SHORT_HAN_NAMES) ?? [];
  return [
    ...new Set(runs.map((run) => pinyin.convertToPinyin(run, ' ', true))),
  ];
}

/** Joins the texts of the pages with glossary, paraphrases and pinyin. */
export function buildIndex(sources: IndexSources): SearchIndex {
  const {locale, baseUrl, documents, lists, phrases} = sources;
  const pages = [...documents, ...lists].map((page): IndexedPage => {
    const route = decodeURI(`/${page.url.slice(baseUrl.length)}`);
    const names = [page.title, ...page.keywords, ...chineseNames(route)];
    return {
      ...page,
      kind: lists.includes(page) ? 'list' : kindOf(route),
      phrases: phrases.get(route) ?? [],
      pinyin: locale === 'en' ? [] : pinyinOf(names),
      sections:
        route === GLOSSARY_ROUTE ? glossarySections(locale) : page.sections,
    };
  });
  return {pages, synonyms};
}
