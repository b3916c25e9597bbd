import type {Locale} from '../../../i18n';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import {pythonName, pythonProgram} from '../../../models/export/pythonProgram';
import {isModelId} from '../../../models/registry';
import type {Run} from '../../../models/run/runResult';
import {loadChunk} from '../../../offline/loadChunk';
import {loadSources} from './programs';

/** A Python program and the name of its file. */
export interface Program {
  readonly name: string;
  readonly text: string;
}

/** Writes a run as a Python program, with its address at the head. */
export async function writeProgram(
  model: AnyModel,
  run: Run,
  address: string,
  locale: Locale,
): Promise<Program> {
  const {id} = model;
  if (!isModelId(id)) {
    throw new RangeError(`There is no program of '${model.id}'`);
  }
  const sources = await loadChunk(() => loadSources(id));
  const {values, duration} = run;
  const settings = {values, duration, address, locale};
  return {
    name: `${pythonName(model.id)}.py`,
    text: pythonProgram(model, settings, sources),
  };
}
