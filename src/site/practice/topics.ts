import {libraryIds} from '../libraries';
import {type PageId, pages} from '../pages';

/** What exercises can be chosen by: the libraries, and the groups of the other pages. */
export const topics = ['begin', ...libraryIds, 'look-up'] as const;

export type Topic = (typeof topics)[number];

/** How much an exercise asks for: an estimate, a calculation, a bench or a fault. */
export const exerciseLevels = [1, 2, 3] as const;

export type ExerciseLevel = (typeof exerciseLevels)[number];

/** Returns the topic of a page. @throws RangeError for one without exercises */
export function topicOf(page: PageId): Topic {
  const {library, group} = pages[page];
  const topic = library ?? group;
  if (!topic) {
    throw new RangeError(`The page '${page}' belongs to no topic`);
  }
  return topic;
}
