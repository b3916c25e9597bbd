import {writeFileSync} from 'node:fs';
import {join} from 'node:path';

import type {DocusaurusConfig, LoadContext} from '@docusaurus/types';

/** Options that only the build reads. */
const buildOnly = [
  'clientModules',
  'headTags',
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'organizationName',
  'plugins',
  'presets',
  'projectName',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
] satisfies readonly (keyof DocusaurusConfig)[];

/**
 * Writes the configuration for the browser, which Docusaurus would send whole
 * with every page.
 * @returns the path of the file
 */
export function writeClientConfig(context: LoadContext): string {
  const {generatedFilesDir, i18n, siteConfig} = context;
  const {experimental_router} = siteConfig.future;
  const config = {
    ...siteConfig,
    future: {experimental_router},
    // Code is highlighted at build time.
    themeConfig: {...siteConfig.themeConfig, prism: undefined},
  };
  const left = Object.entries(config).filter(
    ([name]) => !buildOnly.some((option) => option === name),
  );
  const file = `clientConfig.${i18n.currentLocale}.json`;
  const path = join(generatedFilesDir, file);
  writeFileSync(path, JSON.stringify(Object.fromEntries(left)));
  return path;
}
