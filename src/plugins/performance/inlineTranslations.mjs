import ts from 'typescript';

/**
 * A part of a source and the text in its place.
 * @typedef {readonly [start: number, end: number, text: string]} Edit
 */

/**
 * @typedef {object} Options
 * @property {string} locale
 * @property {Readonly<Record<string, string>>} messages by id
 */

const SHOWS_MESSAGES = /\btranslate\(|<Translate\b/u;
const IMPORTS_TEXT = /^import \{[^}]*\btext\b[^}]*\} from '(?:\S*\/)?i18n'/mu;

/**
 * Finds a property of an object literal or an attribute of an element.
 * @param {ts.ObjectLiteralExpression | ts.JsxAttributes} owner
 * @param {string} wanted
 */
function find({properties}, wanted) {
  return [...properties].find(
    ({name}) => name && 'text' in name && name.text === wanted,
  );
}

/**
 * @param {ts.ObjectLiteralExpression | ts.JsxAttributes} owner
 * @param {string} name
 * @throws {Error} for a property that is missing or computed
 */
function readString(owner, name) {
  const property = find(owner, name);
  const value = property && 'initializer' in property && property.initializer;
  if (!value || !ts.isStringLiteralLike(value)) {
    throw new Error(`Write ${name} as a string: ${owner.parent.getText()}`);
  }
  return value.text;
}

/**
 * Edits `<Translate id="…" description="…">message</Translate>`.
 * @param {ts.JsxElement} element
 * @param {Options} options
 * @returns {readonly Edit[]}
 */
function editElement({openingElement, closingElement}, {messages}) {
  const {attributes, end} = openingElement;
  const description = find(attributes, 'description');
  const message = messages[readString(attributes, 'id')];
  /** @type {Edit[]} */
  const edits = description ? [[description.pos, description.end, '']] : [];
  if (message !== undefined) {
    const content = `{${JSON.stringify(message)}}`;
    edits.push([end, closingElement.getStart(), content]);
  }
  return edits;
}

/**
 * Edits `translate({id, message, description}, values)`.
 * @param {ts.CallExpression} call
 * @param {Options} options
 * @returns {readonly Edit[]}
 */
function editTranslate({arguments: [values]}, {messages}) {
  if (!values || !ts.isObjectLiteralExpression(values)) {
    return [];
  }
  const id = readString(values, 'id');
  const message = messages[id] ?? readString(values, 'message');
  return [[values.getStart(), values.end, JSON.stringify({id, message})]];
}

/**
 * Edits `text(english, chinese)`: leaves an object with one language.
 * @param {ts.CallExpression} call
 * @param {Options} options
 * @returns {readonly Edit[]}
 */
function editText(call, {locale}) {
  const own = call.arguments[locale === 'en' ? 0 : 1];
  if (!own || call.arguments.length !== 2) {
    throw new Error(`Not in two languages: ${call.getText()}`);
  }
  return [
    [call.getStart(), own.getStart(), `({${JSON.stringify(locale)}: `],
    [own.end, call.end, '})'],
  ];
}

/**
 * Syntax trees by source: the modules of both languages are the same.
 * @type {Map<string, ts.SourceFile>}
 */
const trees = new Map();

/**
 * @param {string} source
 */
function parse(source) {
  const {Latest} = ts.ScriptTarget;
  const tree =
    trees.get(source) ??
    ts.createSourceFile('m.tsx', source, Latest, true, ts.ScriptKind.TSX);
  trees.set(source, tree);
  return tree;
}

/**
 * Leaves one language in a module, and no descriptions for translators.
 * Docusaurus would send the messages of all pages with each page.
 * @param {string} source
 * @param {Options} options
 */
export function inlineTranslations(source, options) {
  const hasTexts = IMPORTS_TEXT.test(source);
  if (!hasTexts && !SHOWS_MESSAGES.test(source)) {
    return source;
  }
  /** @type {Edit[]} */
  const edits = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const name = node.expression.getText();
      if (name === 'translate') {
        edits.push(...editTranslate(node, options));
      } else if (name === 'text' && hasTexts) {
        edits.push(...editText(node, options));
      }
    } else if (
      ts.isJsxElement(node) &&
      node.openingElement.tagName.getText() === 'Translate'
    ) {
      edits.push(...editElement(node, options));
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(source));
  let edited = '';
  let from = 0;
  // Of nested edits, only the outer one is applied.
  for (const [start, end, text] of edits.sort(([a], [b]) => a - b)) {
    if (start >= from) {
      edited += source.slice(from, start) + text;
      from = end;
    }
  }
  return edited + source.slice(from);
}

/**
 * @this {{getOptions(): Options}}
 * @param {string} source
 */
export default function loader(source) {
  return inlineTranslations(source, this.getOptions());
}
