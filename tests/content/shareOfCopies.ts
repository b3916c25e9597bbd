import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {runInNewContext} from 'node:vm';

/** What a script hands to the bundler's runtime: its modules, by number. */
type Chunk = readonly [unknown, Readonly<Record<string, () => unknown>>];

/** How the scripts of pages begin, unlike the runtime and the workers. */
const CHUNK = /^(?:"use strict";)?\(self\.webpackChunk/;

/** Reads the text of each module in a script, by its number. */
function modulesIn(script: string): readonly (readonly [string, string])[] {
  const self: Record<string, readonly Chunk[]> = {};
  runInNewContext(script, {self});
  return Object.values(self)
    .flat()
    .flatMap(([, modules]) => Object.entries(modules))
    .map(([id, module]) => [id, module.toString()]);
}

/**
 * Returns the share of the modules' bytes in a folder of scripts that is there
 * more than once, counted without compression.
 */
export function shareOfCopies(folder: string): number {
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((script) => CHUNK.test(script));
  const modules = scripts.flatMap(modulesIn);
  assert.ok(modules.length > 0);
  const length = (texts: Iterable<string>) =>
    [...texts].reduce((sum, text) => sum + text.length, 0);
  const all = length(modules.map(([, text]) => text));
  return 1 - length(new Map(modules).values()) / all;
}
