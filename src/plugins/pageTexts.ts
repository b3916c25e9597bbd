import type {AllContent, Plugin} from '@docusaurus/types';

import {pageAt, type PageId, pageIds, pages} from '../site/pages';

/** The part of Docusaurus' data on a page that is read here. */
export interface WrittenPage {
  readonly permalink: string;
  /** The file, as in `@site/docs/intro.mdx`. */
  readonly source: string;
  readonly title: string;
  readonly description: string;
  /**
   * Tells what is unlisted or a draft. The metadata don't in the development
   * server, which shows both.
   */
  readonly frontMatter: {
    readonly unlisted?: boolean;
    readonly draft?: boolean;
    readonly sidebar_label?: string;
    readonly submodel?: string;
    /** The heading of the section about a further submodel, by its name. */
    readonly explains?: Readonly<Record<string, string>>;
    readonly model?: string;
    readonly library?: string;
  };
}

/** Tells whether a page is only for readers who have its address. */
function isUnlisted({frontMatter: {unlisted, draft}}: WrittenPage): boolean {
  return Boolean(unlisted) || Boolean(draft);
}

/**
 * Finds the page in the table of pages.
 * @throws Error when the table lacks it or names another library
 */
export function idOf({permalink, frontMatter}: WrittenPage): PageId {
  const id = pageAt(permalink);
  if (id === undefined) {
    throw new Error(`Add the page ${permalink} to src/site/pages.ts`);
  }
  const {library} = pages[id];
  if (library !== frontMatter.library) {
    throw new Error(
      `${permalink}: the library is '${frontMatter.library}' in the front matter and '${library}' in src/site/pages.ts`,
    );
  }
  return id;
}

/**
 * Lists the pages that have front matter: documents, posts, pages of their own.
 * @param contentOf returns what the plugin of a name has loaded
 */
export function markdownPages(
  contentOf: (plugin: string) => unknown,
): readonly WrittenPage[] {
  const docs = contentOf('docusaurus-plugin-content-docs') as {
    readonly loadedVersions: readonly {docs: readonly WrittenPage[]}[];
  };
  const blog = contentOf('docusaurus-plugin-content-blog') as {
    readonly blogPosts: readonly {metadata: WrittenPage}[];
  };
  const alone = contentOf(
    'docusaurus-plugin-content-pages',
  ) as readonly (WrittenPage & {
    readonly type: 'mdx' | 'jsx';
  })[];
  return [
    ...docs.loadedVersions.flatMap((version) => version.docs),
    ...blog.blogPosts.map(({metadata}) => metadata),
    ...alone.filter(({type}) => type === 'mdx'),
  ];
}

/**
 * Lists those pages by their ids, in the order of the table of pages; one that is
 * unlisted may have none.
 */
export function writtenPages(
  allContent: AllContent,
): readonly (readonly [PageId, WrittenPage])[] {
  return markdownPages((plugin) => allContent[plugin]?.default)
    .filter((page) => !isUnlisted(page) || pageAt(page.permalink))
    .map((page) => [idOf(page), page] as const)
    .sort(([one], [other]) => pageIds.indexOf(one) - pageIds.indexOf(other));
}

/**
 * The names of a page that links can show, from long to short, and whether
 * lists of pages leave it out.
 */
export function namesOf(page: WrittenPage) {
  const {title, frontMatter} = page;
  const {submodel, sidebar_label: label = title} = frontMatter;
  const names = {title, label, short: submodel ?? label};
  return isUnlisted(page) ? {...names, unlisted: true} : names;
}

/**
 * Lists where each submodel is explained: on a page of its own, else in a section
 * of a page.
 * @throws Error when two sections explain one submodel
 */
export function explanations(
  written: readonly (readonly [PageId, WrittenPage])[],
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [id, {frontMatter}] of written) {
    for (const [name, heading] of Object.entries(frontMatter.explains ?? {})) {
      const place = `${pages[id].route}#${heading}`;
      if (found[name] !== undefined) {
        throw new Error(`${name} is explained at ${found[name]} and ${place}`);
      }
      found[name] = place;
    }
  }
  for (const [id, {frontMatter}] of written) {
    if (frontMatter.submodel !== undefined) {
      found[frontMatter.submodel] = pages[id].route;
    }
  }
  return found;
}

/**
 * Makes the titles and descriptions of the front matter available to lists of
 * pages, in the language that is being built, and the places that explain a
 * submodel: `@generated/page-texts`. Each is a file of its own, since few lists
 * show the descriptions and only the page that opens models names submodels.
 */
export default function pageTexts(): Plugin {
  return {
    name: 'page-texts',
    async allContentLoaded({allContent, actions}) {
      const written = writtenPages(allContent);
      const by = <T>(value: (page: WrittenPage) => T) =>
        Object.fromEntries(written.map(([id, page]) => [id, value(page)]));
      const data = {
        names: by(namesOf),
        descriptions: by(({description}) => description),
        explanations: explanations(written),
      };
      for (const [name, json] of Object.entries(data)) {
        await actions.createData(`${name}.json`, json);
      }
    },
  };
}
