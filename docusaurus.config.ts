import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import type {PluginOptions as SearchOptions} from '@easyops-cn/docusaurus-search-local';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkMath from 'remark-math';

import {datesFromGit, hasHistory} from './src/plugins/datesFromGit';
import {feedItems} from './src/plugins/feedItems';
import {parseFrontMatter} from './src/plugins/frontMatter';
import rehypeStaticHtml from './src/plugins/performance/rehypeStaticHtml';
import {template} from './src/plugins/performance/startAfterPaint';
import rehypeHighlight from './src/plugins/rehypeHighlight';
import rehypeMathml from './src/plugins/rehypeMathml';
import remarkAutoImport from './src/plugins/remarkAutoImport';
import remarkResults from './src/plugins/remarkResults';
import remarkUnits from './src/plugins/remarkUnits';

const url = process.env.SITE_URL ?? 'https://lumped.example';
const repository = process.env.SITE_REPOSITORY;

/** Undefined while Docusaurus reads the configuration to learn the locales. */
const locale = process.env.DOCUSAURUS_CURRENT_LOCALE ?? 'en';

/** For what Docusaurus has no translation file for. */
function localized(en: string, zhHans: string): string {
  return locale === 'zh-Hans' ? zhHans : en;
}

/** `pathname:` links leave the router and so miss the locale's base path. */
const localeBase = localized('/', '/zh-Hans/');

const title = localized('Lumped', '集总 Lumped');
const tagline = localized(
  'Learn Simcenter Amesim from models that run on the page',
  '在页面上运行模型，学会 Simcenter Amesim',
);

/**
 * Whether to make the site lighter and faster to start than Docusaurus does.
 * Without, it works the same: `npm run build:plain`.
 */
const isLean = process.env.LEAN !== 'off';

const markdownPlugins = {
  remarkPlugins: [
    remarkMath,
    remarkCjkFriendly,
    [remarkResults, {locale: localized('en', 'zh-Hans')}],
    remarkAutoImport,
    remarkUnits,
  ],
  rehypePlugins: [
    rehypeMathml,
    rehypeHighlight,
    ...(isLean ? [rehypeStaticHtml] : []),
  ],
};

const edit = repository ? {editUrl: `${repository}/edit/main/`} : {};

const presetOptions: Options = {
  docs: {
    ...markdownPlugins,
    ...edit,
    sidebarPath: './sidebars.ts',
    editLocalizedFiles: true,
    tags: 'tags.yml',
    onInlineTags: 'throw',
    versions: {current: {label: 'Latest'}},
    showLastUpdateTime: hasHistory,
  },
  blog: {
    ...markdownPlugins,
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
      createFeedItems: feedItems({
        run: localized('Run this model on the page', '在页面上运行这个模型'),
      }),
      title: localized('Lumped: blog', '集总 Lumped：博客'),
      description: localized(
        'Notes on modelling, numerics and working with results',
        '关于建模、数值方法和结果处理的笔记',
      ),
      copyright: localized(
        'Copyright © 2025 the maintainers of this site',
        '版权所有 © 2025 本站维护者',
      ),
    },
  },
  pages: {...markdownPlugins},
  theme: {
    customCss: [
      './src/css/tokens.css',
      './src/css/custom.css',
      './src/css/navigation.css',
      './src/css/layout.css',
      './src/css/footer.css',
      './src/css/content.css',
      './src/css/code.css',
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

/** What the search plugin reads; `searchIndex.ts` makes its own index of it. */
const searchOptions = {
  // Of the plugin's index, which is not kept.
  language: 'en',
  indexPages: true,
  ignoreFiles: ['offline', 'licences', /^blog\/(archive|authors|page)/],
  ignoreCssSelectors: [
    'article aside',
    'article nav',
    'button',
    'canvas',
    'input',
    'script',
    'noscript',
    'style',
    'svg',
    'template',
    'math[display="block"]',
    'annotation',
    '[aria-hidden="true"]',
    '[role="status"]',
    '[data-search="off"]',
  ],
} satisfies SearchOptions;

const themeConfig: ThemeConfig = {
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
  announcementBar: {
    id: 'independent-2025',
    content: localized(
      'Independent of Siemens. Every curve and number here is computed on the page, by a model you can change.',
      '本站独立于西门子。这里的每条曲线、每个数字都由页面上的模型算出，你可以随手改参数。',
    ),
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
      srcDark: 'img/logo-dark.svg',
      width: 32,
      height: 32,
    },
    items: [
      {
        type: 'docSidebar',
        sidebarId: 'tool',
        label: 'Amesim',
        position: 'left',
      },
      {to: '/blog', label: 'Blog', position: 'left'},
      {type: 'doc', docId: 'Author', label: 'Author', position: 'left'},
      {
        href: 'https://plm.sw.siemens.com/en-US/simcenter/systems-simulation/amesim/',
        label: 'Official product page',
        position: 'right',
      },
      {type: 'localeDropdown', position: 'right'},
      {type: 'search', position: 'right'},
    ],
  },
  footer: {
    links: [
      {
        title: 'Documentation',
        items: [
          {label: 'Overview', to: '/docs'},
          {label: 'Where to begin', to: '/docs/Amesim/Amesim-tutorial'},
          {label: 'FAQ', to: '/docs/Amesim/FAQ/FAQ'},
          {label: 'Glossary', to: '/markdown-page'},
        ],
      },
      {
        title: 'Contact',
        items: [
          {label: 'Report an error', to: '/docs/Author#report-an-error'},
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
          {label: 'Blog', to: '/blog'},
          {label: 'Author', to: '/docs/Author'},
          {label: 'RSS', href: `pathname://${localeBase}blog/rss.xml`},
          {label: 'Atom', href: `pathname://${localeBase}blog/atom.xml`},
          {label: 'Read offline', to: '/offline'},
          {label: 'Licences', to: '/licences'},
        ],
      },
    ],
    copyright: 'Copyright © 2025 the maintainers of this site.',
  },
};

export default {
  title,
  tagline,
  favicon: 'img/favicon.svg',
  headTags: [
    {
      tagName: 'link',
      attributes: {rel: 'icon', href: '/favicon.ico', sizes: '32x32'},
    },
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
  // Ours speaks both languages and stands on every page.
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
    './src/clientModules/sanitizeHash.ts',
    './src/clientModules/serviceWorker.ts',
  ],
  ...(isLean && {ssrTemplate: template}),
  plugins: [
    './src/plugins/basePathBanner.ts',
    './src/plugins/cacheDependencies.ts',
    './src/plugins/faqData.ts',
    './src/plugins/latestPosts.ts',
    './src/plugins/licences.ts',
    ...(isLean ? ['./src/plugins/performance/index.ts'] : []),
    './src/plugins/robots.ts',
    './src/plugins/securityTxt.ts',
    './src/plugins/socialCards/index.ts',
    './src/plugins/webManifest.ts',
  ],
  themes: [['./src/plugins/searchIndex.ts', searchOptions]],
  themeConfig,
} satisfies Config;
