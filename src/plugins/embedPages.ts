import {readFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {} from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {modelIds} from '../models/registry';
import {embedRoute} from '../site/embeds';
import type {PageId} from '../site/pages';
import {writtenPages} from './pageTexts';
import {elementsIn, readAttributes} from './results/attributes';

const markdownParser = unified().use(remarkParse).use(remarkMdx);

/** A panel with the lines that it stands on. */
const ELEMENTS = /^<Simulation\b[^]*?\/>$/gm;

/**
 * Reads which models a page shows, from its Markdown. Only
 * the elements are parsed: whole pages take 20 times as long.
 */
export function shownModels(markdown: string): readonly unknown[] {
  const elements = (markdown.match(ELEMENTS) ?? []).join('\n\n');
  return elementsIn(markdownParser.parse(elements), 'Simulation').map(
    (panel) => readAttributes(panel).model,
  );
}

/** A page, the model in its front matter, and the models that it shows. */
export type ModelPage = readonly [
  PageId,
  string | undefined,
  readonly unknown[],
];

/**
 * Finds the page of a model: the one about it, else the first with its panel.
 * @param shown what each page shows, in the order of the pages
 * @returns undefined for a model that no page shows
 */
export function pageOf(
  model: string,
  shown: readonly ModelPage[],
): PageId | undefined {
  const withPanel = shown.filter(([, , models]) => models.includes(model));
  const found =
    withPanel.find(([, subject]) => subject === model) ?? withPanel[0];
  return found?.[0];
}

/**
 * Adds a page for each model that other sites can show in a frame. Its route
 * tells the page which model is meant; `@generated/embed-pages` has the page
 * that each model belongs to.
 */
export default function embedPages({baseUrl, siteDir}: LoadContext): Plugin {
  return {
    name: 'embed-pages',
    async allContentLoaded({allContent, actions}) {
      const shown = await Promise.all(
        writtenPages(allContent).map(
          async ([id, {source, frontMatter}]): Promise<ModelPage> => {
            const path = join(siteDir, aliasedSitePathToRelativePath(source));
            const models = shownModels(await readFile(path, 'utf8'));
            return [id, frontMatter.model, models];
          },
        ),
      );
      const embeds = modelIds.flatMap((model) => {
        const page = pageOf(model, shown);
        return page ? [[model, page] as const] : [];
      });
      await actions.createData('embeds.json', Object.fromEntries(embeds));
      for (const [model] of embeds) {
        actions.addRoute({
          path: baseUrl + embedRoute(model).slice(1),
          component: '@site/src/pages/_embed/index.tsx',
          exact: true,
        });
      }
    },
  };
}
