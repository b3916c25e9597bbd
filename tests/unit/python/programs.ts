import {readFileSync} from 'node:fs';

import type {AnyModel, ValuesOf} from '../../../src/models/definition';
import type {
  ProgramSettings,
  PythonSources,
} from '../../../src/models/export/pythonProgram';
import {
  pythonName,
  pythonProgram,
} from '../../../src/models/export/pythonProgram';

function read(name: string): string {
  return readFileSync(`python/${name}.py`, 'utf8');
}

/** Reads what the program of a model is made of. */
function readSources(model: string): PythonSources {
  return {
    model: read(pythonName(model)),
    report: read('report'),
    water: read('water'),
  };
}

/** Writes the program of a model with chosen values. */
export function writeProgram(
  model: AnyModel,
  values: ValuesOf<AnyModel>,
  duration: number,
  others: Partial<Pick<ProgramSettings, 'address' | 'locale'>> = {},
): string {
  const settings = {
    values,
    duration,
    address: `https://lumped.example/#sim=${model.id}`,
    locale: 'en',
    ...others,
  } as const;
  return pythonProgram(model, settings, readSources(model.id));
}
