import type {
  BlogFeedItem,
  CreateFeedItemsFn,
} from '@docusaurus/plugin-content-blog';
import {load} from 'cheerio';

import {TERM_CLASS} from '../site/glossary/termLinks';

/** Elements of a post that only work on its page. */
const INTERACTIVE =
  '[data-feed="off"], .hash-link, button, input, script, style';

/**
 * Converts a post's HTML for feed readers, which run no scripts and load no
 * style sheets: replaces each live model by its title, the summary of its run
 * and a link to the page, and removes controls.
 * @param run text of that link
 * @throws Error for a live model without a summary
 */
export function toFeedHtml(html: string, address: string, run: string): string {
  const $ = load(html, null, false);
  $('[data-simulation], [data-knob]').each((_, element) => {
    const panel = $(element);
    const title = panel.find('section').first().attr('aria-label') ?? '';
    const summary = panel.find('[data-part="summary"]').first().text();
    if (summary === '') {
      throw new Error(`${address}: a live model has no summary of its run`);
    }
    const link = $('<a>').attr('href', address).text(run);
    const sentence = $('<p>').text(summary);
    panel.replaceWith(
      $('<blockquote>').append(
        $('<p>').append($('<strong>').text(title)),
        sentence,
        $('<p>').append(link),
      ),
    );
  });
  $(INTERACTIVE).remove();
  // Links to the glossary at dozens of words.
  $(`.${TERM_CLASS}`).contents().unwrap();
  $('[class], [style]').removeAttr('class').removeAttr('style');
  return $.html();
}

/** Creates Docusaurus' own feed items with their content converted. */
export function feedItems(run: string): CreateFeedItemsFn {
  return async ({defaultCreateFeedItems, ...params}) => {
    const items = await defaultCreateFeedItems(params);
    return items.map((item): BlogFeedItem => {
      const {content, link} = item;
      return content === undefined
        ? item
        : {...item, content: toFeedHtml(content, link, run)};
    });
  };
}
