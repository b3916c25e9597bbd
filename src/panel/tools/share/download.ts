import type {AnyModel} from '../../../models/definition/modelDefinition';
import {runToCsv, scalarsToCsv} from '../../../models/export/csv';
import {figureToCsv} from '../../../models/export/figureCsv';
import type {Run} from '../../../models/run/runResult';

/** A file to be saved. */
export interface Download {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** The part of a run that is saved as CSV. */
export type CsvContent = 'curves' | 'results' | {readonly figure: string};

/** Makes a CSV file of a run, its scalars or one of its figures. */
export function csvFile(
  model: AnyModel,
  run: Run,
  content: CsvContent,
): Download {
  const type = 'text/csv;charset=utf-8';
  if (content === 'curves') {
    return {name: `${model.id}.csv`, type, text: runToCsv(model, run)};
  }
  if (content === 'results') {
    const text = scalarsToCsv(model, run);
    return {name: `${model.id}-results.csv`, type, text};
  }
  const {figure} = content;
  const text = figureToCsv(model, run, figure);
  return {name: `${model.id}-${figure}.csv`, type, text};
}

/** Lets the browser download a file. */
export function save({name, type, text}: Download): void {
  const address = URL.createObjectURL(new Blob([text], {type}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
