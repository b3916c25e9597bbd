import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, use, useEffect, useMemo, useRef, useState} from 'react';

import {useProgress} from '../../../site/progress';
import {openAndFocus} from '../../base/AnswerButtons';
import Tick from '../../base/Tick';
import {ExerciseContext, ReportContext, useExercise} from './context';
import styles from './styles.model.module.css';

export {Ask, AskOption, AskOptions, type AskProps} from './Ask';
export {type Report, ReportContext} from './context';
export {AskFeedback} from './Feedback';
export {Hint, Mistake, Right} from './parts';

export interface ExerciseProps {
  /** Anchor on the page: ASCII, the same in both languages. */
  readonly id: string;
  /** Number on the page, counted while the site is built. */
  readonly number: string;
  /** How many questions it asks, counted while the site is built. */
  readonly asks: string;
  readonly children: ReactNode;
}

/** Keeps whether an answer is open. */
function useAnswer() {
  const [isAnswerOpen, setIsAnswerOpen] = useState(false);
  const answer = useRef<HTMLDetailsElement>(null);
  return useMemo(
    () => ({
      answer,
      isAnswerOpen,
      setIsAnswerOpen,
      showAnswer: () => openAndFocus(answer.current),
    }),
    [isAnswerOpen],
  );
}

/** Keeps which questions are answered; all of them make a record. */
function useQuestions(id: string, count: number) {
  const [solved, setSolved] = useState<ReadonlySet<string>>(new Set());
  // Two answers can wait for the same checker: the second counts with the first.
  const newest = useRef(solved);
  const [isProofDue, setIsProofDue] = useState(false);
  const answer = useAnswer();
  const report = use(ReportContext);
  return useMemo(
    () => ({
      ...answer,
      isProofDue,
      setIsProofDue,
      solved,
      solve: (question: string) => {
        newest.current = new Set(newest.current).add(question);
        setSolved(newest.current);
        if (newest.current.size === count) {
          report.answered(id);
        }
      },
      miss: () => report.missed?.(id),
    }),
    [id, count, isProofDue, solved, answer, report],
  );
}

/**
 * A numbered exercise: its questions `<Ask>` are checked in the page, and an
 * `<Answer>` can be opened at any time. A `<Proof>` asks further.
 */
export default function Exercise({
  id,
  number,
  asks,
  children,
}: ExerciseProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const isAnswered = useProgress()(id);
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={styles.exercise}
      data-activity={Number(asks) > 0 ? 'answered' : undefined}
      data-worksheet="question"
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
        {isAnswered && (
          <Tick>
            <Translate
              id="exercise.answered"
              description="Marks an exercise that the reader has answered"
            >
              answered
            </Translate>
          </Tick>
        )}
      </p>
      <ExerciseContext value={useQuestions(id, Number(asks))}>
        {children}
      </ExerciseContext>
    </section>
  );
}

export interface ProofProps {
  readonly children: ReactNode;
}

/**
 * A second question with an answer of its own, which comes once the first one
 * is answered or its answer was opened.
 */
export function Proof({children}: ProofProps): ReactNode {
  const exercise = useExercise();
  const answer = useAnswer();
  const {isAnswerOpen, isProofDue, setIsProofDue, solved} = exercise;
  useEffect(() => {
    if (isAnswerOpen || solved.size > 0) {
      setIsProofDue(true);
    }
  }, [isAnswerOpen, setIsProofDue, solved]);
  return (
    <div className={styles.proof} data-worksheet="only" hidden={!isProofDue}>
      <ExerciseContext
        value={useMemo(
          () => ({...exercise, ...answer, isProofDue: false}),
          [exercise, answer],
        )}
      >
        {children}
      </ExerciseContext>
    </div>
  );
}

export interface AnswerProps {
  readonly children: ReactNode;
}

/**
 * The answer to an exercise; open when the reader wants it or found it. It is no
 * miss to open that of the first question once the second has come.
 */
export function Answer({children}: AnswerProps): ReactNode {
  const {answer, isProofDue, setIsAnswerOpen, miss} = useExercise();
  return (
    <details
      className={styles.answer}
      data-search="off"
      ref={answer}
      onToggle={({currentTarget: {open}}) => {
        setIsAnswerOpen(open);
        if (open && !isProofDue) {
          miss();
        }
      }}
    >
      <summary>
        <Translate id="exercise.answer" description="Opens the answer">
          Answer
        </Translate>
      </summary>
      {children}
    </details>
  );
}
