import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** Writes robots.txt, which contains the address of the site's host. */
export default function robots({siteConfig, i18n}: LoadContext): Plugin {
  const sitemaps = i18n.locales.map((locale) => {
    const base = locale === i18n.defaultLocale ? '/' : `/${locale}/`;
    return `Sitemap: ${new URL(`${base}sitemap.xml`, siteConfig.url).href}`;
  });
  return {
    name: 'robots',
    async postBuild({outDir}) {
      if (i18n.currentLocale === i18n.defaultLocale) {
        const lines = ['User-agent: *', 'Allow: /', '', ...sitemaps, ''];
        await writeFile(join(outDir, 'robots.txt'), lines.join('\n'));
      }
    },
  };
}
