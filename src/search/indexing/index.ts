import {Converter} from 'opencc-js';
import pinyin from 'tiny-pinyin';

import {type Locale, otherLocale} from '../../i18n';
import {terms} from '../../site/glossary';
import {namesOf} from '../../site/glossary/namesOf';
import type {
  IndexedPage,
  IndexedSection,
  PageText,
  SearchIndex,
} from '../index-format';

/** What an index is made of. */
export interface IndexSources {
  readonly locale: Locale;
  /** `/`, or the prefix of the language with a slash on both sides. */
  readonly baseUrl: string;
  readonly pages: readonly PageText[];
  /** Paraphrases by route; see `searchPhrases` in the front matter. */
  readonly phrases: ReadonlyMap<string, readonly string[]>;
}

const GLOSSARY_ROUTE = '/markdown-page';

function kindOf(route: string): IndexedPage['kind'] {
  const isIn = (folder: string) => route.startsWith(`/${folder}/`);
  return isIn('docs') ? 'doc' : isIn('blog') ? 'post' : 'page';
}

// cspell:ignore tiao
/** Characters that engineers read otherwise than the dictionary. */
const READINGS: Readonly<Record<string, string>> = {调: 'tiao', 弹: 'tan'};

/** The characters of these texts by their pinyin: `jie 阶节 yue 跃`. */
function pinyinOf(texts: readonly string[]): string {
  const table = new Map<string, string>();
  for (const each of new Set(texts.join('').match(/\p{Script=Han}/gu))) {
    const syllable = READINGS[each] ?? pinyin.convertToPinyin(each, '', true);
    table.set(syllable, `${table.get(syllable) ?? syllable}${each}`);
  }
  return [...table.values()].sort().join(' ');
}

const simplify = Converter({from: 't', to: 'cn'});
const FIRST_HAN = 0x4e00;
const HAN_COUNT = 0x5200;

/** Pairs of a character that is not in a text and the simplified one that is. */
function foldsOf(text: string): string {
  const known = new Set(text);
  return Array.from({length: HAN_COUNT}, (_, at) => {
    const each = String.fromCodePoint(FIRST_HAN + at);
    const simple = simplify(each);
    return !known.has(each) && known.has(simple) ? each + simple : '';
  }).join('');
}

/** The rows of the glossary as sections: names as title, meaning as text. */
function glossarySections(locale: Locale): readonly IndexedSection[] {
  return terms.map((term) => ({
    title: [locale, otherLocale[locale]]
      .map((each) => namesOf(term, each).join(each === 'en' ? ', ' : '、'))
      .join(' · '),
    anchor: `term-${term.id}`,
    text: term.definition[locale],
  }));
}

/** Joins the texts of the pages with glossary, paraphrases and pinyin. */
export function buildIndex(sources: IndexSources): SearchIndex {
  const {locale, baseUrl, phrases} = sources;
  const rows = glossarySections(locale);
  const pages = sources.pages.map(({sections, ...page}): IndexedPage => {
    const route = decodeURI(`/${page.url.slice(baseUrl.length)}`);
    const groups = sections.map((group) => ({...group, text: ''}));
    return {
      ...page,
      kind: sections.length === 0 ? 'list' : kindOf(route),
      phrases: phrases.get(route) ?? [],
      sections: route === GLOSSARY_ROUTE ? [...groups, ...rows] : sections,
    };
  });
  const names = [...pages, ...rows].flatMap(({title}) => title);
  const keywords = pages.flatMap((page) => page.keywords);
  return {
    pages,
    folds: foldsOf(JSON.stringify(pages)),
    pinyin: pinyinOf([...names, ...keywords]),
  };
}
