import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {normalizeTokens, Prism} from 'prism-react-renderer';
import {visit} from 'unist-util-visit';

/** A comment that marks lines and is not shown itself. */
const MAGIC_COMMENT =
  /^\s*(?:\/\/|\/\*|\{\/\*|#|%|--|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/u;

interface Lines {
  readonly code: string;
  readonly marked: ReadonlySet<number>;
}

/** The numbers in `{1,3-5}`, from 0. */
function rangesIn(meta: string): readonly number[] {
  const [, ranges = ''] = /\{([\d,-]+)\}/u.exec(meta) ?? [];
  return ranges.split(',').flatMap((range) => {
    const [first = NaN, last = first] = range.split('-').map(Number);
    return Array.from({length: last - first + 1 || 0}, (_, i) => first + i - 1);
  });
}

/** Takes the magic comments out of the code. */
function readLines(code: string, meta: string): Lines {
  const marked = new Set(rangesIn(meta));
  const shown: string[] = [];
  let isMarked = false;
  for (const line of code.replace(/\n$/u, '').split('\n')) {
    const [, comment] = MAGIC_COMMENT.exec(line) ?? [];
    if (comment === 'next-line') {
      marked.add(shown.length);
    } else if (comment) {
      isMarked = comment === 'start';
    } else {
      if (isMarked) {
        marked.add(shown.length);
      }
      shown.push(line);
    }
  }
  return {code: shown.join('\n'), marked};
}

/** The code as lines of tokens; a language that Prism lacks has plain ones. */
function highlighted({code, marked}: Lines, language: string): Element[] {
  const grammar = Prism.languages[language];
  const tokens = grammar ? Prism.tokenize(code, grammar) : [code];
  return normalizeTokens(tokens).map((line, index) => {
    const parts = line.map(({types, content}) => {
      const value = content === '\n' ? '' : content;
      const className = ['token', ...types];
      return types.includes('plain') ? value : h('span', {className}, value);
    });
    const className = marked.has(index) ? ['line', 'marked'] : ['line'];
    return h('span', {className}, ...parts, '\n');
  });
}

/**
 * Highlights the code of Markdown while the site is built, so that no page
 * loads a highlighter. `src/theme/CodeBlock` shows the lines.
 */
export default function rehypeHighlight() {
  return (tree: Root): void => {
    visit(tree, {tagName: 'pre'}, ({children: [code]}) => {
      if (code?.type !== 'element' || code.tagName !== 'code') {
        return;
      }
      const {className, metastring} = code.properties;
      const [, language = 'text'] =
        /language-(\S+)/u.exec([className].flat().join(' ')) ?? [];
      const [text] = code.children;
      const lines = readLines(
        text?.type === 'text' ? text.value : '',
        typeof metastring === 'string' ? metastring : '',
      );
      code.children = highlighted(lines, language);
    });
  };
}
