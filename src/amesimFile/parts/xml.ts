import {parseXml, XmlElement} from '@rgrove/parse-xml';

import {AmesimFileError, MESSAGES} from '../errors';

/**
 * An element, with one spelling for the names of both layouts: lower case, no
 * prefix, no underscore, so that SUB_LABEL and label are `label`, COMPS_LIST and
 * Comps are `comps`.
 */
export interface Item {
  readonly name: string;
  /** Attributes, and the texts of the elements inside. */
  readonly values: Readonly<Record<string, string>>;
  readonly items: readonly Item[];
  /** Its text, or its place such as `120 80`; empty where it has items. */
  readonly text: string;
}

/** Tags of a document after which it is refused: each costs memory. */
const MOST_TAGS = 1_500_000;

/** Characters that XML forbids. */
// oxlint-disable-next-line no-control-regex -- These are forbidden.
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/gu;

/** Signs & and < that begin no entity, and no whole tag, comment or declaration. */
const LOOSE = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/giu;
const LESS =
  /<(?!\/?[a-z_][\w.:-]*(?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?>|\?|!(?:--|\[|doctype))/giu;

/** What stands before a name, and behind that of a list, in the old layout only. */
const PREFIX = /^(?:comp|sub|port|connect_entity|line|enum|glob)_/u;
const SUFFIX = /(?<=s)_list$/u;

function spell(name: string): string {
  const plain = name.toLowerCase().replace(PREFIX, '').replace(SUFFIX, '');
  return plain.replaceAll('_', '');
}

function toItem(element: XmlElement): Item {
  const items = element.children
    .filter((node) => node instanceof XmlElement)
    .map(toItem);
  const values: Record<string, string> = {};
  for (const {name, text} of items) {
    values[name] = text;
  }
  for (const [name, value] of Object.entries(element.attributes)) {
    values[spell(name)] = value;
  }
  const {x = '', y = ''} = element.attributes;
  const text =
    items.length > 0 ? '' : element.text.trim() || `${x} ${y}`.trim();
  return {name: spell(element.name), values, items, text};
}

/**
 * Parses XML as Amesim writes it: conditions may hold `&&` and `<` as they are.
 * The parser knows no entities but the five of XML, so none can expand.
 *
 * @throws {AmesimFileError} when it is no XML, has too many tags or is too deep
 */
export function parseTolerantly(xml: string): Item {
  let tags = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at + 1)) {
    tags += 1;
  }
  if (tags > MOST_TAGS) {
    throw new AmesimFileError(MESSAGES.tooManyTags);
  }
  const clean = xml.replaceAll(FORBIDDEN, '').replaceAll(LOOSE, '&amp;');
  try {
    const {root} = parseXml(clean.replaceAll(LESS, '&lt;'));
    return toItem(root ?? new XmlElement('empty'));
  } catch (error) {
    const [why = ''] = error instanceof Error ? error.message.split('\n') : [];
    const isDeep = error instanceof RangeError;
    throw new AmesimFileError(isDeep ? MESSAGES.tooDeep : MESSAGES.noXml(why));
  }
}

/** The first element directly inside another that has one of the names. */
export function childOf(
  item: Item | undefined,
  ...names: readonly string[]
): Item | undefined {
  return item?.items.find(({name}) => names.includes(name));
}

/**
 * Lists the elements below another that have one of the names, or pass a test,
 * in document order; does not look into those, nor into those in `closed`.
 */
export function findBelow(
  item: Item | undefined,
  wanted: readonly string[] | ((item: Item) => boolean),
  closed: readonly string[] = [],
): readonly Item[] {
  const found: Item[] = [];
  const isWanted =
    typeof wanted === 'function'
      ? wanted
      : ({name}: Item) => wanted.includes(name);
  const visit = (parent: Item) => {
    for (const child of parent.items) {
      if (isWanted(child)) {
        found.push(child);
      } else if (!closed.includes(child.name)) {
        visit(child);
      }
    }
  };
  if (item) {
    visit(item);
  }
  return found;
}
