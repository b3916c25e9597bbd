import type {PropsWithChildren, ReactNode} from 'react';

import {useQuestion} from './context';

interface NumberedProps extends PropsWithChildren {
  /** Counted from 1 while the site is built. */
  readonly number: string;
}

function useVerdict() {
  const {feedback} = useQuestion();
  return feedback.state === 'judged' ? feedback.verdict : undefined;
}

/** Why the right answer is right; shown after it. */
export function Right({children}: PropsWithChildren): ReactNode {
  return useVerdict()?.kind === 'right' && children;
}

/** What went wrong in a known mistake; shown after an answer that it gives. */
export function Mistake({number, children}: NumberedProps): ReactNode {
  const verdict = useVerdict();
  const isShown =
    verdict?.kind === 'mistake' && verdict.index + 1 === Number(number);
  return isShown && children;
}

/** A hint, shown after a wrong answer that is no known mistake. */
export function Hint({number, children}: NumberedProps): ReactNode {
  return useQuestion().hints >= Number(number) && children;
}
