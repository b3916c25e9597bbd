import type {Element, Nodes, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {EXIT, SKIP, visit} from 'unist-util-visit';

/** A heading or a row of the glossary, with the text up to the next one. */
interface Section {
  /** Empty above the first heading. */
  readonly title: string;
  /** Anchor without the sign; empty where there is none. */
  readonly anchor: string;
  readonly text: string;
  /** Of a term of the glossary: the address of the page that treats it. */
  readonly treatedAt?: string;
}

/** What a reader may find a rendered page by. */
export interface PageText {
  readonly kind: 'doc' | 'post' | 'page' | 'list';
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** The category of a documentation page. */
  readonly category: string;
  readonly sections: readonly Section[];
}

const skippedTags = new Set(
  'aside button canvas footer form input math nav noscript script select style svg template textarea'.split(
    ' ',
  ),
);
const blocks = new Set(
  'article blockquote dd div dl dt figcaption figure h4 h5 h6 header li ol p pre section table td th tr ul'.split(
    ' ',
  ),
);
/** Said on every page: they would be found for every other page’s words. */
const skippedSections = new Set([
  'sources',
  'change-log',
  'see-also',
  'predict',
  'exercises',
  'checkpoints',
  'sketch',
]);

const kinds = [
  ['docs-doc-id-', 'doc'],
  ['blog-post-page', 'post'],
  ['mdx-page', 'page'],
] as const;

function classes({properties}: Element): string {
  return [properties.className].flat().join(' ');
}

function isSkipped(element: Element): boolean {
  const {properties, tagName} = element;
  const inline = tagName === 'math' && properties.display !== 'block';
  return (
    (skippedTags.has(tagName) && !inline) ||
    properties.ariaHidden === 'true' ||
    properties.role === 'status' ||
    properties.dataSearch === 'off' ||
    /hash-link|toc-mobile|theme-doc-toc|tableOfContents|avatar/.test(
      classes(element),
    )
  );
}

function tidy(text: string): string {
  return text.replaceAll(/[\s\u200B]+/g, ' ').trim();
}

/** The text of a node as it is read, blocks parted by spaces. */
function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type !== 'element' && node.type !== 'root') {
    return '';
  }
  if (node.type === 'element') {
    if (isSkipped(node) || node.tagName === 'annotation') {
      return '';
    }
    if (node.tagName === 'br') {
      return ' ';
    }
  }
  const inside = node.children.map(textOf).join('');
  const apart = node.type === 'element' && blocks.has(node.tagName);
  return apart ? ` ${inside} ` : inside;
}

function find(
  root: Nodes,
  matches: (element: Element) => boolean,
): Element | undefined {
  let found: Element | undefined;
  visit(root, 'element', (element) => {
    if (matches(element)) {
      found = element;
      return EXIT;
    }
    return undefined;
  });
  return found;
}

function attribute(element: Element | undefined, name: string): string {
  const value = element?.properties[name];
  return typeof value === 'string' ? value : '';
}

function meta(root: Root, name: string): string {
  const tag = find(
    root,
    ({tagName, properties}) => tagName === 'meta' && properties.name === name,
  );
  return tidy(attribute(tag, 'content'));
}

interface Open {
  title: string;
  anchor: string;
  text: string;
  treatedAt?: string;
}

/** A term of the glossary: its names are the title, its meaning the text. */
function rowSection(row: Element): Open {
  const [own, other, meaning] = row.children.filter(
    (child) => child.type === 'element',
  );
  const names = (cell: Element | undefined) => {
    const all = (cell?.children ?? [])
      .map((part) => tidy(textOf(part)))
      .filter((name) => name !== '');
    return all.join(/\p{Script=Han}/u.test(all[0] ?? '') ? '、' : ', ');
  };
  const sentence = meaning?.children.find((child) => child.type === 'text');
  const link = meaning && find(meaning, ({tagName}) => tagName === 'a');
  const address = attribute(link, 'href').replace(/#.*$/, '');
  return {
    title: `${names(own)} · ${names(other)}`,
    anchor: attribute(row, 'id'),
    text: sentence?.value ?? '',
    ...(address !== '' && {treatedAt: decodeURI(address)}),
  };
}

function sectionsOf(main: Element): readonly Section[] {
  let open: Open = {title: '', anchor: '', text: ''};
  const all = [open];
  visit(main, (node) => {
    if (node.type === 'text') {
      open.text += node.value;
      return undefined;
    }
    if (node.type !== 'element') {
      return undefined;
    }
    if (isSkipped(node) || node.tagName === 'annotation') {
      return SKIP;
    }
    if (node.tagName === 'h1') {
      return SKIP;
    }
    if (node.tagName === 'h2' || node.tagName === 'h3') {
      const anchor = attribute(node, 'id');
      open = {title: tidy(textOf(node)), anchor, text: ''};
      all.push(open);
      return SKIP;
    }
    if (node.tagName === 'tr' && node.properties.id) {
      all.push(rowSection(node));
      return SKIP;
    }
    if (blocks.has(node.tagName) || node.tagName === 'br') {
      open.text += ' ';
    }
    return undefined;
  });
  return all
    .map(({text, ...rest}) => ({...rest, text: tidy(text)}))
    .filter(({title, text}) => title !== '' || text !== '')
    .filter(({anchor}) => !skippedSections.has(anchor));
}

function categoryOf(root: Root): string {
  const crumbs: string[] = [];
  visit(root, 'element', (element) => {
    if (classes(element).includes('breadcrumbs__link')) {
      crumbs.push(tidy(textOf(element)));
    }
  });
  return crumbs.slice(0, -1).at(-1) ?? '';
}

/**
 * Reads a built page.
 * @returns undefined for a page that asks not to be indexed
 */
export function readPage(html: string): PageText | undefined {
  const root = fromHtml(html);
  if (meta(root, 'robots').includes('noindex')) {
    return undefined;
  }
  const named = (name: string) => find(root, ({tagName}) => tagName === name);
  const documentClasses = classes(
    named('html') ?? ({properties: {}} as Element),
  );
  const kind =
    kinds.find(([start]) => documentClasses.includes(start))?.[1] ?? 'list';
  const heading = named('h1') ?? named('title');
  const main = named('main');
  const title = heading ? tidy(textOf(heading)) : '';
  return {
    kind,
    title: title.replace(/ \| [^|]*$/, ''),
    description: meta(root, 'description'),
    keywords: meta(root, 'keywords'),
    category: kind === 'doc' ? categoryOf(root) : '',
    sections: main ? sectionsOf(main) : [],
  };
}
