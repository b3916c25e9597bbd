import {libraries, type Library} from '../../src/site/libraries';

/** The kinds of page that have a template. */
export const kinds = ['component', 'demo', 'tutorial', 'post'] as const;

export type Kind = (typeof kinds)[number];

/** What the author says of a new page. */
export interface NewPage {
  readonly kind: Kind;
  /** Last part of the address. */
  readonly slug: string;
  readonly title: string;
  readonly titleZh: string;
  /** Of a component or a demo. */
  readonly library?: Library;
  /** Id of the model of a component or a demo; the slug unless given. */
  readonly model?: string;
  /** Its icon, one of `src/components/base/componentDrawings`. */
  readonly icon?: string;
  /** The component's name in the product, as in `LAG1`. */
  readonly submodel?: string;
}

/** Where a page is in the project and on the site. */
export interface PagePlace {
  /** The English file and the Chinese one, below the project's folder. */
  readonly files: readonly [english: string, chinese: string];
  readonly route: string;
}

export const CHINESE_DOCS =
  'i18n/zh-Hans/docusaurus-plugin-content-docs/current';
const CHINESE_POSTS = 'i18n/zh-Hans/docusaurus-plugin-content-blog';

/** The folder of a page below `docs/Amesim`; the sidebar lists what is in it. */
function folderOf({kind, library}: NewPage): string {
  return kind === 'tutorial' || !library
    ? 'tutorial-basics'
    : libraries[library].folder;
}

/** Decides the files and the address of a new page; `date` as in 2026-11-22. */
export function decidePagePlace(page: NewPage, date: string): PagePlace {
  const {kind, slug} = page;
  if (kind === 'post') {
    const name = `${date}-${slug}.mdx`;
    return {
      files: [`blog/${name}`, `${CHINESE_POSTS}/${name}`],
      route: `/blog/${slug}`,
    };
  }
  const path = `Amesim/${folderOf(page)}/${slug}`;
  // Pages of the libraries have folders of their own, so a slash at the end.
  const item = kind === 'tutorial' ? path : `${path}/index`;
  return {
    files: [`docs/${item}.mdx`, `${CHINESE_DOCS}/${item}.mdx`],
    route: `/docs/${item.replace(/index$/, '')}`,
  };
}
