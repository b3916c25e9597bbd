import type {Element, ElementContent} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import type {Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {mathToMarkdown} from 'mdast-util-math';
import {toMarkdown} from 'mdast-util-to-markdown';
import {cjkFriendlyToMarkdown} from 'mdast-util-to-markdown-cjk-friendly';
import {visit} from 'unist-util-visit';

import type {Locale} from '../../src/i18n';
import {attribute, findAll, findTags, lineOf, parsePage} from './elements';
import {handlers} from './handlers';
import {writeModels} from './models';
import {prune} from './prune';
import {writeQuestions} from './questions';

/** A page of the built site. */
export interface BuiltPage {
  readonly title: string;
  readonly description: string;
  /** The address of the page, absolute. */
  readonly address: string;
  /** Its main part, with the title. */
  readonly main: Element;
}

/** Makes all links and pictures absolute. */
function resolveAddresses(tree: Element, base: string): void {
  for (const [tagName, name] of [
    ['a', 'href'],
    ['img', 'src'],
  ] as const) {
    for (const element of findTags(tree, tagName)) {
      const address = attribute(element, name);
      if (address !== '') {
        element.properties[name] = new URL(address, base).href;
      }
    }
  }
}

/** Separates links in a row, between which only their style makes a gap. */
function separateLinks(tree: Element): void {
  const isLink = (node: ElementContent | undefined) =>
    node?.type === 'element' && node.tagName === 'a';
  for (const parent of findTags(tree, 'div')) {
    parent.children = parent.children.flatMap((child, index, all) =>
      isLink(child) && isLink(all[index + 1])
        ? [child, {type: 'text', value: ' '} as const]
        : [child],
    );
  }
}

/** A bar in a formula would end the cell of a table. */
function escapeBars(tree: Root): void {
  visit(tree, 'tableCell', (cell) => {
    visit(cell, 'inlineMath', (formula) => {
      formula.value = formula.value
        .replaceAll(String.raw`\|`, String.raw`\Vert `)
        .replaceAll('|', String.raw`\vert `);
    });
  });
}

/**
 * Reads a built page.
 *
 * @throws Error when it has no main part, title or address
 */
export function readPage(html: string): BuiltPage {
  const tree = parsePage(html);
  const [head] = findTags(tree, 'head');
  const [main] = findTags(tree, 'main');
  const [heading] = main ? findTags(main, 'h1') : [];
  const metadata = head ? findAll(head, () => true) : [];
  const canonical = metadata.find((element) =>
    attribute(element, 'rel').includes('canonical'),
  );
  const address = attribute(canonical, 'href');
  if (!main || !heading || address === '') {
    throw new Error(`No main part, title or address: ${address}`);
  }
  const description = metadata.find(
    (element) => attribute(element, 'name') === 'description',
  );
  return {
    title: lineOf(heading),
    description: attribute(description, 'content'),
    address: new URL(address).href,
    main,
  };
}

/**
 * Rewrites the main part of a page as text: live models as the numbers of their
 * first run, questions without their fields, the rest without controls and
 * drawings.
 */
export async function rewriteAsText(
  {main, address}: BuiltPage,
  locale: Locale,
): Promise<void> {
  await writeModels(main, locale);
  writeQuestions(main);
  prune(main);
  resolveAddresses(main, address);
  separateLinks(main);
}

/**
 * Writes an element as Markdown with tables and formulas, which are the TeX that
 * stands beside their MathML. No-break spaces become plain ones. Addresses are as
 * they are opened: an escape before `&` is allowed in them, but copied with them.
 */
export function writeMarkdown(element: Element): string {
  const tree = toMdast(element, {handlers}) as Root;
  escapeBars(tree);
  return toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    emphasis: '_',
    extensions: [
      gfmToMarkdown({tablePipeAlign: false}),
      mathToMarkdown(),
      cjkFriendlyToMarkdown(),
    ],
  })
    .replaceAll('\u00A0', ' ')
    .replace(/\(https:[^()\s]+\)/gu, (link) => link.replaceAll('\\&', '&'));
}
