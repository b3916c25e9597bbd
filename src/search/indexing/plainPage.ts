import {load} from 'cheerio';

import {writeFormulas} from './formulas';
import {beginning} from './split';

/** What is not text of the page: controls, drawings, code, lists, tags and dates. */
const NOT_TEXT = [
  'article aside',
  'article footer',
  'article header > :not(h1)',
  'article nav',
  'button',
  'canvas',
  'input',
  'script',
  'noscript',
  'style',
  'svg',
  'template',
  'thead',
  '[aria-hidden="true"]',
  '[role="status"]',
  '[data-search="off"]',
].join();
/** Sections that every page has and nobody searches for. */
const LEFT_OUT = /^(sources|change-log|see-also)$/;
/**
 * Sections that most pages have: their words would find all pages. What they
 * do (build, estimate, check) is said elsewhere on the page as well, but the
 * names of submodels and the captions are not.
 */
const NAMES_ONLY =
  /^(in-amesim|build|predict|estimate|deliberate-mistake|exercises|checkpoints|sketch|try-it|your-version)$/;
/** Letters that are kept of a folded part, about. */
const FOLDED_LETTERS = 200;
const SUBMODEL_NAMES = /\b[A-Z][A-Z0-9]{3,}\b/g;
/** Names in code that are looked for, as of functions: `AMEGetVariableValues`. */
const CODE_NAMES = /\b[A-Z]{2,}[a-z]\w+/g;

/**
 * Prepares a built page for the search plugin, which takes the text of elements
 * as it stands: formulas become lines, and what is not searched is removed.
 * @param isList whether its text only repeats what other pages say
 */
export function plainPage(html: string, isList: boolean): string {
  const $ = load(html);
  $(NOT_TEXT).remove();
  if (isList) {
    $('main').html(`<article>${$.html($('h1').first())}</article>`);
  }
  writeFormulas($);
  for (const block of $('pre')) {
    const names = new Set($(block).text().match(CODE_NAMES));
    $(block).replaceWith(
      $('<p>').append($('<code>').text([...names].join(' · '))),
    );
  }
  $('td:not(:last-child), th:not(:last-child)').append(' · ');
  $('tr > :last-child').append('; ');
  $('caption, figcaption > *, legend, li, p, summary').append(' ');
  // Of a folded part: its beginning and its names, or what its table lists.
  for (const part of $(
    'article details:not(:has(h2, h3, table), figcaption *)',
  )) {
    $(part).find('summary').remove();
    const first = beginning($(part).text(), FOLDED_LETTERS);
    const names = $(part).find('code, em, strong').get();
    const others = names.map((name) => $(name).text());
    const kept = others.filter((name) => !first.includes(name));
    $(part).replaceWith($('<p>').text([first, ...kept].join(' · ')));
  }
  // What is folded has headings of its own, which its summary names again.
  $('details:has(h2, h3) > summary').remove();
  for (const wrapper of $(
    'article :is(details, div, header, section):has(h1, h2, h3)',
  )) {
    $(wrapper).replaceWith($(wrapper).contents());
  }
  for (const heading of $('article').find('h2, h3')) {
    const body = $(heading).nextUntil('h1, h2, h3');
    if (heading.attribs.id === 'parameters') {
      // Parameters are found by their names; what each does is in the page.
      body.find('td:last-child').text('; ');
    }
    if (LEFT_OUT.test(heading.attribs.id ?? '')) {
      body.add(heading).remove();
    } else if (NAMES_ONLY.test(heading.attribs.id ?? '')) {
      const names = new Set(body.text().match(SUBMODEL_NAMES));
      // A caption has the parts of its sketch in words.
      body.find('details').remove();
      const captions = body.find('figcaption, caption').get();
      const kept = [...captions.map((each) => $(each).text()), ...names];
      body.remove();
      $(heading).after($('<p>').text(kept.join(' · ')));
    }
  }
  return $.html();
}
