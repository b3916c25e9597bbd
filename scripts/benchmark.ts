import {median} from 'd3-array';

import {ModelError} from '../src/models/definition/errors';
import type {AnyModel} from '../src/models/definition/modelDefinition';
import {loadAllModels} from '../src/models/registry';
import {simulate} from '../src/models/run/simulate';
import {sweepValues} from '../src/models/run/sweep';

const RUNS = 50;

/** Number of runs in a sweep; the panel proposes as many. */
const SWEEP = 5;

/** Returns the milliseconds that each of `count` calls takes. */
function measureTimes(run: () => unknown, count: number): readonly number[] {
  return Array.from({length: count}, () => {
    const begin = performance.now();
    run();
    return performance.now() - begin;
  });
}

/** Runs a sweep; values that are not valid together are skipped. */
function sweep(model: AnyModel, key: string): void {
  const definition = model.parameters[key];
  for (const value of definition ? sweepValues(definition, SWEEP) : []) {
    try {
      simulate(model, {[key]: value});
    } catch (error) {
      if (!(error instanceof ModelError)) {
        throw error;
      }
    }
  }
}

function report(model: AnyModel): void {
  const times = measureTimes(() => simulate(model), RUNS);
  const {steps, evaluations} = simulate(model).statistics;
  const first = times[0] ?? Number.NaN;
  const middle = median(times) ?? Number.NaN;
  console.log(
    `${model.id}: median ${middle.toFixed(2)} ms, ` +
      `first ${first.toFixed(2)} ms, ${steps} steps, ` +
      `${evaluations} evaluations`,
  );
  for (const key of Object.keys(model.parameters)) {
    const time = median(measureTimes(() => sweep(model, key), 3)) ?? Number.NaN;
    console.log(`  ${key.padEnd(28)} sweep ${time.toFixed(1)} ms`);
  }
}

/**
 * Prints the median time of each model's default run and of a sweep of each of
 * its parameters.
 */
async function main(): Promise<void> {
  for (const model of await loadAllModels()) {
    report(model);
  }
}

void main();
