import report from '@site/python/report.py';
import water from '@site/python/water.py';

import type {Locale} from '../../../i18n';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import {
  pythonName,
  pythonProgram,
  type PythonSources,
} from '../../../models/export/pythonProgram';
import {isModelId, type ModelId} from '../../../models/registry';
import type {Run} from '../../../models/run/runResult';
import {loadChunk} from '../../../offline/loadChunk';

/**
 * Loads what the Python program of a model is made of. Each file of the folder
 * `python/` is a chunk of its own; what models share stands in the one that asks.
 */
async function loadSources(id: ModelId): Promise<PythonSources> {
  const {default: model} = (await import(
    /* webpackExclude: /(?:report|water|_template)\.py$/ */
    `@site/python/${pythonName(id)}.py`
  )) as {readonly default: string};
  return {model, report, water};
}

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
