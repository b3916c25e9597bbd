import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {describe, it} from 'vitest';

const folder = join('src', 'theme');

/** The themes whose modules ours take the place of. */
const themes = [
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
  '@easyops-cn/docusaurus-search-local/dist/client/client/theme',
].map((path) => join('node_modules', path));

/** Written anew, each with its reason in its docstring. */
const replaced = new Set([
  'CodeBlock',
  'Error',
  'Loading',
  'NavbarItem/ComponentTypes',
  'SearchBar',
  'SearchPage',
  'TagsListByLetter',
  'ThemedImage',
  'prism-include-languages',
]);

/** Never shown with this configuration, and so empty. */
const emptied = new Set([
  'DocRoot/Layout/Sidebar/ExpandButton',
  'DocSidebar/Desktop/CollapseButton',
  'DocVersionBadge',
  'DocVersionBanner',
  'Footer/Links/Simple',
  'Footer/Logo',
  'Icon/SystemColorMode',
]);

describe('src/theme', () => {
  /** Modules that take the place of the theme's: folders and single files. */
  const components = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name))
    .filter((name) => {
      const built = name.replace(/\.tsx?$/, '.js');
      return themes.some((theme) => existsSync(join(theme, built)));
    })
    .map((name) => name.replace(/(?:\/index)?\.tsx?$/, ''));

  it('holds the navbar, the footer, the crash and the not-found page', () => {
    for (const name of [
      'Navbar',
      'Footer/Copyright',
      'Error',
      'NotFound/Content',
      'Loading',
    ]) {
      assert.ok(components.includes(name), `${name} is missing`);
    }
  });

  for (const name of components) {
    it(`${name} wraps the theme's component instead of copying it`, () => {
      const path = join(folder, name);
      const files = existsSync(path)
        ? readdirSync(path).map((file) => join(path, file))
        : [`${path}.ts`, `${path}.tsx`].filter((file) => existsSync(file));
      const wraps = files
        .filter((file) => /\.tsx?$/.test(file))
        .some((file) =>
          readFileSync(file, 'utf8').includes(`'@theme-original/${name}'`),
        );
      assert.equal(wraps, !replaced.has(name) && !emptied.has(name));
    });
  }
});
