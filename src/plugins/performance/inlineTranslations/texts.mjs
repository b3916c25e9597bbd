import ts from 'typescript';

/** @typedef {import('./edit.mjs').Edit} Edit */

/**
 * The name that a module gives to `text` of `i18n`, if it imports it.
 * @param {import('typescript').SourceFile} source
 */
function localNameOf(source) {
  for (const statement of source.statements) {
    if (
      ts.isImportDeclaration(statement) &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      /(?:^|\/)i18n$/u.test(statement.moduleSpecifier.text)
    ) {
      const bindings = statement.importClause?.namedBindings;
      const found =
        bindings && ts.isNamedImports(bindings)
          ? bindings.elements.find(
              ({name, propertyName = name}) => propertyName.text === 'text',
            )
          : undefined;
      if (found) {
        return found.name.text;
      }
    }
  }
  return undefined;
}

/**
 * Replaces `text({en: …, 'zh-Hans': …})` by an object of one language.
 *
 * @param {import('typescript').Node} node
 * @param {string} locale
 * @returns {readonly Edit[]}
 * @throws {Error} for a text without this language
 */
export function editsOfText(node, locale) {
  if (
    !ts.isCallExpression(node) ||
    !ts.isIdentifier(node.expression) ||
    node.expression.text !== localNameOf(node.getSourceFile())
  ) {
    return [];
  }
  const [languages] = node.arguments;
  if (!languages || !ts.isObjectLiteralExpression(languages)) {
    throw new Error(`Not an object literal: ${node.getText()}`);
  }
  const own = languages.properties.find(
    ({name}) => name && 'text' in name && name.text === locale,
  );
  if (!own) {
    throw new Error(`No ${locale} in ${node.getText()}`);
  }
  return [
    [node.getStart(), own.getStart(), '({'],
    [own.end, node.end, '})'],
  ];
}
