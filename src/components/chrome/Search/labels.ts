import {type Locale, type LocalizedText, text} from '../../../i18n';
import type {Hit} from '../../../search/client';

export const FIELD = text('Search this site', '搜索本站');

export const PLACEHOLDER = text(
  'A term, a submodel, a question',
  '术语、子模型或问题',
);

export const RESULTS = text('Results', '搜索结果');

export const LOADING = text('Searching …', '正在搜索……');

/** In every plural form; `selectMessage` picks one. */
export function countMessage(count: number): LocalizedText {
  return text(`One page found|${count} pages found`, `找到 ${count} 个页面`);
}

export function nothingMessage(query: string): LocalizedText {
  return text(`Nothing found for “${query}”`, `没有找到“${query}”`);
}

export const INCOMPLETE = text(
  'No page has all of these words in one place; the nearest come first.',
  '没有页面在同一处包含所有这些词，最接近的排在前面。',
);

export function correctionMessage(typed: string, words: string): LocalizedText {
  return text(
    `“${typed}” is on no page; searched for “${words}”.`,
    `没有页面出现“${typed}”，已改为搜索“${words}”。`,
  );
}

/** The category of a page, or its kind where the title does not say it. */
export function categoryLabel({kind, category}: Hit, locale: Locale): string {
  switch (kind) {
    case 'post':
      return text('Blog', '博客')[locale];
    case 'list':
      return text('List of pages', '页面列表')[locale];
    default:
      return category;
  }
}
