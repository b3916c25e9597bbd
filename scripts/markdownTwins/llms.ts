import {
  type Locale,
  type Localized,
  type LocalizedText,
  text,
} from '../../src/i18n';
import {libraries, libraryIds} from '../../src/site/libraries';
import {pagesWithTwin} from '../../src/site/markdownTwins';
import {type PageData, type PageId, pages} from '../../src/site/pages';
import {twinOf} from '../../src/site/twinOf';

/** What the list of pages says of each. */
export interface ListedPage {
  readonly title: string;
  readonly description: string;
  readonly address: string;
}

const notes: Localized<readonly string[]> = text(
  [
    'Every page is listed with its Markdown file: the text, the formulas as TeX, the numbers that our models compute, and their default curves as tables.',
    'The models are our own. They were not checked in Simcenter Amesim, and the site is independent of Siemens. Text and drawings are under CC BY 4.0, code and models under the MIT licence.',
  ],
  [
    '下面列出每个页面的 Markdown 文件：包括正文、TeX 公式、模型算出的数值，以及默认曲线的数据表。',
    '模型是本站自己建立的，没有在 Simcenter Amesim 中核对过；本站与西门子公司无关。文字和图采用 CC BY 4.0 许可，代码和模型采用 MIT 许可。',
  ],
);

interface Section {
  readonly name: LocalizedText;
  readonly has: (page: PageData) => boolean;
}

/** The sections in their order; a page stands in the first that has it. */
const sections: readonly Section[] = [
  {name: text('First steps', '入门'), has: ({group}) => group === 'begin'},
  ...libraryIds.map((id) => ({
    name: libraries[id].name,
    has: ({library}: PageData) => library === id,
  })),
  {
    name: text('To look things up', '查阅'),
    has: ({group}) => group === 'look-up',
  },
  {name: text('Blog', '博客'), has: ({route}) => route.startsWith('/blog')},
  {name: text('Other pages', '其他页面'), has: () => true},
];

function sectionOf(id: PageId): Section | undefined {
  return sections.find(({has}) => has(pages[id]));
}

/**
 * Writes the list of a language's Markdown files, as https://llmstxt.org asks
 * for it: title, summary, notes, and the pages by section.
 */
export function writeList(
  listed: ReadonlyMap<PageId, ListedPage>,
  site: {readonly title: string; readonly summary: string},
  locale: Locale,
): string {
  const lineOf = (id: PageId) => {
    const page = listed.get(id);
    return page
      ? [`- [${page.title}](${twinOf(page.address)}): ${page.description}`]
      : [];
  };
  const parts = sections.map((section) => ({
    heading: `## ${section.name[locale]}`,
    lines: pagesWithTwin
      .filter((id) => sectionOf(id) === section)
      .flatMap(lineOf),
  }));
  return [
    `# ${site.title}`,
    `> ${site.summary}`,
    ...notes[locale],
    ...parts
      .filter(({lines}) => lines.length > 0)
      .flatMap(({heading, lines}) => [heading, lines.join('\n')]),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/u, '\n');
}
