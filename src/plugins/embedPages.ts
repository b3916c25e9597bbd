import type {LoadContext, Plugin} from '@docusaurus/types';

import {modelIds} from '../models/registry';
import {embedRoute} from '../site/embeds';

/**
 * Adds a page for each model that other sites can show in a frame. Its route
 * tells the page which model is meant.
 */
export default function embedPages({baseUrl}: LoadContext): Plugin {
  return {
    name: 'embed-pages',
    contentLoaded({actions}) {
      for (const model of modelIds) {
        actions.addRoute({
          path: baseUrl + embedRoute(model).slice(1),
          component: '@site/src/pages/_embed/index.tsx',
          exact: true,
        });
      }
    },
  };
}
