import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';

/** A message of the panel's toolbar, to know the panel's chunk by. */
const MARK = 'simulation.toolbar';

/** How the bundler asks for chunks before it runs a module of theirs. */
const REQUEST = /Promise\.all\(\[((?:\w+\.e\("\d+"\),?)+)\]\)/g;

/** Chunk numbers that are asked for together with the panel's. */
function panelChunks(scripts: ReadonlyMap<string, string>): Set<string> {
  const panels = [...scripts]
    .filter(([, text]) => text.includes(MARK))
    .map(([file]) => file.split('.')[0] ?? '');
  const chunks = new Set(panels);
  for (const text of scripts.values()) {
    for (const [, list = ''] of text.matchAll(REQUEST)) {
      const asked = list.match(/\d+/g) ?? [];
      if (asked.some((chunk) => panels.includes(chunk))) {
        asked.forEach((chunk) => chunks.add(chunk));
      }
    }
  }
  return chunks;
}

/**
 * Bytes, brotli, of the scripts that come when a panel is near the viewport,
 * without the model's own. Styles of theirs come with the page.
 *
 * @throws {Error} when the build holds no panel
 */
export function panelBytes(build: string): number {
  const folder = join(build, 'assets', 'js');
  const scripts = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
  const chunks = panelChunks(scripts);
  if (chunks.size === 0) {
    throw new Error(`No panel in ${build}`);
  }
  return [...scripts]
    .filter(([file]) => chunks.has(file.split('.')[0] ?? ''))
    .reduce((sum, [, text]) => sum + brotliCompressSync(text).length, 0);
}
