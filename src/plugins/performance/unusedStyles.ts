import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import purgecss from '@fullhuman/postcss-purgecss';
import type {Plugin} from 'postcss';

const infima = require.resolve('infima/dist/css/default/default.css');

/** Classes whose names occur in scripts, while no page has them. */
const blocklist = [
  /^badge/,
  'button--outline',
  'footer--dark',
  'footer__link-separator',
  'footer__logo',
  /^hero/,
  'navbar--dark',
  'navbar--primary',
  'pagination',
  /^tabs/,
];

/**
 * Style sheets of the theme with rules that nothing on the site uses: folded
 * parts are the browser's own, no tag has a number, the sidebar can't be hidden,
 * and no list has boxes to tick.
 */
const unusedRules: readonly (readonly [file: RegExp, rule: RegExp])[] = [
  [/(?:components|theme)[\\/]Details[\\/]styles\.module\.css$/, /./],
  [/theme[\\/]Tag[\\/]styles\.module\.css$/, /tagWithCount/],
  [/theme[\\/]DocRoot[\\/].*\.module\.css$/, /ContainerHidden|WrapperEnhanced/],
  [/theme[\\/]DocSidebar[\\/]Desktop[\\/].*\.module\.css$/, /sidebarHidden/],
  [/theme[\\/]MDXComponents[\\/]Ul[\\/]styles\.module\.css$/, /./],
];

/** Styles and scripts below a folder, as one text. */
function textIn(folder: string): string {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:css|[jt]sx?)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

/**
 * Leaves out the rules of Infima whose classes and elements neither the theme
 * nor the site names, those of the theme that the site does not use, and variables that nothing reads or the site sets anew.
 */
export function purgeInfima(siteDir: string): Plugin {
  const folders = [
    join(siteDir, 'src'),
    dirname(require.resolve('@docusaurus/theme-classic')),
    dirname(require.resolve('@docusaurus/theme-common')),
  ];
  const text = folders.map(textIn).join('\n');
  const [own = ''] = /^:root \{\n {2}--ifm-[^}]*/m.exec(text) ?? [];
  const purge = purgecss({
    content: [
      ...folders.map((folder) => join(folder, '**/*.{js,ts,tsx,mdx}')),
      join(siteDir, '{docs,blog,i18n}/**/*.{md,mdx}'),
    ],
    blocklist,
    // Inline scripts set data attributes; `:focus-visible` names no element.
    safelist: {
      standard: [/^data-/, /^:/],
      variables: text.match(/--[\w-]+/g) ?? [],
    },
    variables: true,
  }) as Plugin;
  return {
    postcssPlugin: 'purge-infima',
    // Before Docusaurus moves the rules into a layer: PurgeCSS skips some there.
    async Once(root, helpers) {
      const file = root.source?.input.file ?? '';
      for (const [sheet, selector] of unusedRules) {
        if (file.includes('@docusaurus') && sheet.test(file)) {
          root.walkRules(selector, (rule) => {
            rule.remove();
          });
        }
      }
      if (file === infima) {
        root.walkRules(/^(?::root|html\[data-theme=\S+\])$/, (rule) => {
          rule.each((node) => {
            if (node.type === 'decl' && own.includes(`\n  ${node.prop}:`)) {
              node.remove();
            }
          });
        });
        await purge.OnceExit?.(root, helpers);
      }
    },
  };
}
