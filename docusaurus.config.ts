import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import {SEARCH_KEY_SCRIPT} from './src/components/chrome/Search/keyScript';
import {PRESS_SCRIPT} from './src/hydration/earlyPress';
import {localePrefix} from './src/i18n';
import {buildLocale} from './src/i18n/buildLocale';
import {datesFromGit, hasHistory} from './src/plugins/datesFromGit';
import {feedItems} from './src/plugins/feedItems';
import {parseFrontMatter} from './src/plugins/frontMatter';
import {markdownPlugins} from './src/plugins/markdownPlugins';
import {template} from './src/plugins/performance/startAfterPaint';
import {searchOptions} from './src/plugins/search/options';
import {texts} from './src/site/configurationTexts';
import {pages} from './src/site/pages';

const url = process.env.SITE_URL ?? 'https://lumped.example';
const repository = process.env.SITE_REPOSITORY;

/** `pathname:` links leave the router and so miss the locale's base path. */
const localeBase = `${localePrefix[buildLocale]}/`;

/**
 * Whether to make the site lighter and faster to start than Docusaurus does.
 * Without, it works the same: `npm run build:plain`.
 */
const isLean = process.env.LEAN !== 'off';

const markdown = markdownPlugins(isLean);

const edit = repository ? {editUrl: `${repository}/edit/main/`} : {};

/** Of the docs plugin, which `src/plugins/docs.ts` takes in place of the preset. */
const docsOptions: Options['docs'] = {
  ...markdown,
  ...edit,
  sidebarPath: './sidebars.ts',
  editLocalizedFiles: true,
  tags: 'tags.yml',
  onInlineTags: 'throw',
  versions: {current: {label: 'Latest'}},
  showLastUpdateTime: hasHistory,
};

const presetOptions: Options = {
  docs: false,
  blog: {
    ...markdown,
    ...edit,
    blogTitle: 'Blog',
    blogDescription: 'Notes on modelling, numerics and working with results',
    blogSidebarTitle: 'All posts',
    blogSidebarCount: 'ALL',
    editLocalizedFiles: true,
    tags: 'tags.yml',
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    onUntruncatedBlogPosts: 'throw',
    showReadingTime: true,
    feedOptions: {
      type: ['rss', 'atom'],
      createFeedItems: feedItems(texts.runModel),
      title: texts.feedTitle,
      description: texts.feedDescription,
      copyright: texts.feedCopyright,
    },
  },
  pages: {...markdown},
  theme: {
    customCss: [
      './src/css/tokens.css',
      './src/css/custom.css',
      './src/css/navigation.css',
      './src/css/layout.css',
      './src/css/footer.css',
      './src/css/content.css',
      './src/css/math.css',
      './src/css/print.css',
    ],
  },
  sitemap: {
    lastmod: 'date',
    changefreq: null,
    priority: null,
    ignorePatterns: ['/search', '/zh-Hans/search', '/**/tags', '/**/tags/**'],
  },
};

const themeConfig: ThemeConfig = {
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
  announcementBar: {
    id: 'independent-2025',
    content: texts.announcement,
    isCloseable: true,
  },
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  },
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar: {
    title: 'Lumped',
    hideOnScroll: true,
    logo: {
      // The name stands beside it.
      alt: '',
      src: 'img/logo.svg',
      width: 32,
      height: 32,
    },
    items: [
      {
        to: pages.path.route,
        activeBasePath: pages.docs.route,
        label: 'Amesim',
        position: 'left',
      },
      {to: pages.blog.route, label: 'Blog', position: 'left'},
      {to: pages.author.route, label: 'Author', position: 'left'},
      {
        href: 'https://plm.sw.siemens.com/en-US/simcenter/systems-simulation/amesim/',
        label: 'Official product page',
        position: 'right',
      },
      {type: 'custom-otherLanguage', position: 'right'},
      {type: 'localeDropdown', position: 'right'},
      {type: 'search', position: 'right'},
    ],
  },
  footer: {
    links: [
      {
        title: 'Documentation',
        items: [
          {label: 'All pages', to: pages.docs.route},
          {label: 'Where to begin', to: pages.path.route},
          {label: 'FAQ', to: pages.faq.route},
          {label: 'Glossary', to: pages.glossary.route},
          {label: 'Open a model', to: pages.open.route},
        ],
      },
      {
        title: 'Contact',
        items: [
          {
            label: 'Report an error',
            to: `${pages.author.route}#report-an-error`,
          },
          {
            label: 'Write to the maintainers',
            href: `mailto:maintainers@${new URL(url).hostname}`,
          },
          ...(repository ? [{label: 'Source code', href: repository}] : []),
        ],
      },
      {
        title: 'More',
        items: [
          {label: 'RSS', href: `pathname://${localeBase}blog/rss.xml`},
          {label: 'Atom', href: `pathname://${localeBase}blog/atom.xml`},
          {label: 'Read offline', to: pages.offline.route},
          {label: 'Licences', to: pages.licences.route},
          {label: 'Accessibility', to: pages.accessibility.route},
          {html: texts.termMarks},
        ],
      },
    ],
    copyright: 'Copyright © 2025 the maintainers of this site.',
  },
};

export default {
  title: texts.title,
  tagline: texts.tagline,
  favicon: 'img/favicon.svg',
  headTags: [
    {
      tagName: 'link',
      attributes: {rel: 'icon', href: '/favicon.ico', sizes: '32x32'},
    },
    {tagName: 'script', attributes: {}, innerHTML: SEARCH_KEY_SCRIPT},
    {tagName: 'script', attributes: {}, innerHTML: PRESS_SCRIPT},
  ],
  url,
  // The site is served from the root of its host: the service worker, the host
  // files, the web manifest and links between languages use absolute paths.
  baseUrl: '/',
  organizationName: 'lumped',
  projectName: 'lumped',
  // A fixed namespace: a derived one differs between the locales, and the
  // reader's choices would be lost at each change of language.
  storage: {type: 'localStorage', namespace: 'lumped'},
  // Docusaurus warns in English about a wrong base path, and only on the home
  // page; `basePathBanner` does so in both languages on every page.
  baseUrlIssueBanner: false,
  future: {v4: true, experimental_vcs: datesFromGit(__dirname)},
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'zh-Hans'],
    localeConfigs: {
      en: {label: 'English', htmlLang: 'en'},
      'zh-Hans': {label: '中文', htmlLang: 'zh-CN', direction: 'ltr'},
    },
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  presets: [['classic', presetOptions]],
  clientModules: [
    './src/clientModules/chunkLoadError.ts',
    './src/clientModules/jumpToPage.ts',
    './src/clientModules/languageLinks.ts',
    './src/clientModules/openFolded.ts',
    './src/clientModules/pressAgain.ts',
    './src/clientModules/showProgress.ts',
    './src/clientModules/sanitizeHash.ts',
    './src/clientModules/serviceWorker.ts',
    './src/clientModules/termsAndLanguages.ts',
    './src/clientModules/wrongStyles.ts',
  ],
  ...(isLean && {ssrTemplate: template}),
  plugins: [
    './src/plugins/basePathBanner.ts',
    './src/plugins/cacheDependencies.ts',
    ['./src/plugins/docs.ts', docsOptions],
    './src/plugins/embedPages.ts',
    './src/plugins/latestPosts.ts',
    './src/plugins/licences.ts',
    './src/plugins/measuredData.ts',
    './src/plugins/modelFiles.ts',
    './src/plugins/pageTexts.ts',
    './src/plugins/practice/index.ts',
    './src/plugins/pythonText.ts',
    ...(isLean ? ['./src/plugins/performance/index.ts'] : []),
    './src/plugins/robots.ts',
    './src/plugins/securityTxt.ts',
    './src/plugins/socialCards/index.ts',
    './src/plugins/termMarks.ts',
    './src/plugins/webManifest.ts',
  ],
  themes: [['./src/plugins/searchIndex.ts', searchOptions]],
  themeConfig,
} satisfies Config;
