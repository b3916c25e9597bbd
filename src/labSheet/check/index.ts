import {sheetValues} from '../sheet';
import type {CheckedModel, SheetLine} from './lines';
import {
  assign,
  missingLine,
  otherModelLine,
  partLine,
  valueLines,
} from './parts';
import {type CheckInput, readingLine} from './readings';
import {runLines} from './runParameters';
import {globalLines} from './values';

export {
  type CheckedModel,
  countsText,
  type SheetLine,
  STATUS_NAMES,
} from './lines';
export type {CheckInput, ReadColumns} from './readings';

/**
 * Holds a saved model against a lab sheet, line by line: its parts with their
 * values, run parameters and readings. Components are matched by submodel, fields
 * by symbol or title where these are known, else by words or by their value; what
 * can't be told is said to be unknown.
 *
 * @throws what `read` throws
 */
export async function checkSheet(
  checked: CheckedModel,
  input: CheckInput,
): Promise<readonly SheetLine[]> {
  const {sheet, model} = input;
  const defaults = sheetValues(sheet, model);
  const matches = assign(sheet, checked, defaults);
  const lines = sheet.parts.flatMap((part) => {
    const found = matches.filter((match) => match.part === part);
    return [
      ...found.flatMap((match) => [partLine(match), ...valueLines(match)]),
      missingLine(part, found.length, checked.components.length > 0),
    ];
  });
  const readings: SheetLine[] = [];
  for (const reading of sheet.readings) {
    const parts = reading.parts.map((index) => sheet.parts[index]);
    const components = matches
      .filter(({part}) => parts.includes(part))
      .map(({component}) => component.path);
    readings.push(
      await readingLine(reading, new Set(components), checked, input),
    );
  }
  return [
    otherModelLine(sheet, checked, matches),
    ...globalLines(sheet, checked, defaults),
    ...lines,
    ...runLines(sheet, checked),
    ...readings,
  ].filter((each) => each !== undefined);
}
