import {dirname, join} from 'node:path';

import type {Plugin} from '@docusaurus/types';
import LicensePlugin from 'webpack-license-plugin';

interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly license: string | null;
  readonly licenseText?: string;
}

/** Shipped beside the bundle: the service worker, the font of formulas. */
const besides = [
  'workbox-cacheable-response',
  'workbox-core',
  'workbox-expiration',
  'workbox-routing',
  'workbox-strategies',
  'idb',
  '@fontsource/stix-two-math',
];

/** Licences that bind a whole work have no place in what is shipped. */
const refused = /^(?:A|L)?GPL/;

function folderOf(name: string): string {
  return dirname(require.resolve(join(name, 'package.json')));
}

/** Names, versions and texts, for those who read without JavaScript. */
function asText(packages: readonly Shipped[]): string {
  return packages
    .map(({name, version, license, licenseText}) =>
      [`${name} ${version} (${license ?? '?'})`, '', licenseText?.trim()].join(
        '\n',
      ),
    )
    .join(`\n\n${'-'.repeat(72)}\n\n`);
}

/** Writes `licences.json` and `licences.txt` from what the bundle holds. */
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
              'licences.txt': (packages: readonly Shipped[]) =>
                asText(packages),
            },
            includePackages: () => besides.map(folderOf),
            unacceptableLicenseTest: (license: string) => refused.test(license),
          }),
        ],
      };
    },
  };
}
