import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {AnyModel} from '../../src/models/definition';
import {encodePermalink} from '../../src/models/export/permalink';
import {pythonName, pythonProgram} from '../../src/models/export/pythonProgram';
import type {Run} from '../../src/models/run/runResult';

const folder = join(__dirname, '..', '..', 'python');

function readSource(name: string): string {
  return readFileSync(join(folder, `${name}.py`), 'utf8');
}

/** Writes a run as a Python program, with the end of its link at the head. */
export function writeProgram(model: AnyModel, run: Run): string {
  const {values, duration} = run;
  const address = `#${encodePermalink(model, values, duration)}`;
  return pythonProgram(
    model,
    {values, duration, address, locale: 'en'},
    {
      model: readSource(pythonName(model.id)),
      report: readSource('report'),
      water: readSource('water'),
    },
  );
}
