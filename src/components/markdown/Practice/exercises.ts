import list from '@generated/practice/default/exercises.json';

import {type PageId, pages} from '../../../site/pages';
import {type ExerciseLevel, type Topic, topicOf} from '../../../site/practice';

/** An exercise of the site. */
export interface ListedExercise {
  /** Anchor on its page; no other exercise of the site has it. */
  readonly id: string;
  readonly page: PageId;
  readonly topic: Topic;
  readonly level: ExerciseLevel;
  /** Number on its page. */
  readonly number: number;
  /** Its first question in short. */
  readonly label: string;
  /** Address of its page, without the prefix of a language. */
  readonly route: string;
  /** How much there is to do on its page. */
  readonly total: number;
}

/** All exercises, in the order of the pages. */
export const exercises: readonly ListedExercise[] = list.flatMap(
  ({page, total, exercises: those}) =>
    those.map((exercise) => ({
      ...exercise,
      page,
      total,
      topic: topicOf(page),
      route: pages[page].route,
    })),
);

/** Finds an exercise. @throws RangeError for an unknown id */
export function exerciseOf(id: string): ListedExercise {
  const found = exercises.find((exercise) => exercise.id === id);
  if (!found) {
    throw new RangeError(`There is no exercise '${id}'`);
  }
  return found;
}
