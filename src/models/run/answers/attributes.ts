import {parseDecimal} from '../../definition/normalize';

/** Attribute values of an element of a page, by name. */
export type Attributes = Readonly<Record<string, unknown>>;

/** Reads an optional text attribute. @throws RangeError for another type */
export function readText(
  attributes: Attributes,
  name: string,
): string | undefined {
  const value = attributes[name];
  if (value !== undefined && typeof value !== 'string') {
    throw new RangeError(`${name} must be a text`);
  }
  return value;
}

/**
 * Reads an optional number attribute, given as number or as text.
 * @throws RangeError for anything else
 */
export function readNumber(
  attributes: Attributes,
  name: string,
): number | undefined {
  const value = attributes[name];
  if (value === undefined) {
    return undefined;
  }
  const number = typeof value === 'string' ? parseDecimal(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) {
    throw new RangeError(`${name} must be a number`);
  }
  return number;
}

/** Joins the allowed names for an error message. */
export function joinNames(names: readonly string[]): string {
  return names.length === 0 ? 'none' : names.join(', ');
}

/**
 * Looks up a key of a table.
 * @throws RangeError that lists the allowed keys
 */
export function pick<T>(
  what: string,
  table: Readonly<Record<string, T>>,
  key: string,
): T {
  const found = Object.hasOwn(table, key) ? table[key] : undefined;
  if (found === undefined) {
    throw new RangeError(
      `there is no ${what} '${key}'; there are: ${joinNames(Object.keys(table))}`,
    );
  }
  return found;
}
