import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useQuestion} from './context';
import type {Feedback} from './feedbackState';
import styles from './styles.model.module.css';

/** Names the state of the feedback: that of the verdict, where there is one. */
export function kindOf(feedback: Feedback): string {
  return feedback.state === 'judged' ? feedback.verdict.kind : feedback.state;
}

function Message(): ReactNode {
  const {feedback, task, isRevealed} = useQuestion();
  if (feedback.state === 'judged') {
    const {checker, verdict} = feedback;
    return (
      <checker.Message isRevealed={isRevealed} task={task} verdict={verdict} />
    );
  }
  return (
    feedback.state === 'failed' && (
      <Translate
        id="exercise.failed"
        description="Said when the code that checks answers could not be loaded"
      >
        The check could not be loaded. Try again, or open the answer.
      </Translate>
    )
  );
}

export interface AskFeedbackProps {
  /** `<Right>`, `<Mistake>` and `<Hint>`, which show themselves. */
  readonly children: ReactNode;
}

/** The button that checks the answer, and what is said about it. */
export function AskFeedback({children}: AskFeedbackProps): ReactNode {
  const {feedback, feedbackId} = useQuestion();
  return (
    <>
      <button className="button button--secondary" type="submit">
        <Translate
          id="exercise.check"
          description="Compares the reader's answer with the right one"
        >
          Check
        </Translate>
      </button>
      <div
        className={styles.feedback}
        data-verdict={kindOf(feedback)}
        id={feedbackId}
        role="status"
      >
        <p className={styles.message}>
          <Message />
        </p>
        {children}
      </div>
    </>
  );
}
