import ts from 'typescript';

/** @typedef {readonly [start: number, end: number, text: string]} Edit */

/** @param {import('typescript').Node | undefined} node */
const textOf = (node) =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

/**
 * `translate({id, message, description}, values)`
 *
 * @param {import('typescript').CallExpression} call
 * @param {Readonly<Record<string, string>>} messages
 * @returns {readonly Edit[]}
 */
function editsOfCall(call, messages) {
  const [text] = call.arguments;
  if (
    !ts.isIdentifier(call.expression) ||
    call.expression.text !== 'translate' ||
    !text ||
    !ts.isObjectLiteralExpression(text)
  ) {
    return [];
  }
  const fields = new Map(
    text.properties
      .filter((property) => ts.isPropertyAssignment(property))
      .map((property) => [property.name.getText(), property]),
  );
  const id = textOf(fields.get('id')?.initializer);
  const message = fields.get('message')?.initializer;
  if (id === undefined || !message) {
    throw new Error(`No message for ${call.getText()}: write both as strings`);
  }
  const own = messages[id] ?? textOf(message);
  return own === undefined
    ? []
    : [
        [
          text.getStart(),
          text.end,
          `{id: ${JSON.stringify(id)}, message: ${JSON.stringify(own)}}`,
        ],
      ];
}

/**
 * `<Translate id="…" description="…">message</Translate>`
 *
 * @param {import('typescript').JsxElement} element
 * @param {Readonly<Record<string, string>>} messages
 * @returns {readonly Edit[]}
 */
function editsOfElement({openingElement, children, closingElement}, messages) {
  if (openingElement.tagName.getText() !== 'Translate') {
    return [];
  }
  const attributes = openingElement.attributes.properties.filter((attribute) =>
    ts.isJsxAttribute(attribute),
  );
  const valueOf = (/** @type {string} */ name) => {
    const value = attributes.find(
      (attribute) => attribute.name.getText() === name,
    )?.initializer;
    return textOf(
      value && ts.isJsxExpression(value) ? value.expression : value,
    );
  };
  const own = messages[valueOf('id') ?? ''];
  return [
    ...attributes
      .filter((attribute) => attribute.name.getText() === 'description')
      .map(
        (attribute) =>
          /** @type {const} */ ([attribute.getFullStart(), attribute.end, '']),
      ),
    ...(own === undefined || children.length === 0
      ? []
      : [
          /** @type {const} */ ([
            openingElement.end,
            closingElement.getStart(),
            `{${JSON.stringify(own)}}`,
          ]),
        ]),
  ];
}

/**
 * Writes each message into the module that shows it, in the language of the
 * build, and leaves out what is only for translators. Docusaurus would send
 * the messages of all pages with each.
 *
 * @param {string} source
 * @param {Readonly<Record<string, string>>} messages by id
 * @returns {string}
 * @throws {Error} for a message whose id is computed
 */
export function placeMessages(source, messages) {
  /** @type {Edit[]} */
  const edits = [];
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      edits.push(...editsOfCall(node, messages));
    } else if (ts.isJsxElement(node)) {
      edits.push(...editsOfElement(node, messages));
    }
    ts.forEachChild(node, visit);
  };
  visit(
    ts.createSourceFile(
      'module.tsx',
      source,
      ts.ScriptTarget.Latest,
      true,
      ts.ScriptKind.TSX,
    ),
  );
  let placed = '';
  let from = 0;
  for (const [start, end, text] of edits.sort(([a], [b]) => a - b)) {
    placed += source.slice(from, start) + text;
    from = end;
  }
  return placed + source.slice(from);
}
