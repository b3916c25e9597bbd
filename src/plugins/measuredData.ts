import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {
  type Measuring,
  writeMeasurement,
  writeTable,
} from '../models/export/measurement';
import {
  FAULTY_RUNS,
  type FaultyRun,
  faultyRunFile,
  type FaultyRunName,
  runBoth,
} from '../models/faultyRuns';
import {loadModel} from '../models/registry';
import {simulate} from '../models/run/simulate';
import {celsius} from '../physics/units';

/** Folder below the site's root that the files are written into. */
const FOLDER = 'examples';

/** Aluminium paint in slightly moving air: what the page lets its reader find. */
export const MEASURED_SPHERE = {coefficient: 8, emissivity: 0.35} as const;

/** An hour, a row each half minute: what a hand-held logger gives. */
const DURATION = 3600;

const LOGGER: Omit<Measuring, 'seed'> = {
  output: 'temperature',
  interval: 30,
  noise: 0.2,
  decimals: 2,
};

/** The files that can be downloaded, by name: start in °C and seed. */
const FILES = {
  'sphere-from-50.txt': {start: 50, seed: 3},
  'sphere-from-250.txt': {start: 250, seed: 103},
} as const;

/** Name of a file with measured values. */
export type MeasuredFile = keyof typeof FILES;

/** Writes the text of a file with values that a run of a model gives, and noise. */
export async function measuredText(name: MeasuredFile): Promise<string> {
  const {start, seed} = FILES[name];
  const model = await loadModel('hot-sphere');
  const values = {...MEASURED_SPHERE, initial: celsius(start)};
  const run = simulate(model, values, {duration: DURATION});
  const {noise} = LOGGER;
  return writeMeasurement(
    model,
    run,
    {...LOGGER, seed},
    `Computed by the model hot-sphere of this site, with noise of ${noise} K (standard deviation) from a seeded generator`,
  );
}

/** Writes the text of a file with a faulty run, which does not say the fault. */
export async function faultyRunText(name: FaultyRunName): Promise<string> {
  const definition: FaultyRun = FAULTY_RUNS[name];
  const model = await loadModel(definition.model);
  return writeTable(
    model,
    runBoth(model, definition).faulty,
    {...definition, decimals: 4},
    `Computed by the model ${model.id} of this site, with a wrong entry`,
  );
}

/**
 * Writes the files with measured values and with faulty runs that pages offer, in
 * each language.
 */
export default function measuredData(): Plugin {
  return {
    name: 'measured-data',
    async postBuild({outDir}) {
      const folder = join(outDir, FOLDER);
      await mkdir(folder, {recursive: true});
      for (const name of Object.keys(FILES) as MeasuredFile[]) {
        await writeFile(join(folder, name), await measuredText(name));
      }
      for (const name of Object.keys(FAULTY_RUNS) as FaultyRunName[]) {
        const path = join(folder, faultyRunFile(name));
        await writeFile(path, await faultyRunText(name));
      }
    },
  };
}
