import {marksIn} from '../../../search/client/excerpt';

const NAME = 'site-search';
const MOST = 400;
const UNTOUCHED = 'nav, script, style, math, button, svg, .hash-link';

/**
 * Marks the words on the page without touching it: the elements are React's,
 * which would fail on nodes that it did not make.
 */
export function highlight(words: readonly string[]): void {
  const main = document.querySelector('main');
  if (!main || !('highlights' in CSS)) {
    return;
  }
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (ranges.length < MOST && walker.nextNode()) {
    const node = walker.currentNode;
    if (node.parentElement?.closest(UNTOUCHED) === null) {
      for (const [start, end] of marksIn(node.textContent ?? '', words)) {
        const range = new Range();
        range.setStart(node, start);
        range.setEnd(node, end);
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set(NAME, new Highlight(...ranges));
}

export function clearHighlight(): void {
  if ('highlights' in CSS) {
    CSS.highlights.delete(NAME);
  }
}
