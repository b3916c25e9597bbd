import type {Download} from '../../../components/base/saveFile';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import {runToCsv, scalarsToCsv} from '../../../models/export/csv';
import {figureToCsv} from '../../../models/export/figureCsv';
import type {Run, RunData} from '../../../models/run/runResult';

/** The part of a run that is saved as CSV. */
export type CsvContent = 'curves' | 'results' | {readonly figure: string};

/** Makes a CSV file of runs that are compared, or the scalars or a figure of one. */
export function csvFile(
  model: AnyModel,
  run: Run,
  content: CsvContent,
  others: readonly RunData[] = [],
): Download {
  const type = 'text/csv;charset=utf-8';
  if (content === 'curves') {
    return {name: `${model.id}.csv`, type, text: runToCsv(model, run, others)};
  }
  if (content === 'results') {
    const text = scalarsToCsv(model, run);
    return {name: `${model.id}-results.csv`, type, text};
  }
  const {figure} = content;
  const text = figureToCsv(model, run, figure);
  return {name: `${model.id}-${figure}.csv`, type, text};
}
