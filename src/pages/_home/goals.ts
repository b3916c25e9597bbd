import {translate} from '@docusaurus/Translate';
import {pages} from '@site/src/site/pages';

/** What a reader may want, and where the site leads then. */
export interface Goal {
  readonly to: string;
  readonly goal: string;
  readonly way: string;
}

/** What readers may want, each with the page that they need. */
export function goals(): readonly Goal[] {
  return [
    {
      to: pages.introduction.route,
      goal: translate({
        id: 'home.goal.first.goal',
        message: 'I have never built a model',
        description: 'What a reader of the home page may want',
      }),
      way: translate({
        id: 'home.goal.first.way',
        message: 'Four modes, ports, causality, then a first model',
        description: 'Where the home page leads this reader',
      }),
    },
    {
      to: pages.signalLibrary.route,
      goal: translate({
        id: 'home.goal.component.goal',
        message: 'I want to know what a component computes',
        description: 'What a reader of the home page may want',
      }),
      way: translate({
        id: 'home.goal.component.way',
        message: 'Equation, ports, parameters and usual mistakes',
        description: 'Where the home page leads this reader',
      }),
    },
    {
      to: pages.thermalLibrary.route,
      goal: translate({
        id: 'home.goal.demo.goal',
        message: 'I am working through a demo',
        description: 'What a reader of the home page may want',
      }),
      way: translate({
        id: 'home.goal.demo.way',
        message: 'Predict first, run, compare with theory',
        description: 'Where the home page leads this reader',
      }),
    },
    {
      to: pages.faq.route,
      goal: translate({
        id: 'home.goal.trouble.goal',
        message: 'My run is slow, or wrong',
        description: 'What a reader of the home page may want',
      }),
      way: translate({
        id: 'home.goal.trouble.way',
        message: 'Causality, units, stiffness, events: answers in the FAQ',
        description: 'Where the home page leads this reader',
      }),
    },
    {
      to: pages.open.route,
      goal: translate({
        id: 'home.goal.file.goal',
        message: 'I was sent an .ame file',
        description: 'What a reader of the home page may want',
      }),
      way: translate({
        id: 'home.goal.file.way',
        message: 'Its sketch, parameters and curves, read in your browser',
        description: 'Where the home page leads this reader',
      }),
    },
    {
      to: pages.path.route,
      goal: translate({
        id: 'home.goal.licence.goal',
        message: 'I have no licence',
        description: 'What a reader of the home page may want',
      }),
      way: translate({
        id: 'home.goal.licence.way',
        message: 'A path that needs only this site',
        description: 'Where the home page leads this reader',
      }),
    },
    {
      to: pages.glossary.route,
      goal: translate({
        id: 'home.goal.term.goal',
        message: 'I need the term in the other language',
        description: 'What a reader of the home page may want',
      }),
      way: translate({
        id: 'home.goal.term.way',
        message: 'A glossary, English and Chinese side by side',
        description: 'Where the home page leads this reader',
      }),
    },
  ];
}
