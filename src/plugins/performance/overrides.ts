import {dirname, join} from 'node:path';

import type {Compiler} from 'webpack';

const folder = join(__dirname, '..', '..', 'overrides');

export const clientEntry = join(folder, 'clientEntry.ts');

const themeCommon = dirname(require.resolve('@docusaurus/theme-common'));

/** The files of `src/overrides` by the modules in whose place they are put. */
export const overrideAliases: Readonly<Record<string, string>> = {
  [require.resolve('@docusaurus/core/lib/client/browserContext')]: join(
    folder,
    'browserContext.tsx',
  ),
  [join(themeCommon, 'hooks', 'useWindowSize.js')]: join(
    folder,
    'useWindowSize.ts',
  ),
  nprogress$: join(folder, 'nprogress.ts'),
  tslib$: join(folder, 'tslib.ts'),
};

/** Stops the build when an override replaces nothing any more. */
export const assertOverridesUsed = {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('assertOverridesUsed', ({hooks}) => {
      hooks.finishModules.tap('assertOverridesUsed', (modules) => {
        const used = Array.from(modules, (module) => module.identifier());
        for (const file of Object.values(overrideAliases)) {
          if (!used.some((module) => module.includes(file))) {
            throw new Error(`Overrides nothing any more: ${file}`);
          }
        }
      });
    });
  },
};
