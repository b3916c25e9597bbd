import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import purgecss from '@fullhuman/postcss-purgecss';
import postcss, {type Plugin, type Root} from 'postcss';

const infima = require.resolve('infima/dist/css/default/default.css');

/** Classes whose names occur in scripts, while no page has them. */
const blocklist = [
  'button--outline',
  'footer--dark',
  'hero',
  'navbar--dark',
  'navbar--primary',
  'pagination',
  /^tabs/,
];

function libraryOf(theme: string): string {
  return dirname(require.resolve(`@docusaurus/${theme}`));
}

function textsIn(folder: string, kind: RegExp): readonly string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => kind.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** The variables that the site gives to `:root`, outside of any layer. */
function ownVariables(sheets: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const sheet of sheets) {
    postcss.parse(sheet).each((node) => {
      if (node.type === 'rule' && node.selector === ':root') {
        node.walkDecls(/^--/, ({prop}) => void names.add(prop));
      }
    });
  }
  return names;
}

/** Infima is in a layer: its values of the site's own variables never win. */
function dropOverridden(root: Root, own: ReadonlySet<string>): void {
  root.walkRules(/^(?::root|html\[data-theme=\S+\])$/, (rule) => {
    rule.walkDecls(/^--/, (declaration) => {
      if (own.has(declaration.prop)) {
        declaration.remove();
      }
    });
  });
}

/**
 * The PostCSS plugin that leaves out the rules of Infima whose classes and
 * elements neither the theme nor the site names, and variables that nothing
 * reads.
 */
export function purgeInfima(siteDir: string): Plugin {
  const source = join(siteDir, 'src');
  const libraries = ['theme-classic', 'theme-common'].map(libraryOf);
  const texts = [source, ...libraries].flatMap((folder) =>
    textsIn(folder, /\.(?:css|[jt]sx?)$/),
  );
  const own = ownVariables(textsIn(source, /(?<!module)\.css$/));
  const purge = purgecss({
    content: [
      ...libraries.map((folder) => join(folder, '**/*.js')),
      join(siteDir, '{src,docs,blog,i18n}/**/*.{ts,tsx,md,mdx}'),
    ],
    defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
    blocklist,
    safelist: {
      // Inline scripts set data attributes; `:focus-visible` names no element.
      standard: [/^data-/, /^:/],
      variables: texts.flatMap((text) => text.match(/--[\w-]+/g) ?? []),
    },
    variables: true,
  }) as Plugin;
  return {
    postcssPlugin: 'purge-infima',
    // Before Docusaurus moves the rules into a layer: PurgeCSS skips some there.
    async Once(root, helpers) {
      if (root.source?.input.file === infima) {
        dropOverridden(root, own);
        await purge.OnceExit?.(root, helpers);
      }
    },
  };
}
