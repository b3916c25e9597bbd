import assert from 'node:assert/strict';
import {runInNewContext} from 'node:vm';

import {describe, it} from 'vitest';

import {slimDocs} from '../../../src/plugins/lightBundle/docs';
import {slimGlobalData} from '../../../src/plugins/lightBundle/globalData';
import {
  docsOfNavbar,
  idleClasses,
  idleParts,
} from '../../../src/plugins/lightBundle/idle';
import {renamed, shortNames} from '../../../src/plugins/lightBundle/names';
import {withoutOverridden} from '../../../src/plugins/lightBundle/overridden';
import {
  chunkNames,
  slimRegistry,
} from '../../../src/plugins/lightBundle/registry';
import {slimRoutes} from '../../../src/plugins/lightBundle/routes';
import {slimConfig} from '../../../src/plugins/lightBundle/siteConfig';
import {
  withoutUnused,
  wordsOf,
} from '../../../src/plugins/lightBundle/unusedStyles';

const path = '@site/docs/Amesim Introduction.mdx';
const registry = `export default {
  "18ac9e08": [() => import(/* webpackChunkName: "18ac9e08" */ "${path}"), "${path}", require.resolveWeak("${path}")],};
`;

describe('slimRegistry()', () => {
  it('leaves the browser the function that loads a chunk', () => {
    assert.equal(
      slimRegistry(registry, 'client'),
      `export default {\n  "18ac9e08": [() => import(/* webpackChunkName: "18ac9e08" */ "${path}")],\n};\n`,
    );
  });

  it('lets the server name a chunk as the manifest does', () => {
    assert.match(slimRegistry(registry, 'server'), /\), "18ac9e08"\],/);
  });

  it('calls a chunk by its short name wherever it is named', () => {
    assert.deepEqual(chunkNames(registry), ['18ac9e08']);
    const slim = slimRegistry(
      registry,
      'server',
      new Map([['18ac9e08', '18a']]),
    );
    assert.equal(slim.match(/"18a"/g)?.length, 3);
    assert.doesNotMatch(slim, /18ac/);
  });

  it('stops at what it does not know', () => {
    assert.throws(() => slimRegistry('export const a = 1;', 'client'), /form/);
    assert.throws(
      () => slimRegistry('export default {\n  "a": [],};\n', 'client'),
      /Not an entry/,
    );
  });
});

describe('shortNames()', () => {
  it('takes three signs, and more where two names begin alike', () => {
    const short = shortNames(['18ac9e08', '18ad0001', '7d70d439', '7d70d439']);
    assert.deepEqual(
      [...short],
      [
        ['18ac9e08', '18ac'],
        ['18ad0001', '18ad'],
        ['7d70d439', '7d7'],
      ],
    );
  });

  it('names the chunks of the routes', () => {
    const routes =
      '{"/blog-deb": {"__comp": "18ac9e08", "items": [{"content": "18ac9e08"}]}}';
    assert.deepEqual(renamed(routes, new Map([['18ac9e08', '18a']])), {
      '/blog-deb': {__comp: '18a', items: [{content: '18a'}]},
    });
    assert.throws(() => renamed(routes, new Map()), /no chunk 18ac9e08/);
  });
});

describe('slimDocs()', () => {
  const card = (id: string) => ({id, title: id, description: `On ${id}`});
  const link = (docId: string) => ({type: 'link', href: `/${docId}`, docId});
  const version = {
    label: 'Latest',
    docs: {a: card('a'), b: card('b'), c: card('c')},
    docsSidebars: {
      tool: [
        {...link('a'), unlisted: false},
        {
          type: 'category',
          href: '/outer',
          items: [
            {...link('b'), unlisted: true},
            {type: 'category', href: '/inner', items: [link('c')]},
          ],
        },
      ],
    },
  };
  const index = (permalink: string) => ({
    categoryGeneratedIndex: {sidebar: 'tool', permalink},
  });
  const sources = (...all: readonly object[]) =>
    new Map(
      all.map((props, place) => [`${place}.json`, JSON.stringify(props)]),
    );
  const slim = (...all: readonly object[]) =>
    [...slimDocs(sources(...all)).values()].map(
      (text) => JSON.parse(text) as Record<string, Record<string, unknown>>,
    );

  it('takes from every page what the cards of others say', () => {
    const [props] = slim({version});
    assert.deepEqual(props?.version?.docs, {});
    assert.equal(props.version.label, 'Latest');
    const text = JSON.stringify(props.version.docsSidebars);
    assert.doesNotMatch(text, /"unlisted":false/);
    assert.match(text, /"docId":"b","unlisted":true/);
  });

  it('gives the page of a category the cards of its own documents', () => {
    const [, outer, inner] = slim({version}, index('/outer'), index('/inner'));
    assert.deepEqual(outer?.categoryGeneratedIndex?.docs, {b: card('b')});
    assert.deepEqual(inner?.categoryGeneratedIndex?.docs, {c: card('c')});
  });

  it('leaves other properties alone, and stops at what it does not know', () => {
    const tag = {tag: {label: 'demo'}};
    assert.deepEqual(slim({version}, tag)[1], tag);
    assert.throws(() => slim(tag), /No properties of a version/);
    assert.throws(() => slim({version}, index('/none')), /at \/none/);
  });
});

describe('slimRoutes()', () => {
  /** As Docusaurus writes it: a line a property, two spaces a level. */
  const table = `import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'd00'),
    routes: [
      {
        path: '/docs/a',
        component: ComponentCreator('/docs/a', 'a00'),
        exact: true,
        sidebar: "tool"
      },
      {
        path: '/docs/b',
        component: ComponentCreator('/docs/b', 'b00'),
        exact: true
      },
      {
        path: '/docs/c',
        component: ComponentCreator('/docs/c', 'c00'),
        exact: true,
        sidebar: "tool"
      },
      {
        path: '/docs/list',
        component: ComponentCreator('/docs/list', '100'),
        exact: true
      }
    ]
  },
  {
    path: '/more',
    component: ComponentCreator('/more', 'e00'),
    routes: [
      {
        path: '/more/a',
        component: ComponentCreator('/more/a', 'f00'),
        exact: true,
        sidebar: "tool"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
  const page = (content: string) => ({__comp: 'doc', content});
  const names = {
    '/docs-d00': {__comp: 'root'},
    '/docs/a-a00': page('ca'),
    '/docs/b-b00': page('cb'),
    '/docs/c-c00': page('cc'),
    '/docs/list-100': {__comp: 'list', items: [{content: 'ca'}]},
    '/more-e00': {__comp: 'root'},
    '/more/a-f00': page('cm'),
  };

  it('gives pages of a list that differ in their content one entry', () => {
    const slim = slimRoutes({routes: table, names}, '/own/leaves.ts');
    assert.match(slim.routes, /^import leaves from "\/own\/leaves\.ts";\n/);
    const entries = slim.routes.match(/^\.\.\.leaves.*$/gm);
    assert.deepEqual(entries, [
      '...leaves({"__comp":"doc"}, {"/docs/a":"ca","/docs/c":"cc"}, "tool"),',
      '...leaves({"__comp":"doc"}, {"/docs/b":"cb"}),',
      '...leaves({"__comp":"doc"}, {"/more/a":"cm"}, "tool"),',
    ]);
    assert.doesNotMatch(slim.routes, /path: '\/docs\/[abc]'/);
    assert.match(slim.routes, /path: '\/docs\/list'/);
  });

  it('leaves a table that can be read, and names of the other chunks', () => {
    const slim = slimRoutes({routes: table, names}, '/own/leaves.ts');
    const script = slim.routes.replace(/^import.*$|^export default/gm, '');
    const routes = runInNewContext(script, {
      ComponentCreator: String,
      leaves: (_: object, contents: object) =>
        Object.keys(contents).map((path) => ({path})),
    }) as readonly {path: string; routes?: readonly {path: string}[]}[];
    assert.deepEqual(
      [...routes].flatMap(({path, routes: below = []}) => [
        path,
        ...[...below].map((each) => each.path),
      ]),
      [
        ...['/docs', '/docs/a', '/docs/c', '/docs/b', '/docs/list'],
        ...['/more', '/more/a', '*'],
      ],
    );
    assert.deepEqual(Object.keys(slim.names), [
      '/docs-d00',
      '/docs/list-100',
      '/more-e00',
    ]);
  });

  it('stops at another form', () => {
    const tables = {routes: 'export default [];', names};
    assert.throws(() => slimRoutes(tables, '/own/leaves.ts'), /form/);
  });
});

describe('slimGlobalData()', () => {
  const doc = (id: string) => ({id, path: `/docs/${id}`, sidebar: 'tool'});
  const search = {default: {index: 'a.json'}};
  const version = {name: 'current', docs: [doc('a'), doc('b')]};
  const data = {
    'docusaurus-plugin-content-docs': {default: {versions: [version]}},
    search,
  };

  it('names the documents only that a page asks for', () => {
    const wanted = docsOfNavbar({
      navbar: {items: [{type: 'dropdown', items: [{docId: 'b'}]}]},
    });
    assert.deepEqual(JSON.parse(slimGlobalData(JSON.stringify(data), wanted)), {
      'docusaurus-plugin-content-docs': {
        default: {
          versions: [
            {
              name: 'current',
              docs: [{path: '/docs/a', sidebar: 'tool'}, doc('b')],
            },
          ],
        },
      },
      search,
    });
  });

  it('stops where there are no docs', () => {
    assert.throws(() => slimGlobalData(JSON.stringify({search}), []), /docs/);
  });
});

describe('idleParts()', () => {
  it('names what the configuration does without', () => {
    assert.deepEqual(idleParts({}, false), [
      '@theme/NavbarItem/DocsVersionNavbarItem',
      '@theme/NavbarItem/DocsVersionDropdownNavbarItem',
      '@theme/NavbarItem/HtmlNavbarItem',
      '@theme/DocRoot/Layout/Sidebar/ExpandButton',
      '@theme/DocSidebar/Desktop/CollapseButton',
      '@theme/DocVersionBanner',
      '@theme/Footer/Links/Simple',
      '@theme/Footer/Logo',
      '@theme/Icon/SystemColorMode',
    ]);
  });

  it('keeps what it asks for', () => {
    const items = [
      {type: 'docsVersion'},
      {type: 'dropdown', items: [{type: 'html'}]},
      {type: 'docsVersionDropdown'},
    ];
    const colorMode = {respectPrefersColorScheme: true};
    const footer = {
      links: [{label: 'Docs', to: '/docs'}],
      logo: {src: 'a.svg'},
    };
    const docs = {sidebar: {hideable: true}};
    assert.deepEqual(
      idleParts({navbar: {items}, colorMode, docs, footer}, true),
      [],
    );
  });
});

describe('idleClasses()', () => {
  it('names the colours of bars that are not chosen', () => {
    assert.deepEqual(idleClasses({footer: {style: 'light'}}), [
      'navbar--dark',
      'navbar--primary',
      'footer--dark',
    ]);
    const chosen = {navbar: {style: 'primary'}, footer: {style: 'dark'}};
    assert.deepEqual(idleClasses(chosen), ['navbar--dark']);
  });
});

describe('slimConfig()', () => {
  it('keeps what pages ask for and drops what builds them', () => {
    const source =
      '/* AUTOGENERATED */\nexport default {\n  "title": "T",\n  "presets": [["classic", {}]],\n  "future": {"v4": {}, "experimental_router": "browser"},\n  "themeConfig": {"a": 1}\n};\n';
    assert.equal(
      slimConfig(source),
      'export default {"title":"T","future":{"experimental_router":"browser"},"themeConfig":{"a":1}};\n',
    );
  });

  it('stops at another form', () => {
    assert.throws(() => slimConfig('module.exports = {};'), /form/);
  });
});

describe('withoutOverridden()', () => {
  const own = ':root{--a:red}';

  it('drops variables of a layer that the site sets on the root, in any mode', () => {
    const layer = '@layer x{:root{--a:blue;--b:blue}';
    const dark = 'html[data-theme=dark]{--a:black;--b:black}}';
    assert.equal(
      withoutOverridden(`${layer}${dark}${own}`),
      `@layer x{:root{--b:blue}html[data-theme=dark]{--b:black}}${own}`,
    );
  });

  it('keeps what other elements get, and what the site sets at times only', () => {
    const css =
      '@layer x{:root{--b:blue;--c:blue!important}.alert{--a:blue}}:root{--a:red;--c:red}@media print{:root{--b:red}}.dark{--b:red}';
    assert.equal(withoutOverridden(css), css);
  });

  it('reads a value with semicolons and braces as one', () => {
    const css = `@layer x{:root{--a:url("data:a;{b}");--b:url("c;{d}")}}${own}`;
    assert.equal(
      withoutOverridden(css),
      `@layer x{:root{--b:url("c;{d}")}}${own}`,
    );
  });
});

describe('withoutUnused()', () => {
  const words = wordsOf(['e("div",{className:"card card--big"})', 'var a="b"']);

  it('drops rules of classes that no script names, in layers too', async () => {
    const css =
      '@layer a{.card{color:red}.badge{color:red}}.card--big{color:blue}.pills{color:blue}';
    const left = await withoutUnused(css, words);
    assert.match(left, /\.card\{/);
    assert.match(left, /\.card--big\{/);
    assert.doesNotMatch(left, /badge|pills/);
  });

  it('drops variables that nothing reads', async () => {
    const css = ':root{--used:red;--idle:red}.card{color:var(--used)}';
    const left = await withoutUnused(css, words);
    assert.match(left, /--used/);
    assert.doesNotMatch(left, /--idle/);
  });

  it('keeps what every element shows in a state', async () => {
    const css = ':focus-visible{outline:3px solid}::selection{color:red}';
    assert.equal(await withoutUnused(css, words), css);
  });

  it('drops the states of a class that no script names', async () => {
    const css =
      '.pills:not(.pills--on):hover{color:red}[data-theme=dark] .badge{color:red}.card:hover{color:red}';
    const left = await withoutUnused(css, words);
    assert.equal(left, '.card:hover{color:red}');
  });

  it('drops the rules of a class that scripts name and never set', async () => {
    const css = '.card{color:red}.card--big,html{color:blue}';
    const left = await withoutUnused(
      css,
      [...words, 'html'],
      [],
      ['card--big'],
    );
    assert.equal(left, '.card{color:red}html{color:blue}');
  });

  it('keeps variables that another sheet reads', async () => {
    const css = ':root{--used:red;--idle:red}';
    const left = await withoutUnused(css, words, ['.a{color:var(--used)}']);
    assert.match(left, /--used/);
    assert.doesNotMatch(left, /--idle/);
  });

  it('drops the names of layers that hold no rule in any sheet', async () => {
    const css = '@layer a,b,c;@layer d;@layer a{.card{color:red}}';
    assert.equal(
      await withoutUnused(css, words, ['@layer c{.card{color:blue}}']),
      '@layer a,c;@layer a{.card{color:red}}',
    );
  });

  it('keeps what inline scripts switch by data attributes', async () => {
    const css = '[data-announcement-bar-dismissed=true] .card{display:none}';
    assert.equal(await withoutUnused(css, words), css);
  });
});
