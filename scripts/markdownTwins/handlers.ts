import type {Element} from 'hast';
import {
  defaultHandlers,
  type Handle,
  type Options,
  type State,
} from 'hast-util-to-mdast';
import {toText} from 'hast-util-to-text';
import {h} from 'hastscript';
import type {Blockquote, Paragraph, PhrasingContent, RootContent} from 'mdast';

import {TERM_CLASS} from '../../src/site/glossary/termLinks';
import {attribute, classesOf, findTags} from './elements';

function strongLine(state: State, element: Element): Paragraph {
  const children = state.all(element) as PhrasingContent[];
  return {type: 'paragraph', children: [{type: 'strong', children}]};
}

/** A formula is the TeX that its MathML was made of. */
const math: Handle = (_, element) => {
  const value = attribute(element, 'dataTex');
  return attribute(element, 'display') === 'block'
    ? {type: 'math', value}
    : {type: 'inlineMath', value};
};

function quote(state: State, element: Element): Blockquote {
  return {type: 'blockquote', children: state.toFlow(state.all(element))};
}

/** A code block names its language in the class of the box around it. */
function code(element: Element): RootContent {
  const name = classesOf(element).find((each) => each.startsWith('language-'));
  const lang = name?.slice('language-'.length);
  const [source] = findTags(element, 'code');
  return {
    type: 'code',
    lang: lang === 'text' ? null : (lang ?? null),
    value: source
      ? toText(source, {whitespace: 'pre'}).replace(/\n+$/u, '')
      : '',
  };
}

/** A box; one with a remark or a warning becomes a quotation. */
const div: Handle = (state, element) => {
  const classes = classesOf(element);
  if (classes.includes('theme-code-block')) {
    return code(element);
  }
  if (attribute(element, 'role') === 'note' || classes.includes('alert')) {
    return quote(state, element);
  }
  return defaultHandlers.div(state, element);
};

/** A link that is a whole card keeps to the heading in it. */
const link: Handle = (state, element) => {
  // The mark of a term: dozens of links to the glossary.
  if (classesOf(element).includes(TERM_CLASS)) {
    return state.all(element);
  }
  if (!classesOf(element).includes('card')) {
    return defaultHandlers.a(state, element);
  }
  const url = attribute(element, 'href');
  for (const heading of findTags(element, 'h2')) {
    heading.children = [h('a', {href: url}, heading.children)];
  }
  return state.toFlow(state.all(element));
};

/** A figure has its caption first, then the description of the drawing. */
const figure: Handle = (state, element) => {
  const isCaption = (node: Element['children'][number]) =>
    node.type === 'element' && node.tagName === 'figcaption';
  const children = [
    ...element.children.filter(isCaption),
    ...element.children.filter((node) => !isCaption(node)),
  ];
  return state.toFlow(state.all({...element, children}));
};

/** A table has its caption above it. */
const table: Handle = (state, element) => {
  const [caption] = findTags(element, 'caption');
  const rows = defaultHandlers.table(state, element);
  return caption ? [strongLine(state, caption), rows] : rows;
};

/** Text that style alone separates from what stands before it. */
const span: Handle = (state, element) => {
  const children = state.all(element);
  return attribute(element, 'dataMarkdown') === 'brackets'
    ? [{type: 'text', value: ' ('}, ...children, {type: 'text', value: ')'}]
    : children;
};

/** The symbol of a quantity, with its subscript as the formulas write it. */
const symbol: Handle = (state, element) =>
  attribute(element, 'lang') === 'en'
    ? state.all(element)
    : defaultHandlers.i(state, element);

const subscript: Handle = (state, element) => [
  {type: 'text', value: '_'},
  ...state.all(element),
];

/** How elements of the built pages become Markdown, beside the usual ones. */
export const handlers: NonNullable<Options['handlers']> = {
  a: link,
  math,
  div,
  figure,
  table,
  span,
  i: symbol,
  sub: subscript,
  details: (state, element) => state.toFlow(state.all(element)),
  summary: strongLine,
  legend: strongLine,
};
