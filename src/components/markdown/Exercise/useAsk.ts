import {useState} from 'react';

import {loadChunk} from '../../../offline/loadChunk';
import type {Verdict} from './checker';
import {useExercise} from './context';
import type {Checker, Feedback} from './feedbackState';
import type {Task} from './task';

/** Loads the code that reads and judges answers when a field is first used. */
function loadChecker(): Promise<Checker> {
  return loadChunk(() => import('./checker'));
}

/** Starts to load the checker, so that it is there when it is needed. */
export function prepareChecker(): void {
  // A failure shows when the answer is checked.
  loadChecker().catch(() => undefined);
}

/**
 * The state of a question: checks an answer, counts the hints, and opens the
 * answer of the exercise when there are no more of them.
 */
export function useAsk(number: string, task: Task, hintCount: number) {
  // Even without hints a second attempt is free.
  const attempts = Math.max(hintCount, 1);
  const {solve, openAnswer} = useExercise();
  const [feedback, setFeedback] = useState<Feedback>({state: 'waiting'});
  const [misses, setMisses] = useState(0);
  const judge = (verdict: Verdict) => {
    if (verdict.kind === 'right') {
      solve(number);
    }
    if (verdict.kind === 'wrong') {
      setMisses(misses + 1);
      if (misses >= attempts) {
        openAnswer(true);
      }
    }
  };
  const check = async (answer: string) => {
    try {
      const checker = await loadChecker();
      const verdict = checker.check(answer, task);
      setFeedback({state: 'judged', verdict, checker});
      judge(verdict);
    } catch {
      setFeedback({state: 'failed'});
    }
  };
  /** Removes the verdict “right” as soon as the answer changes. */
  const change = () => {
    if (feedback.state === 'judged' && feedback.verdict.kind === 'right') {
      setFeedback({state: 'waiting'});
    }
  };
  const isWrong =
    feedback.state === 'judged' && feedback.verdict.kind === 'wrong';
  return {
    feedback,
    check,
    change,
    hints: isWrong ? Math.min(misses, hintCount) : 0,
    isRevealed: misses > attempts,
  };
}
