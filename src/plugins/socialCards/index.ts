import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {toLocale} from '../../i18n';
import {isEmbed} from '../../site/embeds';
import {readPalette} from '../palette';
import {drawCard} from './card';
import {describeCard, metaContent, type Site} from './page';
import {cardRenderer} from './render';

/**
 * Draws the picture that is shown when a page is shared, with the title from
 * the page's HTML. The pages name their pictures by src/theme/SiteMetadata.
 */
export default function socialCards(context: LoadContext): Plugin {
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  const site: Site = {
    name: siteConfig.title,
    tagline: siteConfig.tagline,
    locale: toLocale(i18n.currentLocale),
  };
  const root = `${siteConfig.url}${baseUrl}`;
  return {
    name: 'social-cards',
    async postBuild({outDir, routesPaths}) {
      const palette = readPalette(siteDir);
      const render = cardRenderer(siteDir);
      const paths = routesPaths
        .map((route) => route.slice(baseUrl.length).replace(/\/$/, ''))
        .filter((path) => !isEmbed(`/${path}`));
      for (const path of paths) {
        const page = join(outDir, path, 'index.html');
        if (existsSync(page)) {
          const html = await readFile(page, 'utf8');
          const image = metaContent(html, 'og:image');
          const title = metaContent(html, 'og:title');
          if (!image?.startsWith(root) || title === undefined) {
            throw new Error(`${page} names no card of this site, or no title`);
          }
          const file = join(outDir, image.slice(root.length));
          await mkdir(dirname(file), {recursive: true});
          const card = drawCard(
            describeCard(path, title, site, palette),
            palette,
          );
          await writeFile(file, await render(card));
        }
      }
    },
  };
}
