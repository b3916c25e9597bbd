import {AmesimFileError} from '../../src/amesimFile/errors';
import {readColumns} from '../../src/amesimFile/parts/results';
import {checkSheet, countsText, STATUS_NAMES} from '../../src/labSheet/check';
import {isSheetId, loadSheet, sheetIds} from '../../src/labSheet/sheets';
import {loadModel} from '../../src/models/registry';
import {clip} from '../simulation/clip';
import type {Printed} from '../simulation/outcome';
import {UsageError} from '../usageError';
import {problemsOf, readFile} from './readFile';

/**
 * Holds files against a lab sheet, one line for each thing that is asked for. A
 * file that can't be read, or has something that is not as asked, is a failure.
 *
 * @throws {UsageError} when there is no such sheet or file
 */
export async function checkFiles(
  paths: readonly string[],
  id: string,
): Promise<Printed> {
  if (!isSheetId(id)) {
    throw new UsageError(
      `No sheet '${clip(id)}'; sheets: ${sheetIds.join(', ')}`,
    );
  }
  const sheet = await loadSheet(id);
  const model = await loadModel(sheet.model);
  const output: string[] = [];
  const notes: string[] = [];
  const failures: string[] = [];
  for (const path of paths) {
    try {
      const opened = await readFile(path);
      notes.push(...problemsOf(path, opened));
      const lines = await checkSheet(opened, {sheet, model, read: readColumns});
      output.push(`${path}\n`);
      for (const {status, sentence} of lines) {
        output.push(`  ${STATUS_NAMES[status].en}: ${sentence.en}\n`);
      }
      if (lines.some(({status}) => status === 'wrong')) {
        failures.push(`${clip(path)}: ${countsText(lines).en}`);
      }
    } catch (error) {
      if (!(error instanceof AmesimFileError)) {
        throw error;
      }
      failures.push(error.message);
    }
  }
  return {output: output.join(''), notes, failures};
}
