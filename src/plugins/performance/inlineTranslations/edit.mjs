import ts from 'typescript';

/**
 * A part of a source and the text in its place.
 * @typedef {readonly [start: number, end: number, text: string]} Edit
 */

/**
 * Edits a TypeScript or JSX source; of edits one within the other, the outer
 * one counts.
 *
 * @param {string} source
 * @param {(node: import('typescript').Node) => readonly Edit[]} editsOf
 * @returns {string}
 */
export function edit(source, editsOf) {
  /** @type {Edit[]} */
  const edits = [];
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    edits.push(...editsOf(node));
    ts.forEachChild(node, visit);
  };
  const {Latest} = ts.ScriptTarget;
  visit(ts.createSourceFile('m.tsx', source, Latest, true, ts.ScriptKind.TSX));
  let edited = '';
  let from = 0;
  for (const [start, end, text] of edits.sort(([a], [b]) => a - b)) {
    if (start >= from) {
      edited += source.slice(from, start) + text;
      from = end;
    }
  }
  return edited + source.slice(from);
}
