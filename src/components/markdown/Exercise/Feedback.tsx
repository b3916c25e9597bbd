import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useLocale} from '../../../i18n/useLocale';
import {useQuestion} from './context';
import type {Feedback} from './feedbackState';
import styles from './styles.model.module.css';

/** Names the state of the feedback: that of the verdict, where there is one. */
export function kindOf(feedback: Feedback): string {
  return feedback.state === 'judged' ? feedback.verdict.kind : feedback.state;
}

/** The message on the answer; empty where there is none. */
function useMessage(): string {
  const {feedback, task, isRevealed} = useQuestion();
  const locale = useLocale();
  if (feedback.state === 'judged') {
    const {checker, verdict} = feedback;
    return checker.messageText({verdict, task, locale, isRevealed});
  }
  return feedback.state === 'failed'
    ? translate({
        id: 'exercise.failed',
        message:
          'The check could not be loaded. Try again, or open the answer.',
        description:
          'Said when the code that checks answers could not be loaded',
      })
    : '';
}

export interface AskFeedbackProps {
  /** `<Right>`, `<Mistake>` and `<Hint>`, which show themselves. */
  readonly children: ReactNode;
}

/** The button that checks the answer, and what is said about it. */
export function AskFeedback({children}: AskFeedbackProps): ReactNode {
  const {feedback, feedbackId} = useQuestion();
  // The only child, which React replaces even where the browser has translated it.
  const message = useMessage();
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
        <p className={styles.message}>{message}</p>
        {children}
      </div>
    </>
  );
}
