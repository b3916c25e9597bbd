import type {ElementContent, Root, RootContent, Text} from 'hast';
import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';

import type {Locale} from '../i18n';
import {type FoundTerm, termFinder} from '../site/glossary/findTerms';
import {TERM_CLASS, termAddress} from '../site/glossary/termLinks';
import {textAttributes} from './results/jsx';

/** Elements in whose text no term is marked. */
const withoutTerms = new Set([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th', 'caption', 'figcaption'],
  ...['a', 'button', 'label', 'legend', 'summary'],
  ...['code', 'pre', 'kbd', 'samp', 'math', 'formula', 'svg', 'data'],
  // Components: captions, options, goals, sources, and what is shown later.
  ...['Ask', 'Figure', 'PredictOptions', 'Run', 'Sources', 'Task', 'Worksheet'],
]);

/** Sections that are about the page, not about its subject. */
const sectionsWithout = ['change-log', 'sources'];

/** Folders of stand-alone pages: the glossary, and pages about the site. */
const STAND_ALONE =
  /[\\/](?:src[\\/]pages|docusaurus-plugin-content-pages)[\\/]/;

type Node = Root | RootContent;

/** Whether text in the element stays as it is; words in another language too. */
function isSkipped(node: Node): boolean {
  if (node.type === 'element') {
    return withoutTerms.has(node.tagName) || 'lang' in node.properties;
  }
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    (withoutTerms.has(node.name ?? '') ||
      node.attributes.some((each) => 'name' in each && each.name === 'lang'))
  );
}

/**
 * A link to the row of the glossary. It is a plain element, not the component
 * that links of Markdown become: the browser hydrates dozens of them.
 */
function linkTo(
  {id}: FoundTerm,
  locale: Locale,
  isTabStop: boolean,
  word: string,
): MdxJsxTextElementHast {
  return {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: textAttributes({
      className: TERM_CLASS,
      href: termAddress(id, locale),
      ...(!isTabStop && {tabIndex: '-1'}),
    }),
    children: [{type: 'text', value: word}],
    data: {_mdxExplicitJsx: true},
  };
}

export interface TermOptions {
  readonly locale: Locale;
}

/**
 * Makes the first use of each term in a section, below a heading of level 2, a
 * link to its row of the glossary, which `src/termsAndLanguages` shows in a
 * box. Only the first one on a page is a stop of the Tab key: a page has up to
 * a hundred.
 */
export default function rehypeTerms({locale}: TermOptions) {
  const findTerms = termFinder(locale);
  return (tree: Root, file: {readonly path: string}): void => {
    if (STAND_ALONE.test(file.path)) {
      return;
    }
    const onPage = new Set<string>();
    const inSection = new Set<string>();
    let isMarked = true;

    const split = ({value}: Text): readonly ElementContent[] => {
      const parts: ElementContent[] = [];
      let from = 0;
      for (const term of findTerms(value)) {
        const {id, start, end} = term;
        if (!inSection.has(id)) {
          inSection.add(id);
          const link = linkTo(
            term,
            locale,
            !onPage.has(id),
            value.slice(start, end),
          );
          onPage.add(id);
          parts.push({type: 'text', value: value.slice(from, start)}, link);
          from = end;
        }
      }
      return [...parts, {type: 'text', value: value.slice(from)}];
    };

    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && node.tagName === 'h2') {
        inSection.clear();
        isMarked = !sectionsWithout.includes(String(node.properties.id));
      }
      if (isSkipped(node)) {
        return SKIP;
      }
      if (node.type === 'text' && isMarked && parent && index !== undefined) {
        const parts = split(node);
        if (parts.length > 1) {
          const shown = parts.filter(
            (part) => part.type !== 'text' || part.value !== '',
          );
          parent.children.splice(index, 1, ...shown);
          return [SKIP, index + shown.length];
        }
      }
      return undefined;
    });
  };
}
