import {text} from '../i18n';
import {type PageId, pages} from './pages';
import type {Progress} from './progress/schema';
import {routeKey} from './routeKey';

/** A step of the path through an hour. */
interface Step {
  /** Names the step in the progress. */
  readonly id: string;
  readonly page: PageId;
  /** Id of the heading where the step begins. */
  readonly section: string;
  readonly minutes: number;
  readonly title: ReturnType<typeof text<string>>;
}

/** The page that lists the steps, and the id of the beginning in the progress. */
export const PATH = {page: 'path', section: 'one-hour', id: 'hour'} as const;

/** The steps of “I have an hour”; the page's `<Step>` hold what is done in them. */
export const steps: readonly Step[] = [
  {
    id: 'modes-and-ports',
    page: 'introduction',
    section: 'four-modes',
    minutes: 10,
    title: text('Modes and ports', '模式与端口'),
  },
  {
    id: 'time-constant',
    page: 'lag',
    section: 'step',
    minutes: 15,
    title: text('LAG1', 'LAG1'),
  },
  {
    id: 'first-model',
    page: 'introduction',
    section: 'first-model',
    minutes: 25,
    title: text('A first model', '第一个模型'),
  },
  {
    id: 'checks',
    page: 'faq',
    section: 'believe-a-result',
    minutes: 10,
    title: text('Seven checks', '七项检查'),
  },
];

/** The address of a step, without the prefix of a language. */
export function addressOf({page, section}: Omit<Step, 'title' | 'minutes'>) {
  return `${pages[page].route}#${section}`;
}

/** Tells whether something of the path was finished on a page. */
function isWalked(progress: Progress, page: PageId, id: string): boolean {
  const {walked = []} = progress[routeKey(pages[page].route)] ?? {};
  return walked.includes(id);
}

/** Tells which steps are finished, in their order. */
export function finishedSteps(progress: Progress): readonly boolean[] {
  return steps.map(({id, page}) => isWalked(progress, page, id));
}

/** Returns the index of the first step to do; undefined before and after all. */
export function nextStep(progress: Progress): number | undefined {
  const finished = finishedSteps(progress);
  const isBegun =
    isWalked(progress, PATH.page, PATH.id) || finished.includes(true);
  const next = finished.indexOf(false);
  return isBegun && next >= 0 ? next : undefined;
}
