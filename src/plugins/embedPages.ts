import {readFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  aliasedSitePathToRelativePath,
  DEFAULT_PARSE_FRONT_MATTER,
} from '@docusaurus/utils';
import type {} from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import {modelIds} from '../models/registry';
import {embedRoute} from '../site/embeds';
import {type PageId, pageIds} from '../site/pages';
import {writtenPages} from './pageTexts';
import {type Attributes, readAttributes} from './results/attributes';

/** The attributes of the elements on a page that show a model. */
export interface ShownModels {
  readonly Simulation: readonly Attributes[];
  readonly Knob: readonly Attributes[];
}

const markdownParser = unified().use(remarkParse).use(remarkMdx);

/** A panel or a knob with the lines that it stands on. */
const ELEMENTS = /^<(?:Simulation|Knob)\b[^]*?\/>$/gm;

/**
 * Reads which models a page shows, from its Markdown without front matter. Only
 * the elements are parsed: whole pages take 20 times as long.
 */
export function shownModels(markdown: string): ShownModels {
  const shown = {Simulation: [] as Attributes[], Knob: [] as Attributes[]};
  const elements = (markdown.match(ELEMENTS) ?? []).join('\n\n');
  visit(markdownParser.parse(elements), 'mdxJsxFlowElement', (element) => {
    if (element.name === 'Simulation' || element.name === 'Knob') {
      shown[element.name].push(readAttributes(element));
    }
  });
  return shown;
}

/** A page, the model in its front matter, and the models that it shows. */
export type ModelPage = readonly [PageId, string | undefined, ShownModels];

/** What an embedded page needs to know of a model. */
export interface Embed {
  /** The page about the model, else the first that has its panel. */
  readonly page: PageId;
  /** The attributes of the first knob of the model on that page. */
  readonly knob: Attributes;
}

/**
 * Finds the page and the knob of a model.
 * @param shown what each page shows, in the order of the pages
 * @returns undefined for a model that no page shows
 * @throws Error when the page has no knob of the model
 */
export function findEmbed(
  model: string,
  shown: readonly ModelPage[],
): Embed | undefined {
  const isOfModel = (attributes: Attributes) => attributes.model === model;
  const withPanel = shown.filter(([, , {Simulation}]) =>
    Simulation.some(isOfModel),
  );
  const found =
    withPanel.find(([, subject]) => subject === model) ?? withPanel[0];
  if (!found) {
    return undefined;
  }
  const [page, , {Knob}] = found;
  const knob = Knob.find(isOfModel);
  if (!knob) {
    throw new Error(
      `The page '${page}' has the panel of '${model}' and needs a <Knob> of it, which frames of other sites show.`,
    );
  }
  return {page, knob};
}

/**
 * Adds a page for each model that other sites can show in a frame. Its route
 * tells the page which model is meant; `@generated/embed-pages` has the page
 * that the model belongs to, and its knob.
 */
export default function embedPages({baseUrl, siteDir}: LoadContext): Plugin {
  return {
    name: 'embed-pages',
    async allContentLoaded({allContent, actions}) {
      const written = new Map(writtenPages(allContent));
      const shown = await Promise.all(
        pageIds.flatMap((id) => {
          const page = written.get(id);
          if (!page) {
            return [];
          }
          const filePath = join(
            siteDir,
            aliasedSitePathToRelativePath(page.source),
          );
          const read = async () => {
            const fileContent = await readFile(filePath, 'utf8');
            const {content} = await DEFAULT_PARSE_FRONT_MATTER({
              filePath,
              fileContent,
            });
            const {model} = page.frontMatter;
            return [id, model, shownModels(content)] as const;
          };
          return [read()];
        }),
      );
      const embeds = modelIds.flatMap((model) => {
        const embed = findEmbed(model, shown);
        return embed ? [[model, embed] as const] : [];
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
