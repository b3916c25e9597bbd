import type {
  BlogFeedItem,
  CreateFeedItemsFn,
} from '@docusaurus/plugin-content-blog';
import {load} from 'cheerio';

/** Parts of a post that only work on its page. */
const CONTROLS = [
  '[data-feed="off"]',
  '.hash-link',
  'button',
  'input',
  'script',
  'style',
].join(', ');

/** What a reader of feeds is told in place of a live model. */
export interface FeedTexts {
  /** Link to the post, for the model in it. */
  readonly run: string;
}

/**
 * Turns a post's HTML into what a feed reader can show, which has neither the
 * site's scripts nor its style sheets: in place of a live model stand its title
 * and the sentence on its run, with a link to the page; controls are left out.
 * @throws Error for a live model without such a sentence
 */
export function readableInFeed(
  html: string,
  address: string,
  {run}: FeedTexts,
): string {
  const $ = load(html, null, false);
  $('[data-simulation]').each((_, element) => {
    const panel = $(element);
    const title = panel.find('section').first().attr('aria-label') ?? '';
    const summary = panel.find('[data-part="summary"]').first().text();
    if (summary === '') {
      throw new Error(`${address}: a live model says nothing of its run`);
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
  $(CONTROLS).remove();
  $('[class], [style]').removeAttr('class').removeAttr('style');
  return $.html();
}

/** The usual items, their content made readable. */
export function feedItems(texts: FeedTexts): CreateFeedItemsFn {
  return async ({defaultCreateFeedItems, ...params}) => {
    const items = await defaultCreateFeedItems(params);
    return items.map((item): BlogFeedItem => {
      const {content, link} = item;
      return content === undefined
        ? item
        : {...item, content: readableInFeed(content, link, texts)};
    });
  };
}
