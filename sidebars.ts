import {readFileSync} from 'node:fs';

import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {localized} from './src/i18n/buildLocale';
import {libraries, type Library} from './src/site/libraries';
import {pages} from './src/site/pages';

/** Tells whether the front matter of a document says that it is unlisted. */
function isUnlisted(id: string): boolean {
  return /^unlisted: true$/m.test(readFileSync(`docs/${id}.mdx`, 'utf8'));
}

/**
 * Lists the documents of a folder, in the order of the table of pages. Those
 * that are unlisted are left out: Docusaurus hides them in a sidebar, but leads
 * from the list of a folder to an unlisted page before or after it.
 */
function documentsIn(folder: string): string[] {
  return Object.values(pages)
    .map(({route}) => route)
    .filter((route) => route.startsWith(`/docs/Amesim/${folder}/`))
    .map((route) => route.slice('/docs/'.length).replace(/\/$/, '/index'))
    .filter((id) => !isUnlisted(id));
}

/** Words that find a page, by language. */
type Keywords = Parameters<typeof localized<readonly string[]>>[0];

/** The category of a library with its index page. */
function libraryCategory(
  library: Library,
  description: string,
  keywords: Keywords,
) {
  const {name, folder, index} = libraries[library];
  return {
    type: 'category',
    key: index,
    label: name.en,
    collapsed: false,
    link: {
      type: 'generated-index',
      slug: `/${index}`,
      title: name.en,
      description,
      keywords: localized(keywords),
    },
    items: documentsIn(folder),
  } as const;
}

/** Titles and descriptions are translated in current.json; keywords can't be. */
const sidebars: SidebarsConfig = {
  tool: [
    'Amesim/intro',
    'Amesim/Why-should-we-learn-Amesim-following-Help',
    {
      type: 'category',
      key: 'tutorial-basics',
      label: 'Tutorial basics',
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/tutorial-basics',
        title: 'Tutorial basics',
        description:
          'A first model in Amesim, then the four modes, ports and causality, sensors and units, the solver, control loops, the start from equilibrium, pipe submodels, slow runs, measured data and a fault clinic.',
        keywords: localized({
          en: [
            'tutorial basics',
            'basic tutorials',
            'beginner tutorials',
            'tutorials for beginners',
            'list of tutorials',
          ],
          'zh-Hans': ['入门教程', '基础教程', '初学者教程', '教程列表'],
        }),
      },
      items: documentsIn('tutorial-basics'),
    },
    libraryCategory(
      'signal',
      'The usual blocks at a glance, then a clock, two lags, a triggered sine and a trigger with hysteresis: what drives, filters and switches a model.',
      {
        en: [
          'signal library',
          'signal and control library',
          'library of signals',
          'signal components',
          'signal blocks',
          'control components',
          'signal sources',
        ],
        'zh-Hans': [
          '信号库',
          '信号控制库',
          '信号与控制库',
          '信号元件',
          '信号模块',
          '信号库元件',
          '控制元件',
        ],
      },
    ),
    libraryCategory(
      'thermal',
      'The elements side by side, then three demos from conduction to radiation: an aluminium bar, two concentric cylinders and a hot sphere that cools.',
      {
        en: [
          'thermal library',
          'thermal demos',
          'thermal components',
          'thermal examples',
          'heat transfer demos',
          'heat transfer library',
        ],
        'zh-Hans': [
          '热库',
          '热学库',
          '传热库',
          '热库元件',
          '热学元件',
          '热库演示',
          '热学演示',
          '传热演示模型',
          '热学例子',
        ],
      },
    ),
    libraryCategory(
      'thermal-hydraulic',
      'A line put together from modules, a heated pipe, an orifice and a closed coolant loop: pressure, flow and temperature along the way.',
      {
        en: [
          'thermal-hydraulic library',
          'hydraulic library',
          'thermal-hydraulic components',
          'hydraulic components',
          'thermal-hydraulic demos',
          'pipe library',
          'fluid library',
        ],
        'zh-Hans': [
          '热液压库',
          '液压库',
          '热液压元件',
          '液压元件',
          '热液压演示',
          '管路库',
          '流体库',
        ],
      },
    ),
    libraryCategory(
      'hydraulic',
      'Pump, valves and a cylinder: which of them decides the pressure, and which the speed.',
      {
        en: [
          'hydraulic library',
          'hydraulics library',
          'hydraulic components',
          'fluid power library',
          'oil hydraulics',
          'hydraulic demos',
        ],
        'zh-Hans': ['液压库', '液压元件', '液压演示', '液压传动库', '油液'],
      },
    ),
    'practice',
    {type: 'link', label: 'Open a model', href: pages.open.route},
    'Amesim/FAQ/FAQ',
    'Amesim/FAQ/Messages',
  ],
  author: ['Author'],
};

export default sidebars;
