import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useLocale} from '../../../../i18n/useLocale';
import {QUANTITIES, unitSymbol} from '../../../../physics/units';
import Judged, {type VerdictKind} from '../../../base/Verdict';
import type {Task} from '../task';
import type {Verdict} from './check';
import {explainCommonError} from './commonErrorTexts';
import {Scale} from './Scale';
import {unreadable} from './unreadable';

/** Names how an answer was judged; undefined for one that can't be read. */
export function kindOf({kind}: Verdict): VerdictKind | undefined {
  if (kind === 'unreadable') {
    return undefined;
  }
  return kind === 'right' || kind === 'near' ? kind : 'wrong';
}

function right(task: Task): string {
  return 'text' in task
    ? translate(
        {
          id: 'exercise.rightNumber',
          message: 'Right: the model gives {value}.',
          description: 'Said when a typed number is right',
        },
        {value: task.text},
      )
    : translate({
        id: 'exercise.right',
        message: 'Right.',
        description: 'Said when the right option was picked',
      });
}

function near(isRounded: boolean): string {
  return isRounded
    ? translate({
        id: 'exercise.rounded',
        message:
          'Nearly: this is the answer, rounded too early. Keep one more digit.',
        description: 'Said when a typed number has too few digits',
      })
    : translate({
        id: 'exercise.near',
        message: 'Nearly: your number is a few per cent off.',
        description: 'Said when a typed number is close to the right one',
      });
}

function wrong(isHigh: boolean | undefined): string {
  switch (isHigh) {
    case true:
      return translate({
        id: 'exercise.high',
        message: 'Not right yet: your number is too high.',
        description: 'Said after a wrong number',
      });
    case false:
      return translate({
        id: 'exercise.low',
        message: 'Not right yet: your number is too low.',
        description: 'Said after a wrong number',
      });
    default:
      return translate({
        id: 'exercise.wrong',
        message: 'Not right yet.',
        description: 'Said after a wrong answer',
      });
  }
}

/** What is said about an answer; the page adds its own explanation. */
function useMessage(verdict: Verdict, task: Task): string {
  const locale = useLocale();
  switch (verdict.kind) {
    case 'right':
      return right(task);
    case 'near':
      return near(verdict.isRounded);
    case 'mistake':
      return translate({
        id: 'exercise.mistake',
        message: 'Not right, but a common mistake.',
        description: 'Said before a known mistake is explained',
      });
    case 'common':
      return explainCommonError(verdict.error);
    case 'wrong':
      return wrong(verdict.isHigh);
    case 'unreadable': {
      const shown = 'unit' in task ? unitSymbol(task.unit) : '';
      const {typed} = verdict;
      const quantity =
        typed.kind === 'other-quantity'
          ? QUANTITIES[typed.quantity].label[locale]
          : '';
      return unreadable(typed, {shown, quantity, isChoice: 'correct' in task});
    }
  }
}

export interface JudgementProps {
  readonly verdict: Verdict;
  readonly task: Task;
  /** Whether the reader has opened the answer of the exercise. */
  readonly isAnswerOpen: boolean;
  /** What the page says of it. */
  readonly children: ReactNode;
}

/**
 * The verdict on an answer. The model's number is shown to those who have it
 * nearly, or have opened the answer.
 */
export function Judgement(props: JudgementProps): ReactNode {
  const {verdict, task, isAnswerOpen, children} = props;
  const message = <strong>{useMessage(verdict, task)}</strong>;
  const kind = kindOf(verdict);
  if (kind === undefined || verdict.kind === 'unreadable') {
    return message;
  }
  const isKnown = kind !== 'wrong' || isAnswerOpen;
  return (
    <Judged kind={kind}>
      <p>{message}</p>
      {isKnown && 'expected' in task && verdict.value !== undefined && (
        <Scale task={task} value={verdict.value} />
      )}
      {children}
    </Judged>
  );
}
