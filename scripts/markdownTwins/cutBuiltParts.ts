import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';

import {BUILT_WHEN_OPENED_PROPERTY} from '../../src/hydration/builtParts';
import {type Locale, text} from '../../src/i18n';
import {twinOf} from '../../src/site/twinOf';
import {findAll} from './elements';

const LINK = text(
  'This table, in the Markdown copy of the page',
  '本页的 Markdown 副本中有这张表',
);

/** Where the content of an element begins and ends in the text of the page. */
function contentOf(
  html: string,
  {position}: Element,
): readonly [number, number] {
  const start = position?.start.offset ?? 0;
  const end = position?.end.offset ?? 0;
  return [html.indexOf('>', start) + 1, html.lastIndexOf('</', end - 1)];
}

/**
 * Cuts what the browser builds when it is opened out of the HTML of a page, and
 * leaves a link to the page's Markdown copy for readers without scripts.
 */
export function cutBuiltParts(
  html: string,
  address: string,
  locale: Locale,
): string {
  const href = new URL(twinOf(address)).pathname;
  const link = `<noscript><p><a href="${href}">${LINK[locale]}</a></noscript>`;
  const isBuilt = ({properties}: Element) =>
    BUILT_WHEN_OPENED_PROPERTY in properties;
  return findAll(fromHtml(html), isBuilt)
    .map((element) => contentOf(html, element))
    .reduceRight(
      (rest, [from, to]) => rest.slice(0, from) + link + rest.slice(to),
      html,
    );
}
