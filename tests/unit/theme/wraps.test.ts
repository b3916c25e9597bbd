import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {describe, it} from 'vitest';

const folder = join('src', 'theme');

/** Written anew, each with its reason in its docstring. */
const replaced = new Set([
  'CodeBlock',
  'Error',
  'Loading',
  'SearchBar',
  'SearchPage',
  'TagsListByLetter',
  'ThemedImage',
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
  const components = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('index.tsx'))
    .map((name) => name.replaceAll('\\', '/').replace('/index.tsx', ''));

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
      const wraps = readdirSync(join(folder, name))
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => readFileSync(join(folder, name, file), 'utf8'))
        .some((source) => source.includes(`'@theme-original/${name}'`));
      assert.equal(wraps, !replaced.has(name) && !emptied.has(name));
    });
  }
});
