import ts from 'typescript';

/** @typedef {import('./edit.mjs').Edit} Edit */
/** @typedef {Readonly<Record<string, string>>} Messages by id */

/** @param {import('typescript').Node | undefined} node */
const stringOf = (node) =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

/**
 * The properties of an object literal, or the attributes of an element, by name.
 * @param {Iterable<import('typescript').Node>} nodes
 */
const byName = (nodes) =>
  new Map(
    [...nodes]
      .filter(
        (node) => ts.isPropertyAssignment(node) || ts.isJsxAttribute(node),
      )
      .map((node) => [node.name.getText(), node]),
  );

/**
 * `translate({id, message, description}, values)`
 *
 * @param {import('typescript').CallExpression} call
 * @param {Messages} messages
 * @returns {readonly Edit[]}
 */
function editsOfCall(call, messages) {
  const [text] = call.arguments;
  if (
    call.expression.getText() !== 'translate' ||
    !text ||
    !ts.isObjectLiteralExpression(text)
  ) {
    return [];
  }
  const fields = byName(text.properties);
  const id = stringOf(fields.get('id')?.initializer);
  const message = stringOf(fields.get('message')?.initializer);
  if (id === undefined || message === undefined) {
    throw new Error(`No message for ${call.getText()}: write both as strings`);
  }
  const own = JSON.stringify({id, message: messages[id] ?? message});
  return [[text.getStart(), text.end, own]];
}

/**
 * `<Translate id="…" description="…">message</Translate>`
 *
 * @param {import('typescript').JsxElement} element
 * @param {Messages} messages
 * @returns {readonly Edit[]}
 */
function editsOfElement({openingElement, closingElement}, messages) {
  if (openingElement.tagName.getText() !== 'Translate') {
    return [];
  }
  const attributes = byName(openingElement.attributes.properties);
  const description = attributes.get('description');
  const id = stringOf(attributes.get('id')?.initializer);
  if (id === undefined) {
    throw new Error(`No id in ${openingElement.getText()}: write a string`);
  }
  const own = messages[id];
  /** @type {Edit[]} */
  const edits = [];
  if (description) {
    edits.push([description.getFullStart(), description.end, '']);
  }
  if (own !== undefined) {
    const [start, end] = [openingElement.end, closingElement.getStart()];
    edits.push([start, end, `{${JSON.stringify(own)}}`]);
  }
  return edits;
}

/**
 * Writes a message into the node that shows it, in the language of the build,
 * without the description for translators. Docusaurus would send the messages
 * of all pages with each.
 *
 * @param {import('typescript').Node} node
 * @param {Messages} messages
 * @returns {readonly Edit[]}
 * @throws {Error} for an id or a message that is computed
 */
export function editsOfMessage(node, messages) {
  if (ts.isCallExpression(node)) {
    return editsOfCall(node, messages);
  }
  return ts.isJsxElement(node) ? editsOfElement(node, messages) : [];
}
