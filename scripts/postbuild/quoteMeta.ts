/** A `meta` element with its attributes. */
const META = /<meta(?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)+\s*\/?>/gu;

/** The value of an attribute, with its quotation marks if it has any. */
const VALUE = /(?<==)(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gu;

/**
 * Puts the values of attributes of `meta` elements in quotation marks, which
 * the minifier removes: some messengers find no picture of a page without them.
 */
export function quoteMeta(html: string): string {
  return html.replaceAll(META, (element) =>
    element.replaceAll(VALUE, (value) =>
      /^["']/u.test(value) ? value : `"${value}"`,
    ),
  );
}
