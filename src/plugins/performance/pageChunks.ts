import {readFileSync, writeFileSync} from 'node:fs';

import type {Compiler} from 'webpack';

interface Manifest {
  /** Numbers of chunks by the name under which the server reports a module. */
  readonly origins: Record<string, unknown>;
}

/**
 * Lets the HTML of a page name the scripts and styles of its own content. The
 * server reports them by module, while the manifest of Docusaurus knows them by
 * chunk only: they would be found when the scripts run, which is late.
 */
export const namePageChunks = (path: string) => ({
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('namePageChunks', ({chunkGroups}) => {
      const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
      for (const {name, origins} of chunkGroups) {
        for (const {request} of origins) {
          if (name && request) {
            manifest.origins[request] = manifest.origins[name];
          }
        }
      }
      writeFileSync(path, JSON.stringify(manifest));
    });
  },
});
