import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {type Build, type BuildOptions, timedBuild} from './build';
import {copyProject} from './copyProject';

const stockCommand = [
  ...['node', 'scripts/docusaurus.mjs', 'build'],
  ...['--config', 'scripts/measure/stockConfig.ts'],
] as const satisfies BuildOptions['command'];

/** Removes the site's theme components but those that Markdown needs. */
function removeTheme(folder: string): void {
  const theme = join(folder, 'src', 'theme');
  rmSync(theme, {recursive: true});
  cpSync('src/theme/MDXComponents', join(theme, 'MDXComponents'), {
    recursive: true,
  });
}

function divide(site: Build, stock: Build): Build {
  return {
    seconds: site.seconds / stock.seconds,
    cpuSeconds: site.cpuSeconds / stock.cpuSeconds,
    peakMegabytes: site.peakMegabytes / stock.peakMegabytes,
  };
}

/**
 * Builds copies of the site and of a stock Docusaurus site with the same pages
 * in turn, first without caches, then with them.
 */
export async function compareBuilds(): Promise<Record<string, Build>> {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  const options = (name: string) => ({
    folder: join(folder, name),
    temporary: mkdtempSync(join(folder, 'tmp-')),
  });
  const siteOptions = options('site');
  const stockOptions = {...options('stock'), command: stockCommand};
  try {
    copyProject(siteOptions.folder);
    copyProject(stockOptions.folder);
    removeTheme(stockOptions.folder);
    const table: Record<string, Build> = {};
    for (const state of ['cold', 'warm']) {
      const site = await timedBuild(siteOptions);
      const stock = await timedBuild(stockOptions);
      table[`site, ${state}`] = site;
      table[`stock, ${state}`] = stock;
      table[`site / stock, ${state}`] = divide(site, stock);
    }
    return table;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
