import {writeFileSync} from 'node:fs';
import {join} from 'node:path';

import type {LoadContext} from '@docusaurus/types';

/** Options that only the build reads; code is highlighted at build time. */
const BUILD_ONLY =
  /^(?:clientModules|experimental_vcs|faster|headTags|i18n|markdown|onBroken\w+|onDuplicateRoutes|organizationName|plugins|presets|prism|projectName|scripts|ssrTemplate|staticDirectories|stylesheets|themes|v4)$/;

/**
 * Writes the configuration for the browser, which Docusaurus would send whole
 * with every page.
 * @returns the path of the file
 */
export function writeClientConfig(context: LoadContext): string {
  const {generatedFilesDir, i18n, siteConfig} = context;
  const file = `clientConfig.${i18n.currentLocale}.json`;
  const path = join(generatedFilesDir, file);
  const text = JSON.stringify(siteConfig, (name, value: unknown) =>
    BUILD_ONLY.test(name) ? undefined : value,
  );
  writeFileSync(path, text);
  return path;
}
