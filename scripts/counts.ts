import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const folder = join('node_modules', '.cache', 'test-counts');

/** Forgets the counts of an earlier run. */
export function clearCounts(): void {
  rmSync(folder, {recursive: true, force: true});
}

/** Keeps a layer's counts for the line that closes the whole run. */
export function reportCounts(layer: string, counts: Counts): void {
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, `${layer}.json`), JSON.stringify(counts));
}

/** @throws Error when the layer reported nothing: it never ran */
export function readCounts(layer: string): Counts {
  return JSON.parse(
    readFileSync(join(folder, `${layer}.json`), 'utf8'),
  ) as Counts;
}
