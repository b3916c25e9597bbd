import {readdirSync} from 'node:fs';
import {join} from 'node:path';

import type {Compiler} from './types';

const name = 'used-replacements';

/**
 * Stops the build when a file of the folder takes the place of nothing, as
 * when a new Docusaurus has moved or renamed what it stood for.
 */
export class UsedReplacements {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        const used = new Set(
          Array.from(modules, (module) =>
            'resource' in module ? module.resource : undefined,
          ),
        );
        const idle = readdirSync(this.folder).filter(
          (file) => !used.has(join(this.folder, file)),
        );
        if (idle.length > 0) {
          throw new Error(`Replaces nothing any more: ${idle.join(', ')}`);
        }
      });
    });
  }
}
