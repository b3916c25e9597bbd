import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {CheckButton, HelpButton} from '../../base/AnswerButtons';
import {useExercise, useQuestion} from './context';
import styles from './styles.model.module.css';

interface FeedbackProps {
  /** `<Right>`, `<Mistake>` and `<Hint>`, which show themselves. */
  readonly children: ReactNode;
}

/**
 * What is said about the answer. Each text is the only child of its element: React
 * replaces it then even where the browser has translated it.
 */
function Judgement({children}: FeedbackProps): ReactNode {
  const {feedback, task} = useQuestion();
  const {isAnswerOpen} = useExercise();
  if (feedback.state === 'judged') {
    const {checker, verdict} = feedback;
    return (
      <checker.Judgement {...{isAnswerOpen, task, verdict}}>
        {children}
      </checker.Judgement>
    );
  }
  return (
    feedback.state === 'failed' && (
      <p>
        {translate({
          id: 'exercise.failed',
          message:
            'The check could not be loaded. Try again, or open the answer.',
          description:
            'Said when the code that checks answers could not be loaded',
        })}
      </p>
    )
  );
}

/**
 * The button for the next hint or, when none is left, for the answer: one, which
 * keeps the focus while its label changes.
 */
function Help(): ReactNode {
  const {help, hints, hintCount} = useQuestion();
  const {isAnswerOpen} = useExercise();
  const hasHint = hints < hintCount;
  return (
    (hasHint || !isAnswerOpen) && (
      <HelpButton onClick={help}>
        {hasHint
          ? translate(
              {
                id: 'exercise.hint',
                message: 'Hint {number} of {count}',
                description: 'Button that shows a hint after two wrong answers',
              },
              {number: hints + 1, count: hintCount},
            )
          : undefined}
      </HelpButton>
    )
  );
}

/** The button that checks the answer, and what is said about it and what follows. */
export function AskFeedback({children}: FeedbackProps): ReactNode {
  const {feedbackId, isStuck} = useQuestion();
  const {isProofDue} = useExercise();
  return (
    <>
      <CheckButton />
      <div className={styles.feedback} id={feedbackId} role="status">
        <Judgement>{children}</Judgement>
        {isProofDue && (
          <p>
            <Translate
              id="exercise.proof"
              description="Said below the first question when another one comes"
            >
              A second question follows below.
            </Translate>
          </p>
        )}
      </div>
      {isStuck && <Help />}
    </>
  );
}
