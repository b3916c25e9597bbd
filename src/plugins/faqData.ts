import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {type CheerioAPI, load} from 'cheerio';

/** One question of a page, with its answer as HTML. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The tags that search engines accept in an answer. */
const PLAIN = new Set('a br em i li ol p strong ul'.split(' '));

/** Leaves of an answer what search engines accept; code keeps its lines. */
function tidy(
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
    if (!PLAIN.has(element.tagName)) {
      $(element).replaceWith($(element).contents());
    } else if (element.tagName !== 'a') {
      element.attribs = {};
    }
  });
}

/**
 * Reads questions and answers out of the HTML of a page: headings of level 3 in
 * the sections that `<Faq>` makes, each with what follows up to the next.
 */
export function questionsOf(
  html: string,
  address: string,
): readonly Question[] {
  const $ = load(html);
  $('.hash-link, annotation').remove();
  return $('[data-topic] h3')
    .toArray()
    .map((heading) => {
      const answer = $('<div>').append($(heading).nextUntil('h2, h3').clone());
      tidy($, answer, address);
      return {
        question: $(heading).text().replaceAll('\u200b', '').trim(),
        answer: (answer.html() ?? '').trim(),
      };
    });
}

/** The script element that tells search engines of the questions. */
export function structuredData(questions: readonly Question[]): string {
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
 * Writes the questions of each page with `<Faq>` into its head as structured
 * data. They are taken from the built page, so that they can't differ from it,
 * and stand in the HTML alone: the page's script doesn't carry the text twice.
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
          const questions = questionsOf(html, `${siteConfig.url}${route}`);
          const script = structuredData(questions);
          await writeFile(
            file,
            html.replace('</head>', () => `${script}</head>`),
          );
        }
      }
    },
  };
}
