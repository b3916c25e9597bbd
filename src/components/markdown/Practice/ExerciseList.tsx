import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {topics} from '../../../site/practice';
import PageLink from '../../base/PageLink';
import {exercises, type ListedExercise} from './exercises';
import {TopicName} from './labels';
import styles from './styles.lazy.module.css';

/** A link to an exercise on its page, by its number and its first question. */
export function ExerciseLink({
  of: {id, route, number, label},
}: {
  readonly of: ListedExercise;
}): ReactNode {
  return (
    <Link to={`${route}#${id}`}>
      {translate(
        {
          id: 'practice.exercise',
          message: 'Exercise {number}: {label}',
          description: 'Link to an exercise, by its first question',
        },
        {number, label},
      )}
    </Link>
  );
}

function PageExercises({
  of: those,
}: {
  readonly of: readonly ListedExercise[];
}): ReactNode {
  const [first] = those;
  return (
    first && (
      <li>
        <PageLink by="title" to={first.page} />
        <ul>
          {those.map((exercise) => (
            <li key={exercise.id}>
              <ExerciseLink of={exercise} />{' '}
              <span className={styles.soft}>
                {translate(
                  {
                    id: 'practice.level',
                    message: 'level {level}',
                    description: 'Beside an exercise',
                  },
                  {level: exercise.level},
                )}
              </span>
            </li>
          ))}
        </ul>
      </li>
    )
  );
}

/** All exercises as links, by topic and page: the page without scripts. */
export function ExerciseList(): ReactNode {
  return topics.map((topic) => {
    const those = exercises.filter((exercise) => exercise.topic === topic);
    const pages = [...new Set(those.map(({page}) => page))];
    return (
      <details className={styles.topic} data-search="off" key={topic}>
        <summary>
          <TopicName of={topic} />{' '}
          <span className={styles.soft}>{those.length}</span>
        </summary>
        <ul>
          {pages.map((page) => (
            <PageExercises
              key={page}
              of={those.filter((exercise) => exercise.page === page)}
            />
          ))}
        </ul>
      </details>
    );
  });
}
