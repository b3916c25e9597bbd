interface SidebarItem {
  readonly type: string;
  readonly href?: string;
  readonly docId?: string;
  readonly unlisted?: boolean;
  readonly items?: readonly SidebarItem[];
}
type Cards = Readonly<Record<string, unknown>>;
interface Version {
  readonly docs: Cards;
  readonly docsSidebars: Readonly<Record<string, readonly SidebarItem[]>>;
}
interface CategoryIndex {
  readonly sidebar: string;
  readonly permalink: string;
}
interface Props {
  readonly version?: Version;
  readonly categoryGeneratedIndex?: CategoryIndex;
}

function slimItems(items: readonly SidebarItem[]): readonly SidebarItem[] {
  return items.map(({unlisted, ...item}) => ({
    ...item,
    ...(unlisted && {unlisted}),
    ...(item.items && {items: slimItems(item.items)}),
  }));
}

function slimVersion(version: Version): Version {
  const sidebars = Object.entries(version.docsSidebars).map(
    ([name, items]) => [name, slimItems(items)] as const,
  );
  return {...version, docs: {}, docsSidebars: Object.fromEntries(sidebars)};
}

function categoryAt(
  items: readonly SidebarItem[],
  permalink: string,
): SidebarItem | undefined {
  for (const item of items) {
    const found =
      item.type === 'category' && item.href === permalink
        ? item
        : categoryAt(item.items ?? [], permalink);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** What the cards on the page of a category tell of its documents. */
function cardsOf(index: CategoryIndex, version: Version): Cards {
  const items = version.docsSidebars[index.sidebar] ?? [];
  const category = categoryAt(items, index.permalink);
  if (!category) {
    throw new Error(`No category of the sidebars is at ${index.permalink}`);
  }
  const ids = (category.items ?? []).flatMap(({docId}) => docId ?? []);
  return Object.fromEntries(ids.map((id) => [id, version.docs[id]]));
}

/**
 * The properties of the docs plugin's pages, so that not each document carries
 * the title and the description of all: only the cards of a category show
 * them, and get those of their own from their own page.
 * `src/theme/DocCategoryGeneratedIndexPage` hands them on.
 * @param sources the JSON of each page's properties, by file name
 * @throws Error when a category is in no sidebar, or no version is there
 */
export function slimDocs(
  sources: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const all = [...sources].map(
    ([file, source]) => [file, JSON.parse(source) as Props] as const,
  );
  const version = all.find(([, props]) => props.version)?.[1].version;
  if (!version) {
    throw new Error('No properties of a version of the docs');
  }
  const slim = all.map(([file, props]) => {
    const index = props.categoryGeneratedIndex;
    return [
      file,
      JSON.stringify({
        ...props,
        ...(props.version && {version: slimVersion(props.version)}),
        ...(index && {
          categoryGeneratedIndex: {...index, docs: cardsOf(index, version)},
        }),
      }),
    ] as const;
  });
  return new Map(slim);
}
