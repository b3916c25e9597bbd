import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** Days until expiry; RFC 9116 recommends less than a year. */
const VALID_DAYS = 360;

/** Writes security.txt, the contact for reports of vulnerabilities (RFC 9116). */
export default function securityTxt({siteConfig, i18n}: LoadContext): Plugin {
  const path = '.well-known/security.txt';
  const {hostname} = new URL(siteConfig.url);
  return {
    name: 'security-txt',
    async postBuild({outDir}) {
      if (i18n.currentLocale !== i18n.defaultLocale) {
        return;
      }
      const expires = new Date(Date.now() + VALID_DAYS * 86_400_000);
      const lines = [
        `Contact: mailto:maintainers@${hostname}`,
        `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
        'Preferred-Languages: en, zh',
        `Canonical: ${new URL(path, siteConfig.url).href}`,
        '',
      ];
      await mkdir(join(outDir, '.well-known'), {recursive: true});
      await writeFile(join(outDir, path), lines.join('\n'));
    },
  };
}
