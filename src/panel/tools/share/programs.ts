import report from '@site/python/report.py';
import water from '@site/python/water.py';

import {
  pythonName,
  type PythonSources,
} from '../../../models/export/pythonProgram';
import type {ModelId} from '../../../models/registry';

/**
 * Loads what the Python program of a model is made of. Each file of the folder
 * `python/` is a chunk of its own; what models share stands in the one that asks.
 */
export async function loadSources(id: ModelId): Promise<PythonSources> {
  const {default: model} = (await import(
    /* webpackExclude: /(?:report|water|_template)\.py$/ */
    `@site/python/${pythonName(id)}.py`
  )) as {readonly default: string};
  return {model, report, water};
}
