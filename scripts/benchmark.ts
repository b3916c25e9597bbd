import {loadAllModels} from '../src/models/registry';
import {simulate} from '../src/models/simulate';

const RUNS = 50;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function timeRuns(run: () => unknown): readonly number[] {
  return Array.from({length: RUNS}, () => {
    const begin = performance.now();
    run();
    return performance.now() - begin;
  });
}

/** Prints the median time of each model's default run. */
async function main(): Promise<void> {
  for (const model of await loadAllModels()) {
    const times = timeRuns(() => simulate(model));
    const {steps, evaluations} = simulate(model).statistics;
    const first = times[0] ?? Number.NaN;
    console.log(
      `${model.id.padEnd(24)} median ${median(times).toFixed(2)} ms, ` +
        `first ${first.toFixed(2)} ms, ` +
        `${steps} steps, ${evaluations} evaluations`,
    );
  }
}

void main();
