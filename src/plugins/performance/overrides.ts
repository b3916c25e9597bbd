import {readdirSync} from 'node:fs';
import {dirname, join} from 'node:path';

import type {rspack} from '@docusaurus/faster';

import {isEntryScript} from './startAfterPaint';

const folder = join(__dirname, '..', '..', 'overrides');

export const clientEntry = join(folder, 'clientEntry.ts');
export const emptyModule = join(folder, 'emptyModule.ts');

/** A file that the package does not export. */
function fileOf(name: string, file: string): string {
  return require.resolve(join(dirname(require.resolve(name)), file));
}

/**
 * The aliases that put the files of `src/overrides` in the place of modules.
 * @throws Error when Docusaurus has no such module any more
 */
export function overrideAliases(): Readonly<Record<string, string>> {
  const replaced = {
    'browserContext.tsx':
      require.resolve('@docusaurus/core/lib/client/browserContext'),
    'emptyModule.ts': fileOf('@docusaurus/theme-classic', 'nprogress.js'),
    'tslib.ts': 'tslib$',
    'useWindowSize.ts': fileOf(
      '@docusaurus/theme-common',
      'hooks/useWindowSize.js',
    ),
  };
  return Object.fromEntries(
    Object.entries(replaced).map(([file, module]) => [
      module,
      join(folder, file),
    ]),
  );
}

/**
 * Stops the build when an override is in nobody's place any more, or when the
 * entry is cut into other scripts than those that `startAfterPaint.ts` starts.
 */
export class AssertOverridesUsed {
  apply(compiler: InstanceType<typeof rspack.Compiler>): void {
    const {name} = AssertOverridesUsed;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        const used = new Set(
          Array.from(modules, (module) =>
            'resource' in module ? module.resource : undefined,
          ),
        );
        const unused = readdirSync(folder).filter(
          (file) => !used.has(join(folder, file)),
        );
        if (unused.length > 0) {
          throw new Error(`Overrides nothing any more: ${unused.join(', ')}`);
        }
      });
      compilation.hooks.afterSeal.tap(name, () => {
        const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
        const scripts = files.filter((file) => file.endsWith('.js'));
        if (!scripts.every(isEntryScript) || scripts.length < 2) {
          throw new Error(
            `Other entry scripts than expected: ${scripts.join()}`,
          );
        }
      });
    });
  }
}
