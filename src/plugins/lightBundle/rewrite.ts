import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';

import {slimDocs} from './docs';
import {slimGlobalData} from './globalData';
import {renamed, shortNames} from './names';
import {chunkNames, type Side, slimRegistry} from './registry';
import {slimRoutes} from './routes';
import {slimConfig} from './siteConfig';

const leaves = join(__dirname, 'instead', 'leaves.ts');

/** Where Docusaurus puts what the pages of the docs plugin are given. */
const docsProps =
  /(?<="@generated\/)docusaurus-plugin-content-docs\/default\/p\/[^"]+(?=")/g;

/**
 * Writes other forms of what Docusaurus has generated for the bundle, and
 * gives the path of each by the name that the bundle imports it by.
 * @param folder of what Docusaurus has generated
 * @param wantedDocs names of documents that pages ask for; none for all
 */
export function rewriteGenerated(
  folder: string,
  side: Side,
  wantedDocs?: readonly string[],
): ReadonlyMap<string, string> {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  function write(name: string, text: string): string {
    const path = join(folder, 'light-bundle', side, name);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text);
    return path;
  }

  const table = read('registry.js');
  const short = shortNames(chunkNames(table));
  const files = [...new Set(table.match(docsProps))];
  const props = slimDocs(new Map(files.map((file) => [file, read(file)])));
  for (const [file, text] of props) {
    write(basename(file), text);
  }
  const registry = slimRegistry(
    table.replaceAll(
      docsProps,
      (file) => `light-bundle/${side}/${basename(file)}`,
    ),
    side,
    short,
  );
  const written = new Map([['registry', write('registry.js', registry)]]);
  const names = renamed(read('routesChunkNames.json'), short);
  if (side === 'server') {
    const text = JSON.stringify(names);
    return written.set(
      'routesChunkNames',
      write('routesChunkNames.json', text),
    );
  }
  const slim = slimRoutes({routes: read('routes.js'), names}, leaves);
  const global = read('globalData.json');
  return new Map([
    ...written,
    ['routes', write('routes.js', slim.routes)],
    [
      'routesChunkNames',
      write('routesChunkNames.json', JSON.stringify(slim.names)),
    ],
    [
      'globalData',
      write(
        'globalData.json',
        wantedDocs ? slimGlobalData(global, wantedDocs) : global,
      ),
    ],
    [
      'docusaurus.config',
      write('config.mjs', slimConfig(read('docusaurus.config.mjs'))),
    ],
  ]);
}
