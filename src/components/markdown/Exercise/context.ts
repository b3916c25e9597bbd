import {createContext, type RefObject} from 'react';

import {record} from '../../../site/progress/store';
import {useRequired} from '../../base/useRequired';
import type {VerdictKind} from '../../base/Verdict';
import type * as checkerModule from './checker';
import type {Verdict} from './checker';
import type {Task} from './task';

/** Whom an exercise tells how it goes. */
export interface Report {
  /** All of its questions are answered. */
  readonly answered: (id: string) => void;
  /** An answer was wrong, or the answer was opened. */
  readonly missed?: (id: string) => void;
}

/** On its own page an exercise is recorded; the page “Practice” does more. */
export const ReportContext = createContext<Report>({
  answered: (id) => record('answered', id),
});

/** What the questions of an exercise share. */
interface ExerciseState {
  /** The element with the answer. */
  readonly answer: RefObject<HTMLDetailsElement | null>;
  readonly isAnswerOpen: boolean;
  readonly setIsAnswerOpen: (isOpen: boolean) => void;
  /** Opens the answer and moves the focus there. */
  readonly showAnswer: () => void;
  /** Whether the second question has come, after the first or its answer. */
  readonly isProofDue: boolean;
  readonly setIsProofDue: (isDue: boolean) => void;
  /** Numbers of the questions that have been answered. */
  readonly solved: ReadonlySet<string>;
  /** Notes that a question, by its number, has been answered. */
  readonly solve: (question: string) => void;
  /** Notes a wrong answer, or that the answer was opened. */
  readonly miss: () => void;
}

export const ExerciseContext = createContext<ExerciseState | null>(null);

/** Returns the enclosing exercise. @throws Error without one */
export function useExercise(): ExerciseState {
  return useRequired(
    ExerciseContext,
    '<Ask> and <Answer> must be inside <Exercise>',
  );
}

/** The code that reads and judges answers, loaded when a field is first used. */
export type Checker = typeof checkerModule;

/** What is known about the answer in a field. */
export type Feedback =
  | {readonly state: 'waiting' | 'failed'}
  | {
      readonly state: 'judged';
      readonly verdict: Verdict;
      /** Undefined when the answer can't be read. */
      readonly kind: VerdictKind | undefined;
      readonly checker: Checker;
    };

/** What a question shows at present. */
interface QuestionState {
  /** Name of its controls. */
  readonly name: string;
  readonly label: string;
  readonly task: Task;
  /** Id of the element with the feedback. */
  readonly feedbackId: string;
  readonly feedback: Feedback;
  /** Number of hints shown, and of all there are. */
  readonly hints: number;
  readonly hintCount: number;
  /** Whether help is offered, after wrong answers. */
  readonly isStuck: boolean;
  /** Shows the next hint or, when none is left, the answer. */
  readonly help: () => void;
}

export const QuestionContext = createContext<QuestionState | null>(null);

/** Returns the enclosing question. @throws Error without one */
export function useQuestion(): QuestionState {
  return useRequired(
    QuestionContext,
    '<Right>, <Mistake> and <Hint> must be inside <Ask>',
  );
}
