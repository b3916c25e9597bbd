import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** Sends the texts of models in the reader's language only. */
export default function oneLanguage({siteDir, i18n}: LoadContext): Plugin {
  const source = join(siteDir, 'src');
  return {
    name: 'one-language',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.tsx?$/u,
            include: [
              join(source, 'models'),
              join(source, 'physics'),
              join(source, 'components'),
            ],
            enforce: 'pre',
            loader: join(source, 'plugins', 'oneLanguage', 'loader.mjs'),
            options: {locale: i18n.currentLocale, locales: i18n.locales},
          },
        ],
      },
    }),
  };
}
