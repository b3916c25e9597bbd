import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useRef} from 'react';

import PageLink from '../../base/PageLink';
import Verdict from '../../base/Verdict';
import {ExerciseLink} from './ExerciseList';
import {exerciseOf} from './exercises';
import type {Outcomes} from './Round';
import styles from './styles.lazy.module.css';

/** Parts the page from its exercise. */
const SEPARATOR = ' · ';

function Entry({
  id,
  outcome,
}: {
  readonly id: string;
  readonly outcome: Outcomes[string] | undefined;
}): ReactNode {
  const exercise = exerciseOf(id);
  const link = (
    <>
      <PageLink by="short" to={exercise.page} />
      {SEPARATOR}
      <ExerciseLink of={exercise} />
    </>
  );
  switch (outcome) {
    case 'right':
      return (
        <Verdict as="li" kind="right">
          {translate({
            id: 'practice.right',
            message: 'Right at the first attempt; it comes back later.',
            description: 'How an exercise of a round went',
          })}{' '}
          {link}
        </Verdict>
      );
    case 'missed':
      return (
        <Verdict as="li" kind="wrong">
          {translate({
            id: 'practice.missed',
            message: 'Missed; it comes back in the next round.',
            description: 'How an exercise of a round went',
          })}{' '}
          {link}
        </Verdict>
      );
    default:
      return (
        <li>
          {translate({
            id: 'practice.leftOut',
            message: 'Left out.',
            description: 'How an exercise of a round went',
          })}{' '}
          {link}
        </li>
      );
  }
}

export interface SummaryProps {
  readonly ids: readonly string[];
  readonly outcomes: Outcomes;
  readonly onAgain: () => void;
}

/** How a round went, exercise by exercise. */
export function Summary({ids, outcomes, onAgain}: SummaryProps): ReactNode {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const right = ids.filter((id) => outcomes[id] === 'right').length;
  return (
    <>
      <p ref={heading} tabIndex={-1}>
        <strong>
          {translate(
            {
              id: 'practice.summary',
              message: '{right} of {count} right at the first attempt',
              description: 'Heads the result of a round',
            },
            {right, count: ids.length},
          )}
        </strong>
      </p>
      <ul className={styles.summary}>
        {ids.map((id) => (
          <Entry id={id} key={id} outcome={outcomes[id]} />
        ))}
      </ul>
      <div className={styles.buttons}>
        <button
          className="button button--primary"
          type="button"
          onClick={onAgain}
        >
          <Translate
            id="practice.again"
            description="Button that leads to the next round"
          >
            On to the next round
          </Translate>
        </button>
      </div>
    </>
  );
}
