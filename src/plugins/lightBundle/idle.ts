interface NavbarItem {
  readonly type?: string;
  readonly docId?: string;
  readonly items?: readonly NavbarItem[];
}
interface ThemeConfig {
  readonly colorMode?: {readonly respectPrefersColorScheme?: boolean};
  readonly docs?: {readonly sidebar?: {readonly hideable?: boolean}};
  readonly footer?: {
    readonly style?: string;
    readonly links?: readonly object[];
    readonly logo?: object;
  };
  readonly navbar?: {
    readonly style?: string;
    readonly items?: readonly NavbarItem[];
  };
}

/** The theme's components for kinds of navbar items, all imported by a table. */
const navbarItems = {
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
  html: 'HtmlNavbarItem',
} as const;

function withThoseBelow(items: readonly NavbarItem[]): readonly NavbarItem[] {
  return items.flatMap((item) => [item, ...withThoseBelow(item.items ?? [])]);
}

/** The documents that items of the navigation bar name. */
export function docsOfNavbar({navbar}: ThemeConfig): readonly string[] {
  return withThoseBelow(navbar?.items ?? []).flatMap(({docId}) => docId ?? []);
}

/**
 * The parts of the theme that a page imports and, with this configuration,
 * never shows: by the names that they are imported by.
 */
export function idleParts(
  {colorMode, docs, footer, navbar}: ThemeConfig,
  hasVersions: boolean,
): readonly string[] {
  const types = withThoseBelow(navbar?.items ?? []).map(({type}) => type);
  const items = Object.entries(navbarItems)
    .filter(([type]) => !types.includes(type))
    .map(([, name]) => `@theme/NavbarItem/${name}`);
  const isShown = {
    'DocRoot/Layout/Sidebar/ExpandButton': docs?.sidebar?.hideable,
    'DocSidebar/Desktop/CollapseButton': docs?.sidebar?.hideable,
    DocVersionBanner: hasVersions,
    'Footer/Links/Simple': footer?.links?.some((link) => !('title' in link)),
    'Footer/Logo': footer?.logo,
    'Icon/SystemColorMode': colorMode?.respectPrefersColorScheme,
  };
  const others = Object.entries(isShown)
    .filter(([, shown]) => !shown)
    .map(([name]) => `@theme/${name}`);
  return [...items, ...others];
}

/** The classes of bars in colours that the configuration does not choose. */
export function idleClasses({footer, navbar}: ThemeConfig): readonly string[] {
  const chosen = [`navbar--${navbar?.style}`, `footer--${footer?.style}`];
  return ['navbar--dark', 'navbar--primary', 'footer--dark'].filter(
    (name) => !chosen.includes(name),
  );
}
