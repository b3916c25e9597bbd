import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, useRef} from 'react';

import styles from './styles.module.css';
import {useOpenInPrint} from './useOpenInPrint';

export {useOpenInPrint} from './useOpenInPrint';

export interface ExerciseProps {
  /** Anchor on the page: ASCII, the same in both languages. */
  readonly id: string;
  /** Number on the page, counted while the site is built. */
  readonly number: string;
  readonly children: ReactNode;
}

/** A numbered question with an `<Answer>` that the reader opens. */
export default function Exercise({
  id,
  number,
  children,
}: ExerciseProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={styles.exercise}
      id={id}
    >
      <p className={styles.title} id={`${id}-title`}>
        <Translate
          id="exercise.title"
          description="Heads an exercise"
          values={{number}}
        >
          {'Exercise {number}'}
        </Translate>
      </p>
      {children}
    </section>
  );
}

export interface AnswerProps {
  readonly children: ReactNode;
}

/** The answer to an exercise; open when it is printed. */
export function Answer({children}: AnswerProps): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  useOpenInPrint(details);
  return (
    <details data-search="off" className={styles.answer} ref={details}>
      <summary>
        <Translate id="exercise.answer" description="Opens the answer">
          Answer
        </Translate>
      </summary>
      {children}
    </details>
  );
}
