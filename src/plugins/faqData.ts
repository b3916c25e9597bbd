import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {type CheerioAPI, load} from 'cheerio';

import {TERM_CLASS} from '../site/glossary/termLinks';

/** One question of a page, with its answer as HTML. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Tags that search engines accept in an answer. */
const ALLOWED_TAGS = new Set('a br em i li ol p strong ul'.split(' '));

/**
 * Reduces an answer to the tags that search engines accept. Lines of code
 * become lines of a paragraph.
 */
function simplify(
  $: CheerioAPI,
  answer: ReturnType<CheerioAPI>,
  address: string,
): void {
  answer.find('.theme-code-block').each((_, block) => {
    const lines = $(block).find('code').contents().toArray();
    const code = $('<p>');
    for (const line of lines) {
      code.append($('<span>').text($(line).text().trimEnd()), $('<br>'));
    }
    $(block).replaceWith(code);
  });
  answer.find('a').each((_, link) => {
    const href = $(link).attr('href') ?? '';
    link.attribs = {href: String(new URL(href, address))};
  });
  answer.find('*').each((_, element) => {
    if (!ALLOWED_TAGS.has(element.tagName)) {
      $(element).replaceWith($(element).contents());
    } else if (element.tagName !== 'a') {
      element.attribs = {};
    }
  });
}

/**
 * Extracts questions and answers from the HTML of a page. A question is a
 * heading of level 3 in a section that `<Faq>` made; its answer reaches to the
 * next heading.
 */
export function extractQuestions(
  html: string,
  address: string,
): readonly Question[] {
  const $ = load(html);
  $('.hash-link, annotation').remove();
  $(`.${TERM_CLASS}`).contents().unwrap();
  return $('[data-topic] h3')
    .toArray()
    .map((heading) => {
      const answer = $('<div>').append($(heading).nextUntil('h2, h3').clone());
      simplify($, answer, address);
      return {
        question: $(heading).text().replaceAll('\u200b', '').trim(),
        answer: (answer.html() ?? '').trim(),
      };
    });
}

/** Renders the script element with the questions as structured data. */
export function renderStructuredData(questions: readonly Question[]): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}

/**
 * Adds structured data on the questions to each page with `<Faq>`. It is
 * extracted from the built HTML, so it always agrees with the page, and the
 * page's script doesn't carry the text a second time.
 */
export default function faqData({siteConfig}: LoadContext): Plugin {
  return {
    name: 'faq-data',
    async postBuild({outDir, routesPaths, baseUrl}) {
      for (const route of routesPaths) {
        const path = route.slice(baseUrl.length).replace(/\/$/, '');
        const file = join(outDir, path, 'index.html');
        const html = existsSync(file) ? await readFile(file, 'utf8') : '';
        if (html.includes('data-topic=')) {
          const questions = extractQuestions(html, `${siteConfig.url}${route}`);
          const script = renderStructuredData(questions);
          await writeFile(
            file,
            html.replace('</head>', () => `${script}</head>`),
          );
        }
      }
    },
  };
}
