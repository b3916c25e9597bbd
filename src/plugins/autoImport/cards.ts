import type {Root, Table, TableRow} from 'mdast';
import type {} from 'remark-math';
import {visit} from 'unist-util-visit';

import {wordsOf} from './words';

/** Columns that a phone shows side by side whatever their texts are. */
const NARROW = 3;

/** Letters of all columns in one line from which a phone squeezes them. */
const SQUEEZED = 110;

/** Letters of a text in one line; a Chinese one is as wide as two. */
function widthOf(text: string): number {
  return text.replaceAll(/[\p{Script=Han}，。、；：（）]/gu, 'xx').length;
}

function textsOf({children}: TableRow): string[] {
  return children.map(wordsOf);
}

/** Whether the rows of a table have more text than a phone has room for. */
function isSqueezed({children: [head, ...rest]}: Table): boolean {
  const rows = rest.map(textsOf);
  const widest = (head?.children ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  const sum = widest.reduce((total, width) => total + width, 0);
  return widest.length > NARROW && sum >= SQUEEZED;
}

/** Whether the head has words only; a label cannot show a formula. */
function hasPlainHead({children: [head]}: Table): boolean {
  let isPlain = true;
  visit(head as TableRow, 'inlineMath', () => {
    isPlain = false;
  });
  return isPlain;
}

/**
 * Gives the cells of squeezed tables the names of their columns, with which
 * `src/css/content.css` shows each row as a card on a phone.
 */
export function labelCards(tree: Root): void {
  visit(tree, 'table', (table) => {
    if (!isSqueezed(table) || !hasPlainHead(table)) {
      return;
    }
    const [head, ...rows] = table.children;
    const labels = textsOf(head as TableRow);
    table.data = {hProperties: {className: ['cards']}};
    for (const {children} of rows) {
      for (const [column, cell] of children.entries()) {
        const label = labels[column];
        cell.data = label ? {hProperties: {dataLabel: label}} : {};
      }
    }
  });
}
