import type {Unit} from '../physics/units';
import {parseQuantity} from '../physics/units/parseQuantity';

/** Digits that survive a change of units and back. */
const DIGITS = 12;

/**
 * Reads the text of a field, a number in the unit shown or with a unit of its
 * own, as an SI value; undefined when it can't be read. Where a comma may group
 * thousands, the first meaning in the range counts.
 */
export function parseField(
  text: string,
  unit: Unit,
  [low, high]: readonly [number, number] = [-Infinity, Infinity],
): number | undefined {
  const typed = parseQuantity(text, unit);
  const values = typed.kind === 'value' ? typed.readings : [];
  const value = values.find((each) => each >= low && each <= high) ?? values[0];
  return value === undefined ? undefined : Number(value.toPrecision(DIGITS));
}

/**
 * Reads a list of such texts, between commas, semicolons or blanks before a digit;
 * undefined when one of them can't be read.
 */
export function parseFields(
  text: string,
  unit: Unit,
): readonly number[] | undefined {
  const values = text
    .split(/[,;，；、]+|\s+(?=[.\p{Nd}])/u)
    .filter((part) => part.trim() !== '')
    .map((part) => parseField(part, unit));
  return values.every((value) => value !== undefined) ? values : undefined;
}
