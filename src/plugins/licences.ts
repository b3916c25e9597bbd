import {dirname, join} from 'node:path';

import type {Plugin} from '@docusaurus/types';
import LicensePlugin from 'webpack-license-plugin';

/** A package as the licence plugin reports it. */
interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string | null;
  readonly licenseText?: string;
}

/** Packages shipped outside of the bundle: service worker and formula font. */
const outsideBundle = [
  'workbox-core',
  'workbox-expiration',
  'workbox-routing',
  'workbox-strategies',
  'idb',
  '@fontsource/stix-two-math',
];

/** Copyleft licences, which would apply to the whole site, stop the build. */
const UNACCEPTABLE = /^(?:A|L)?GPL/;

function packageFolder(name: string): string {
  return dirname(require.resolve(join(name, 'package.json')));
}

/** Renders the packages as plain text, for readers without JavaScript. */
function renderText(packages: readonly ShippedPackage[]): string {
  return packages
    .map(({name, version, license, licenseText}) =>
      [`${name} ${version} (${license ?? '?'})`, '', licenseText?.trim()].join(
        '\n',
      ),
    )
    .join(`\n\n${'-'.repeat(72)}\n\n`);
}

/** Writes `licences.json` and `licences.txt` for the packages in the bundle. */
export default function licences(): Plugin {
  return {
    name: 'licences',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      return {
        plugins: [
          new LicensePlugin({
            outputFilename: 'licences.json',
            additionalFiles: {
              'licences.txt': (packages: readonly ShippedPackage[]) =>
                renderText(packages),
            },
            includePackages: () => outsideBundle.map(packageFolder),
            unacceptableLicenseTest: (license: string) =>
              UNACCEPTABLE.test(license),
          }),
        ],
      };
    },
  };
}
