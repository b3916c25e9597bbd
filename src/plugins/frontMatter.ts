import type {ParseFrontMatter} from '@docusaurus/types';
import * as z from 'zod';

import {modelIds} from '../models/registry';
import {levels} from '../site/levels';
import {libraryIds} from '../site/libraries';

const text = z.string().trim().min(1);
const texts = z.array(text).min(1);

/** Fields of every page. */
const common = {
  /** Shown as heading, in the browser's tab and in search results. */
  title: text,
  /** One or two sentences for search engines, feeds and cards. */
  description: text,
  /** Search words and synonyms in the page's language. */
  keywords: texts,
  /**
   * Paraphrases of what the page answers, in its language: what a reader could
   * type and the search would not find by the page's own words. They are ours;
   * there is no record of real queries. `npm run search:phrases` names those
   * that the texts answer without them.
   */
  searchPhrases: texts.optional(),
};

const doc = {
  ...common,
  /** Keys of `docs/tags.yml`. */
  tags: texts,
  /** Books, papers, standards: enough to find them. Listed by `<Sources>`. */
  sources: texts.optional(),
  /** The id of the heading of what is said of a submodel, by its name. */
  explains: z.record(text, text).optional(),
  id: text.optional(),
  slug: text.optional(),
  sidebar_label: text.optional(),
  sidebar_position: z.number().optional(),
  displayed_sidebar: z
    .union([z.literal('tool'), z.literal('author'), z.null()])
    .optional(),
  unlisted: z.boolean().optional(),
  draft: z.boolean().optional(),
};

/** Fields of pages about a component or a demo. */
const modelled = {
  ...doc,
  sources: texts,
  /** The library whose colour and index page it belongs to. */
  library: z.enum(libraryIds),
  /** Id of the live model in `src/models`. */
  model: z.enum(modelIds),
  /** What a reader should know before. */
  level: z.enum(levels),
  /** How long reading, questions and the model take, without the build. */
  minutes: z.number().int().positive(),
};

/** One schema for each kind of page in `docs`, chosen by `kind`. */
const docSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...modelled,
    kind: z.literal('component'),
    /** The submodel's name in the product, as in `LAG1`. */
    submodel: text,
  }),
  z.strictObject({...modelled, kind: z.literal('demo')}),
  z.strictObject({
    ...doc,
    kind: z.literal('tutorial'),
    sources: texts,
    /** The library, of a guide to its components. */
    library: z.enum(libraryIds).optional(),
  }),
  z.strictObject({...doc, kind: z.literal('faq'), sources: texts}),
  z.strictObject({...doc, kind: z.literal('page')}),
]);

const postSchema = z.strictObject({
  ...common,
  /** Day of publication; part of the archive and the feeds. */
  date: z.union([z.date(), z.iso.date()]),
  slug: text,
  /** Keys of `blog/authors.yml`. */
  authors: texts,
  /** Keys of `blog/tags.yml`. */
  tags: texts,
  sources: texts.optional(),
  unlisted: z.boolean().optional(),
  draft: z.boolean().optional(),
});

const pageSchema = z.strictObject({
  ...common,
  /** Gives a page without headings of its own the whole width. */
  hide_table_of_contents: z.boolean().optional(),
});

function selectSchema(filePath: string): z.ZodType {
  const path = filePath.replaceAll('\\', '/');
  if (/\/(docs|docusaurus-plugin-content-docs\/current)\//.test(path)) {
    return docSchema;
  }
  return /\/(blog|docusaurus-plugin-content-blog)\//.test(path)
    ? postSchema
    : pageSchema;
}

/**
 * Checks the front matter of one file.
 * @throws Error naming the file, each field at fault and what it expects
 */
export function checkFrontMatter(
  filePath: string,
  frontMatter: Readonly<Record<string, unknown>>,
): void {
  const result = selectSchema(filePath).safeParse(frontMatter);
  if (!result.success) {
    throw new Error(
      `${filePath}: the front matter does not match src/plugins/frontMatter.ts.\n${z.prettifyError(result.error)}\n`,
    );
  }
}

/**
 * Parses front matter and checks it: an invalid page stops the build. The
 * paraphrases are removed, because they are for the search index alone and
 * Docusaurus would put them into the script of the page.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  checkFrontMatter(params.filePath, parsed.frontMatter);
  const fields = Object.entries(parsed.frontMatter).filter(
    ([field]) => field !== 'searchPhrases',
  );
  return {...parsed, frontMatter: Object.fromEntries(fields)};
};
