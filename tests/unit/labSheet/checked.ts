import type {AmesimModel} from '../../../src/amesimFile/model';
import {readColumns} from '../../../src/amesimFile/parts/results';
import {
  checkSheet,
  type ReadColumns,
  type SheetLine,
} from '../../../src/labSheet/check';
import {loadSheet, type SheetId} from '../../../src/labSheet/sheets';
import {loadModel} from '../../../src/models/registry';
import {readModel} from '../../fixtures/amesim/readModel';

/** What the check says of a saved model, of the sheet of the lag unless given. */
export async function checkBytes(
  bytes: Uint8Array<ArrayBuffer>,
  sheet?: SheetId,
): Promise<readonly SheetLine[]> {
  return checkOpened(await readModel(bytes), readColumns, sheet);
}

/** The same of a model that was read. */
export async function checkOpened(
  opened: AmesimModel,
  read: ReadColumns = readColumns,
  id: SheetId = 'first-order-lag',
): Promise<readonly SheetLine[]> {
  const sheet = await loadSheet(id);
  const model = await loadModel(sheet.model);
  return checkSheet(opened, {sheet, model, read});
}

/** Sentences of one status, in English. */
export function said(
  lines: readonly SheetLine[],
  wanted: SheetLine['status'],
): readonly string[] {
  return lines
    .filter(({status}) => status === wanted)
    .map(({sentence}) => sentence.en);
}
