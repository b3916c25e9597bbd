import {translate} from '@docusaurus/Translate';

import type {Shelf} from './shelf';

export function beginnings(): Shelf {
  return {
    id: 'begin',
    title: translate({
      id: 'docsHome.begin',
      message: 'Where to begin',
      description: 'Title of a shelf of the documentation overview',
    }),
    entries: [
      {
        to: '/docs/Amesim/Amesim-tutorial',
        title: translate({
          id: 'docsHome.path.title',
          message: 'A path through the site',
          description: 'Title of a card',
        }),
        text: translate({
          id: 'docsHome.path.text',
          message:
            'What to learn in which order: in an hour, in a week, without a licence.',
          description: 'Text of a card',
        }),
      },
      {
        to: '/docs/Amesim/tutorial-basics/Amesim Introduction',
        title: translate({
          id: 'docsHome.introduction.title',
          message: 'Amesim introduction',
          description: 'Title of a card',
        }),
        text: translate({
          id: 'docsHome.introduction.text',
          message:
            'Four modes, ports, causality, run parameters, and a first model with its checks.',
          description: 'Text of a card',
        }),
      },
      {
        to: '/docs/Amesim/Why-should-we-learn-Amesim-following-Help',
        title: translate({
          id: 'docsHome.why.title',
          message: 'Why follow the Help',
          description: 'Title of a card',
        }),
        text: translate({
          id: 'docsHome.why.text',
          message: 'How to read a Help demo so that something stays.',
          description: 'Text of a card',
        }),
      },
      {
        to: '/docs/intro',
        title: translate({
          id: 'docsHome.use.title',
          message: 'How to use this site',
          description: 'Title of a card',
        }),
        text: translate({
          id: 'docsHome.use.text',
          message:
            'Panels, boxes, checkpoints, links to a run, keyboard and print.',
          description: 'Text of a card',
        }),
      },
    ],
  };
}

export function lookingUp(): Shelf {
  return {
    id: 'look-up',
    title: translate({
      id: 'docsHome.lookUp',
      message: 'To look things up',
      description: 'Title of a shelf of the documentation overview',
    }),
    entries: [
      {
        to: '/docs/Amesim/FAQ/FAQ',
        title: translate({
          id: 'docsHome.faq.title',
          message: 'Frequently asked questions',
          description: 'Title of a card',
        }),
        text: translate({
          id: 'docsHome.faq.text',
          message:
            'Licence, causality, slow runs, units, scripts, other tools.',
          description: 'Text of a card',
        }),
      },
      {
        to: '/markdown-page',
        title: translate({
          id: 'docsHome.glossary.title',
          message: 'Glossary',
          description: 'Title of a card',
        }),
        text: translate({
          id: 'docsHome.glossary.text',
          message:
            'The terms of the field in English and Chinese, and where they are used.',
          description: 'Text of a card',
        }),
      },
      {
        to: '/docs/tags',
        title: translate({
          id: 'docsHome.tags.title',
          message: 'Tags',
          description: 'Title of a card',
        }),
        text: translate({
          id: 'docsHome.tags.text',
          message: 'All pages by subject.',
          description: 'Text of a card',
        }),
      },
    ],
  };
}
