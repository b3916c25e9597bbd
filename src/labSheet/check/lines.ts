import type {AmesimModel} from '../../amesimFile/model';
import {
  type ColumnUnit,
  declaredUnit,
} from '../../comparison/columns/columnUnit';
import {type LocalizedText, text} from '../../i18n';
import {siUnit, type Unit} from '../../physics/units';

/** What a sheet is held against. */
export type CheckedModel = Pick<
  AmesimModel,
  | 'components'
  | 'globalParameters'
  | 'parameters'
  | 'runSettings'
  | 'runs'
  | 'variables'
>;

/** One thing that a sheet asks for: as asked, not as asked, or not to be told. */
export interface SheetLine {
  readonly status: 'right' | 'wrong' | 'unknown';
  readonly sentence: LocalizedText;
}

/** What each status is called. */
export const STATUS_NAMES: Readonly<
  Record<SheetLine['status'], LocalizedText>
> = {
  right: text('As asked', '符合'),
  wrong: text('Not as asked', '不符合'),
  unknown: text('Not known', '无法判断'),
};

/** Says how many lines have each status. */
export function countsText(lines: readonly SheetLine[]): LocalizedText {
  const count = (wanted: SheetLine['status']) =>
    lines.filter(({status}) => status === wanted).length;
  return text(
    `As asked: ${count('right')}. Not as asked: ${count('wrong')}. Not known: ${count('unknown')}.`,
    `符合要求 ${count('right')} 项，不符合 ${count('wrong')} 项，无法判断 ${count('unknown')} 项。`,
  );
}

/**
 * Difference of two numbers that were typed alike, as a share: a sheet prints its
 * numbers with five digits.
 */
export const SAME = 5e-5;

/** Whether two numbers were typed alike. */
export function isSame(one: number, other: number): boolean {
  return (
    Math.abs(one - other) <= SAME * Math.max(Math.abs(one), Math.abs(other))
  );
}

/** A line of the answer, in both languages. */
export function line(
  status: SheetLine['status'],
  en: string,
  zh: string,
): SheetLine {
  return {status, sentence: text(en, zh)};
}

/**
 * The unit that a file gives a number, if it measures what is asked for. Amesim
 * writes nothing, or `null`, where a number has none.
 */
export function writtenUnit(
  written: string,
  asked: Unit,
): ColumnUnit | undefined {
  return declaredUnit({unit: siUnit(asked)}, written || 'null');
}

/** Whether a title holds one of some words in lower case. */
export function hasWord(title: string, words: readonly string[]): boolean {
  return words.some((word) => title.toLowerCase().includes(word));
}
