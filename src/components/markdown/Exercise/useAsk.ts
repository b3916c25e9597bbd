import {useState} from 'react';

import {loadChunk} from '../../../offline/loadChunk';
import {FREE_ATTEMPTS} from '../../base/AnswerButtons';
import {type Checker, type Feedback, useExercise} from './context';
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
 * The state of a question: checks an answer, counts the wrong ones, and gives
 * one hint after the other, then the answer, when the reader asks for it.
 */
export function useAsk(number: string, task: Task, hintCount: number) {
  const {solve, miss, showAnswer} = useExercise();
  const [feedback, setFeedback] = useState<Feedback>({state: 'waiting'});
  const [misses, setMisses] = useState(0);
  const [hints, setHints] = useState(0);
  const check = async (answer: string) => {
    try {
      const checker = await loadChecker();
      const verdict = checker.check(answer, task);
      const kind = checker.kindOf(verdict);
      setFeedback({state: 'judged', verdict, kind, checker});
      if (kind === 'right') {
        solve(number);
        setMisses(0);
        setHints(0);
      } else if (kind === 'wrong') {
        setMisses((count) => count + 1);
        miss();
      }
    } catch {
      setFeedback({state: 'failed'});
    }
  };
  /** Removes the verdict “right” as soon as the answer changes. */
  const change = () => {
    if (feedback.state === 'judged' && feedback.kind === 'right') {
      setFeedback({state: 'waiting'});
    }
  };
  const help = () => {
    if (hints < hintCount) {
      setHints(hints + 1);
    } else {
      showAnswer();
    }
  };
  const isStuck = misses >= FREE_ATTEMPTS;
  return {feedback, check, change, help, hints, hintCount, isStuck};
}
