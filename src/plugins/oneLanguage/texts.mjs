import ts from 'typescript';

/**
 * The places of `source` that hold another language than `locale`: in
 * `{en: …, 'zh-Hans': …}` every property but one.
 *
 * @param {string} source
 * @param {string} locale
 * @param {readonly string[]} locales
 * @returns {readonly (readonly [start: number, end: number])[]}
 */
function foreignParts(source, locale, locales) {
  /** @type {[number, number][]} */
  const found = [];
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const {properties} = node;
      const names = properties.map(({name}) =>
        name && (ts.isIdentifier(name) || ts.isStringLiteral(name))
          ? name.text
          : '',
      );
      const isText =
        names.length === locales.length &&
        locales.every((each) => names.includes(each));
      properties.forEach((property, index) => {
        if (isText && names[index] !== locale) {
          const next = properties[index + 1];
          found.push([
            property.getFullStart(),
            next ? next.getFullStart() : properties.end,
          ]);
        } else {
          visit(property);
        }
      });
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(ts.createSourceFile('model.ts', source, ts.ScriptTarget.Latest, true));
  return found;
}

/**
 * Leaves out of a module the texts of the languages that the site is not
 * being built in. Both stand in the source, so that none is forgotten.
 *
 * @param {string} source
 * @param {string} locale
 * @param {readonly string[]} locales
 * @returns {string}
 */
export function keepLanguage(source, locale, locales) {
  let kept = '';
  let from = 0;
  for (const [start, end] of foreignParts(source, locale, locales)) {
    kept += source.slice(from, start);
    from = end;
  }
  return kept + source.slice(from);
}
