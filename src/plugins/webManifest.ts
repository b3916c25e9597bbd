import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {readPalette} from './palette';

/** Writes the web app manifest of each language and links to it. */
export default function webManifest(context: LoadContext): Plugin {
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  const locale = i18n.currentLocale;
  const themeColour = readPalette(siteDir).get('accent') ?? '';
  const manifest = {
    id: baseUrl,
    name: siteConfig.title,
    short_name: siteConfig.title,
    description: siteConfig.tagline,
    lang: i18n.localeConfigs[locale]?.htmlLang,
    start_url: baseUrl,
    scope: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: themeColour,
    icons: [
      {src: '/img/favicon.svg', sizes: 'any', type: 'image/svg+xml'},
      // Square with margins, so that a system may crop them (maskable).
      ...[192, 512].flatMap((width) =>
        ['any', 'maskable'].map((purpose) => ({
          src: `/img/icon-${width}.png`,
          sizes: `${width}x${width}`,
          type: 'image/png',
          purpose,
        })),
      ),
    ],
  };
  return {
    name: 'web-manifest',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {rel: 'manifest', href: `${baseUrl}site.webmanifest`},
        },
        {
          tagName: 'link',
          attributes: {
            rel: 'apple-touch-icon',
            href: '/img/apple-touch-icon.png',
          },
        },
        {
          tagName: 'meta',
          attributes: {name: 'theme-color', content: themeColour},
        },
      ],
    }),
    async postBuild({outDir}) {
      await writeFile(
        join(outDir, 'site.webmanifest'),
        `${JSON.stringify(manifest, null, 2)}\n`,
      );
    },
  };
}
